// Requests to the server, in the reader's language; a refusal becomes an exception that carries its words.
import { settings } from "../settings.svelte";
import type * as S from "./shapes";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: S.Problem,
  ) {
    super(problem.message || problem.error);
  }
}

const OFFLINE: S.Problem = { error: "offline", message: "", clause: null, hint: null };

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  query: Record<string, string> = {},
): Promise<T> {
  const search = new URLSearchParams({ lang: settings.language, ...query });
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}?${search}`, init);
  } catch {
    throw new Refused(0, OFFLINE);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = await answer.json().catch(() => ({ ...OFFLINE, error: "http", message: answer.statusText }));
  throw new Refused(answer.status, problem as S.Problem);
}

const get = <T>(path: string, query?: Record<string, string>) => request<T>("GET", path, undefined, query);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

/** Whoever has sat down once has tables of his own to list. */
function remembered<T>(opened: T): T {
  settings.played = true;
  settings.save();
  return opened;
}
const tournament = (entered: S.EnteredTournament) => remembered(entered).tournament;

export const api = {
  games: () => get<S.Game[]>("/games"),
  game: (name: string) => get<S.Game>(`/games/${name}`),
  rules: (name: string) => get<S.Rules>(`/games/${name}/rules`),
  glance: (name: string) => get<S.Glance>(`/games/${name}/glance`),
  example: (game: string, name: string) => get<S.Example>(`/games/${game}/examples/${encodeURIComponent(name)}`),
  box: (name: string) => get<S.GameBox>(`/games/${name}/box`),
  build: (game: string, option: string, body: unknown) => post<S.Built>(`/games/${game}/options/${option}/build`, body),
  pieces: (game: string, option: string, body: unknown) =>
    post<S.Pieces>(`/games/${game}/options/${option}/pieces`, body),
  puzzles: (game: string) => get<S.Puzzle[]>(`/games/${game}/puzzles`),
  playExample: (game: string, name: string, step: number, bots: string | null) =>
    post<S.Opened>(`/games/${game}/examples/${encodeURIComponent(name)}/${step}/play`, {
      bots,
      name: settings.name,
      share: "commit",
    }),
  lessons: (game: string) => get<S.Lesson[]>(`/games/${game}/lessons`),
  lesson: (game: string, lesson: string, body: unknown) => post<S.Moment>(`/games/${game}/lessons/${lesson}`, body),
  lessonPreview: (game: string, lesson: string, body: unknown) =>
    post<S.Preview>(`/games/${game}/lessons/${lesson}/preview`, body),
  lessonWhy: (game: string, lesson: string, body: unknown) => post<S.Why>(`/games/${game}/lessons/${lesson}/why`, body),
  bots: () => get<S.Bot[]>("/bots"),
  me: () => get<S.Me>("/me"),
  rename: (name: string) => post<S.Me>("/me", { name }),
  whose: (token: string) => post<S.Whose>("/me/whose", { token }),
  back: () => post<S.Me>("/me/back"),
  recover: (token: string) => post<S.Me>("/me/recover", { token }),
  link: () => post<{ token: string; link: string }>("/me/link"),
  forget: () => post<unknown>("/me/forget"),
  myTables: () => get<S.Table[]>("/me/tables"),
  lobbyPage: (wish: Record<string, string>) => get<S.LobbyPage>("/lobby", wish),
  profile: (who: string) => get<S.Profile>(`/people/${encodeURIComponent(who)}`),
  matches: (who: string, before: number) =>
    get<S.Match[]>(`/people/${encodeURIComponent(who)}/matches`, { before: String(before) }),
  showProfile: (shown: boolean) => request<S.Profile>("PUT", "/me/profile", { public: shown }),
  account: () => get<S.Account>("/me/account"),
  endSession: (id: string) => request<S.Account>("DELETE", `/me/sessions/${encodeURIComponent(id)}`),
  addEmail: (email: string) => post<undefined>("/me/email", { email }),
  removeEmail: () => request<S.Account>("DELETE", "/me/email"),
  passkeyOptions: () => post<S.Ceremony>("/me/passkeys/options"),
  addPasskey: (credential: unknown) => post<S.Account>("/me/passkeys", { credential }),
  removePasskey: (id: string) => request<S.Account>("DELETE", `/me/passkeys/${encodeURIComponent(id)}`),
  doors: () => get<S.Doors>("/login"),
  loginByEmail: (email: string) => post<undefined>("/login/email", { email }),
  whoseKey: (key: string) => post<S.KeyOf>("/login/key/whose", { key }),
  loginByKey: (key: string) => post<S.Me>("/login/key", { key }),
  loginOptions: () => post<S.Ceremony>("/login/passkey/options"),
  loginByPasskey: (credential: unknown) => post<S.Me>("/login/passkey", { credential }),
  erase: (name: string) => post<undefined>("/me/erase", { name }),
  calls: () => get<S.Calls>("/me/calls"),
  push: (made: { endpoint: string; p256dh: string; auth: string }) => request<S.Calls>("PUT", "/me/push", made),
  endPush: () => request<S.Calls>("DELETE", "/me/push"),
  digest: (on: boolean) => request<S.Calls>("PUT", "/me/digest", { on }),
  stopLetters: (key: string) => request<undefined>("POST", "/letters/stop", undefined, { key }),
  vacation: (until: number | null) => request<S.Calls>("PUT", "/me/vacation", { until }),
  peopleAt: (id: string) => get<S.PersonAtSeat[]>(`/tables/${id}/people`),
  company: () => get<S.Company>("/me/company"),
  endRelation: (kind: string, player: string) =>
    request<S.Company>("DELETE", `/me/company/${kind}/${encodeURIComponent(player)}`),
  friendLink: () => post<{ link: string }>("/me/friend-link"),
  whoseFriend: (key: string) => post<S.Reported>("/me/friends/whose", { key }),
  befriend: (key: string) => post<S.Company>("/me/friends", { key }),
  /** Without a table: in the lobby. */
  avoid: (id: string | null, about: { chat?: number; seat?: number }, kind: "block" | "mute") =>
    post<S.Reported>(`${id ? `/tables/${id}` : "/lobby"}/avoid`, { ...about, kind }),
  lobbyChat: () => get<S.LobbyLine[]>("/lobby/chat"),
  sayInLobby: (text: string, name: string) => post<S.LobbyLine>("/lobby/chat", { text, name }).then(remembered),
  tournaments: () => get<S.TournamentInfo[]>("/tournaments"),
  openTournament: (body: object) => post<S.EnteredTournament>("/tournaments", body).then(tournament),
  joinTournament: (id: string, name: string) =>
    post<S.EnteredTournament>(`/tournaments/${id}/join`, { name }).then(tournament),
  leaveTournament: (id: string, number: number) =>
    request<S.Tournament>("DELETE", `/tournaments/${id}/entrants/${number}`),
  startTournament: (id: string) => post<S.Tournament>(`/tournaments/${id}/start`),
  endTournament: (id: string) => post<S.Tournament>(`/tournaments/${id}/end`),
  voteAbsent: (id: string, seat: number) => post<S.Table>(`/tables/${id}/seats/${seat}/absent`),
  lobby: () => get<S.Lobby>("/tables"),
  table: (id: string) => get<S.Table>(`/tables/${id}`),
  open: (body: object) => post<S.Opened>("/tables", { share: "commit", ...body }).then(remembered),
  sit: (id: string, seat: number, name: string, options: Record<string, boolean | string> = {}, invitation = "") =>
    post<S.Opened>(`/tables/${id}/seats/${seat}`, { name, options, invitation, share: "commit" }).then(remembered),
  rematch: (id: string, name: string) =>
    post<S.Opened>(`/tables/${id}/rematch`, { name, share: "commit" }).then(remembered),
  setOwn: (id: string, seat: number, options: Record<string, boolean | string>) =>
    post<S.Table>(`/tables/${id}/seats/${seat}/options`, { options }),
  leave: (id: string, seat: number) => request<S.Table>("DELETE", `/tables/${id}/seats/${seat}`),
  comeBack: (id: string, seat: number) => post<S.Table>(`/tables/${id}/seats/${seat}/return`),
  seatBot: (id: string, seat: number, level: string) => post<S.Table>(`/tables/${id}/seats/${seat}/bot`, { level }),
  start: (id: string) => post<S.Table>(`/tables/${id}/start`),
  report: (id: string | null, about: { chat?: number; seat?: number }, why: string) =>
    post<S.Reported>(`${id ? `/tables/${id}` : "/lobby"}/report`, { ...about, why }),
  commit: (id: string, seat: number, attempt: number, commitment: string) =>
    post<S.Table>(`/tables/${id}/commit`, { seat, attempt, commitment }),
  reveal: (id: string, seat: number, nonce: string) => post<S.Table>(`/tables/${id}/reveal`, { seat, nonce }),
  preview: (id: string, seat: number, action: string) => post<S.Preview>(`/tables/${id}/preview`, { seat, action }),
  why: (id: string, seat: number, targets: readonly string[]) => post<S.Why>(`/tables/${id}/why`, { seat, targets }),
  hint: (id: string, seat: number) => get<S.Hint[]>(`/tables/${id}/hint`, { seat: String(seat) }),
  fork: (id: string, seat: number, at: number | undefined, bots: string | null) =>
    post<S.Opened>(`/tables/${id}/fork`, { seat, bots, share: "commit", ...(at === undefined ? {} : { at }) }),
  replay: (id: string, seat: number, open: boolean) =>
    get<S.Replay>(`/tables/${id}/replay`, { seat: String(seat), open: String(open) }),
  replayAt: (id: string, move: number, seat: number, open: boolean) =>
    get<S.Situation>(`/tables/${id}/replay/${move}`, { seat: String(seat), open: String(open) }),
  analysis: (id: string, seat: number) => get<S.Analysis>(`/tables/${id}/analysis`, { seat: String(seat) }),
  dice: (id: string) => get<S.Dice[]>(`/tables/${id}/dice`),
};
