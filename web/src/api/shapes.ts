// The shapes of the server's interface, by short names. `schema.d.ts` is made from the server's own description.
import type { components } from "./schema";

type Shapes = components["schemas"];
export type GameOption = Shapes["OptionInfo"];
export type Game = Shapes["GameInfo"];
export type Built = Shapes["Built"];
export type Edit = Shapes["Edit"];
export type Holder = Shapes["Holder"];
export type Part = Shapes["Part"];
export type Piece = Shapes["Piece"];
export type Pieces = Shapes["Pieces"];
export type Bot = Shapes["BotLevel"];
export type Action = Shapes["ActionInfo"];
export type Odds = Shapes["OddsInfo"];
export type LogDice = Shapes["LogDice"];
export type Choice = Shapes["Choice"];
export type Clause = Shapes["Clause"];
export type Rules = Shapes["Rules"];
export type Me = Shapes["Me"];
export type Pace = Shapes["Pace"];
export type Seat = Shapes["Seat"];
export type Outcome = Shapes["Outcome"];
export type Fairness = Shapes["Fairness"];
export type Table = Shapes["Table"];
export type Lobby = Shapes["Lobby"];
export type Opened = Shapes["Opened"];
export type Hint = Shapes["Hint"];
export type Prompt = Shapes["Prompt"];
export type Decision = Shapes["Decision"];
export type Form = Shapes["Form"];
export type FormWay = Shapes["FormWay"];
export type LogEvent = Shapes["LogEvent"];
export type Log = Shapes["Log"];
export type Standing = Shapes["Standing"];
export type Situation = Shapes["Situation"];
export type Preview = Shapes["Preview"];
export type Chat = Shapes["Chat"];
export type Done = Shapes["Done"];
export type Problem = Shapes["Problem"];
export type ReplayStep = Shapes["ReplayStep"];
export type Replay = Shapes["Replay"];
export type Dice = Shapes["Dice"];

/** What a page hears over its WebSocket, and what it may say: told apart by `type`. */
export type FromServer = Shapes["FromServer"];
export type ToServer = Shapes["ToServer"];
export type Until = Standing["until"];
