// The shapes of the server's interface, by the names that docs/server-api.md gives them.
export type Choice = { value: boolean | string; label: string };
export type GameOption = { name: string; label: string; help: string; clause: string; default: boolean | string; choices: Choice[] };
export type Game = {
  name: string; title: string; pitch: string; length: string; seats: { min: number; max: number };
  rules_version: number; card: string; options: GameOption[];
};
export type Both = { en: string; fr: string };
export type Clause = { id: string; kind: string; title: Both; text: Both; ruling: Both | null };
export type Rules = { game: string; title: string; clauses: Clause[] };
export type Bot = { level: string; label: string };
export type Me = { player: string; name: string; token: string | null };
export type Pace = { kind: "none" | "live" | "async"; seconds?: number | null; days?: number | null };
export type Seat = {
  seat: number; kind: "open" | "human" | "bot"; name: string; level: string | null; mine: boolean; here: boolean;
  stand_in: string | null; nonce: boolean;
};
export type Outcome = { scores: number[]; winners: number[]; reason: string; text: string };
export type Fairness = { commitment: string; nonces: string[]; secret: string | null };
export type Table = {
  id: string; game: string; title: string; link: string; status: "open" | "playing" | "over" | "closed"; public: boolean;
  host: boolean; pace: Pace; start: "full" | "host"; options: Record<string, boolean | string>; option_words: string[];
  seats: Seat[]; asked: number[]; number: number; deadline: number | null; created: number; changed: number;
  fairness: Fairness; outcome: Outcome | null; forked_from: string | null; watchers: number;
};
export type Lobby = { open: Table[]; playing: Table[]; over: Table[] };
export type Opened = { table: Table; me: Me; link: string };
export type Action = { action: string; label: string; clause: string; targets: string[]; verb: string };
export type Hint = { action: string; label: string; clause: string; targets: string[]; worth: number };
export type Prompt = { step: string; clause: string; text: string; asked: number[] };
export type Decision = {
  id: string; actions: Action[]; sealed: boolean; chosen: string | null; free: boolean; standing: string[];
};
export type LogEvent = { n: number; text: string; clause: string; event: string; seat: number | null; targets: string[] };
export type Log = { from: number; to: number; events: LogEvent[] };
export type Standing = { step: string; action: string; until: "action" | "turn" | "match" };
export type Situation = {
  table: string; seat: number; number: number; status: Table["status"]; view: unknown; picture: string | null;
  prompt: Prompt | null; decision: Decision | null; undo: boolean; mine: { seat: number; asked: boolean }[]; log: Log;
  clock: { deadline: number | null; now: number }; standing: Standing[]; outcome: Outcome | null;
};
export type Preview = { legal: boolean; clause: string | null; message: string | null; preview: unknown; picture: string | null };
export type Chat = { id: number; seat: number; name: string; text: string; at: number };
export type Done = { number: number; decision: string | null; repeated: boolean };
export type Problem = { error: string; message: string; clause: string | null; hint: string | null };
export type ReplayStep = {
  move: number; seat: number | null; action: string | null; label: string | null; clause: string | null; events: [number, number];
};
export type Replay = {
  table: string; moves: number; seats: { seat: number; name: string }[]; steps: ReplayStep[]; scores: (number[] | null)[];
  outcome: Outcome | null;
};
export type Dice = { label: string; n: number; counts: number[]; expected: number; p: number };

export type FromServer =
  | ({ type: "state" } & Situation)
  | { type: "table"; table: Table }
  | ({ type: "chat" } & Chat)
  | ({ type: "done"; key: string } & Done)
  | ({ type: "refused"; key: string } & Problem)
  | { type: "pong" };

export type ToServer =
  | { type: "act"; seat: number; decision: string; action: string; key: string }
  | { type: "undo"; seat: number; key: string }
  | { type: "chat"; text: string; seat: number; key: string }
  | { type: "standing"; seat: number; step: string; action: string | null; until: string; key: string }
  | { type: "see"; seat: number; since: number; picture: boolean; lang: string }
  | { type: "ping" };
