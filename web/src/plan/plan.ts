// A plan: what somebody wants to do with a piece, laid out on the board and written in the game's notation.
// `docs/planner.md` says what a picture must hold for it. Everything here is arithmetic; the rules are the server's.
import type { Box, Point } from "../board/viewport";
import {
  ahead,
  headingOf,
  normal,
  numbers,
  offBoard,
  onBoard,
  readFrame,
  turned,
  written,
  type Frame,
  type Pose,
} from "./frame";

export type Segment = { name: string; least: number; most: number };
export type Leg = { segment: number; heading: number; length: number };
export type Kind = "course" | "place" | "turn";

/** What a picture says about one piece that can be planned with. */
export type Spec = {
  id: string;
  title: string;
  /** What it is called where there is little room. */
  name: string;
  /** Where it is taken hold of, as the notation writes it. */
  grip: Point;
  template: string;
  kind: Kind;
  at: Pose;
  segments: Segment[];
  leg: string;
  join: string;
  /** How far the first leg may turn, and every other. */
  turns: [number, number];
  pivot: number;
  snap: number;
  frame: Frame;
};

export type Plan = { legs: Leg[]; pose: Pose; pivot: number };

/** Above this share of a segment a drag means all of it. */
const FULL = 0.93;

// ---- reading a picture -------------------------------------------------------------------------------------------

export function readSpecs(board: Element | null): Spec[] {
  return board
    ? [...board.querySelectorAll("[data-plan]")].map(readSpec).filter((spec): spec is Spec => spec !== null)
    : [];
}

function readSpec(element: Element): Spec | null {
  const template = element.getAttribute("data-plan")!;
  const [x, y, heading = 0] = numbers(element.getAttribute("data-plan-at"));
  if (x === undefined || y === undefined || !element.id) return null;
  const frame = readFrame(element);
  const [turn = frame.circle / 2, first = turn] = numbers(element.getAttribute("data-plan-turn"));
  const title =
    element.getAttribute("data-title") ?? element.querySelector("title")?.textContent ?? template.split("{")[0]!.trim();
  const [gripX = x, gripY = y] = numbers(element.getAttribute("data-plan-grip"));
  return {
    id: element.id,
    title,
    name: element.getAttribute("data-plan-name") ?? title,
    grip: { x: gripX, y: gripY },
    template,
    kind: template.includes("{legs}") ? "course" : template.includes("{x}") ? "place" : "turn",
    at: { x, y, heading },
    segments: (element.getAttribute("data-plan-legs") ?? "").split(/\s+/).filter(Boolean).map(readSegment),
    leg: element.getAttribute("data-plan-leg") ?? "{segment}@{heading}[/{length}]",
    join: element.getAttribute("data-plan-join") ?? " ",
    turns: [first, turn],
    pivot: Number(element.getAttribute("data-plan-pivot") ?? 0),
    snap: Number(element.closest("[data-plan-snap]")?.getAttribute("data-plan-snap")) || frame.circle / 360,
    frame,
  };
}

/** `L:83.8` is a segment of up to 83.8, `leg:1000..5000` one of at least 1000. */
function readSegment(text: string): Segment {
  const [name = "", range = "0"] = text.split(":");
  const [least, most] = range.includes("..") ? range.split("..").map(Number) : [0, Number(range)];
  return { name, least: least ?? 0, most: most ?? 0 };
}

// ---- writing and reading the notation ----------------------------------------------------------------------------

export const nothing = (spec: Spec): Plan => ({ legs: [], pose: spec.at, pivot: 0 });

/** The plan in the game's notation; nothing while there is nothing to say. */
export function write(spec: Spec, plan: Plan): string {
  if (spec.kind === "course" && !plan.legs.length) return "";
  const { circle, decimals } = spec.frame;
  const values: Values = {
    legs: plan.legs.map((leg) => writeLeg(spec, leg)).join(spec.join),
    x: written(plan.pose.x, decimals),
    y: written(plan.pose.y, decimals),
    heading: written(normal(plan.pose.heading, circle), decimals),
    turn: written(turned(spec.at.heading, plan.pose.heading, circle), decimals),
    pivot: plan.pivot ? written(plan.pivot, decimals) : null,
  };
  return fill(spec.template, values);
}

type Values = Record<string, string | null>;

/** A template with its `{words}` filled in; a `[part]` goes if one of its words has nothing to say. */
function fill(template: string, values: Values): string {
  const put = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const whole = template.replace(/\[([^\]]*)\]/g, (_, part: string) => {
    const names = [...part.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
    return names.every((name) => values[name] != null) ? part : "";
  });
  return put(whole).trim();
}

function writeLeg(spec: Spec, leg: Leg): string {
  const segment = spec.segments[leg.segment]!;
  const { circle, decimals } = spec.frame;
  const short = written(leg.length, decimals) !== written(segment.most, decimals);
  const needed = !spec.leg.includes("[");
  return fill(spec.leg, {
    segment: segment.name,
    heading: written(normal(leg.heading, circle), decimals),
    length: short || needed ? written(leg.length, decimals) : null,
  });
}

/** The plan that a text means, or null if it is no plan with this piece. */
export function read(spec: Spec, text: string): Plan | null {
  const found = matcher(spec.template).exec(text.trim());
  if (!found) return null;
  const plan = nothing(spec);
  const value = (name: string) => (found.groups?.[name] === undefined ? undefined : Number(found.groups[name]));
  const legs = readLegs(spec, found.groups?.["legs"] ?? "");
  if (!legs) return null;
  const turn = value("turn");
  const heading = value("heading") ?? (turn === undefined ? spec.at.heading : spec.at.heading + turn);
  return {
    legs,
    pose: { x: value("x") ?? plan.pose.x, y: value("y") ?? plan.pose.y, heading },
    pivot: value("pivot") ?? 0,
  };
}

function readLegs(spec: Spec, text: string): Leg[] | null {
  if (spec.kind !== "course") return [];
  const legs: Leg[] = [];
  const used = new Set<number>();
  let rest = text.trim();
  const one = new RegExp(`^${body(spec.leg)}(?:${escape(spec.join).replace(/ /g, "\\s+")}\\s*|$)`, "i");
  while (rest) {
    const found = one.exec(rest);
    if (!found) return null;
    const wanted = (found.groups?.["segment"] ?? spec.segments[0]?.name ?? "").toLowerCase();
    const segment = spec.segments.findIndex((known, i) => !used.has(i) && known.name.toLowerCase() === wanted);
    if (segment < 0) return null;
    used.add(segment);
    const length = found.groups?.["length"];
    legs.push({
      segment,
      heading: Number(found.groups?.["heading"]),
      length: length === undefined ? spec.segments[segment]!.most : Number(length),
    });
    rest = rest.slice(found[0].length);
  }
  return legs;
}

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\/]/g, "\\$&");

function body(template: string): string {
  const patterns: Record<string, string> = { legs: ".*?", segment: "[^\\s@=,/]+" };
  return template
    .split(/(\{\w+\}|\[|\])/)
    .map((part) => {
      if (part === "[") return "(?:";
      if (part === "]") return ")?";
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name ? `(?<${name}>${patterns[name] ?? "-?\\d+(?:\\.\\d+)?"})` : escape(part).replace(/ +/g, "\\s+");
    })
    .join("");
}

const matcher = (template: string) => new RegExp(`^${body(template)}$`, "i");

// ---- where it leads ----------------------------------------------------------------------------------------------

/** Where the piece stands at the start and after each leg, if nothing stops it. */
export function poses(spec: Spec, plan: Plan): Pose[] {
  if (spec.kind !== "course") return [spec.at, plan.pose];
  const found = [spec.at];
  for (const leg of plan.legs)
    found.push({ ...ahead(spec.frame, found.at(-1)!, leg.heading, leg.length), heading: leg.heading });
  return found;
}

/** Of pieces that lie close together, the one that a point of the board is meant for. */
export function nearest(specs: readonly Spec[], at: Point): Spec | undefined {
  const far = (spec: Spec) => {
    const grip = onBoard(spec.frame, spec.grip);
    return Math.hypot(grip.x - at.x, grip.y - at.y);
  };
  return [...specs].sort((a, b) => far(a) - far(b))[0];
}

/** What a piece may come to in one plan, as a part of the board. */
export function reach(spec: Spec): Box {
  const far = spec.segments.reduce((sum, segment) => sum + segment.most, 0);
  const corners = [-far, far].map((away) => onBoard(spec.frame, { x: spec.at.x + away, y: spec.at.y + away }));
  const [x, y] = [Math.min(...corners.map((corner) => corner.x)), Math.min(...corners.map((corner) => corner.y))];
  return { x, y, width: Math.abs(corners[0]!.x - corners[1]!.x), height: Math.abs(corners[0]!.y - corners[1]!.y) };
}

export function free(spec: Spec, plan: Plan): number[] {
  const used = new Set(plan.legs.map((leg) => leg.segment));
  return spec.segments.map((_, i) => i).filter((i) => !used.has(i));
}

/** How far a leg may turn from the heading before it. */
export const bend = (spec: Spec, leg: number) => spec.turns[leg === 0 ? 0 : 1];

function snapped(value: number, step: number, fine: boolean, decimals: number): number {
  return fine ? Number(value.toFixed(decimals)) : Math.round(value / step) * step;
}

/** Turn to a heading as far as the leg may. */
function steer(spec: Spec, from: number, to: number, most: number): number {
  const way = turned(from, to, spec.frame.circle);
  return normal(from + Math.max(-most, Math.min(most, way)), spec.frame.circle);
}

/** Aim a leg at a point of the board. */
export function aimed(spec: Spec, plan: Plan, index: number, at: Point, fine = false): Plan {
  const from = poses(spec, plan)[index]!;
  const leg = plan.legs[index]!;
  const to = offBoard(spec.frame, at);
  const way = { x: to.x - from.x, y: to.y - from.y };
  const wanted = snapped(headingOf(spec.frame, way), spec.snap, fine, spec.frame.decimals);
  const heading = steer(spec, from.heading, wanted, bend(spec, index));
  return withLeg(spec, plan, index, {
    ...leg,
    heading,
    length: cut(spec, leg.segment, Math.hypot(way.x, way.y), fine),
  });
}

function cut(spec: Spec, segment: number, length: number, fine: boolean): number {
  const { least, most } = spec.segments[segment]!;
  if (length >= FULL * most && !fine) return most;
  return Math.max(least, Math.min(most, snapped(length, 1, fine, spec.frame.decimals)));
}

function withLeg(spec: Spec, plan: Plan, index: number, leg: Leg): Plan {
  const legs = plan.legs.map((other, i) => (i === index ? leg : other));
  let before = index < 0 ? spec.at.heading : leg.heading;
  for (let i = index + 1; i < legs.length; i++) {
    legs[i] = { ...legs[i]!, heading: steer(spec, before, legs[i]!.heading, bend(spec, i)) };
    before = legs[i]!.heading;
  }
  return { ...plan, legs };
}

/** One more leg, straight ahead and as long as it can be; the plan itself if no segment is left. */
export function extended(spec: Spec, plan: Plan, segment = free(spec, plan)[0]): Plan {
  if (segment === undefined || !free(spec, plan).includes(segment)) return plan;
  const heading = plan.legs.at(-1)?.heading ?? spec.at.heading;
  return { ...plan, legs: [...plan.legs, { segment, heading, length: spec.segments[segment]!.most }] };
}

export const shortened = (plan: Plan): Plan => ({ ...plan, legs: plan.legs.slice(0, -1) });

/** Turn or stretch a leg a little, for keys. */
export function nudged(spec: Spec, plan: Plan, index: number, turn: number, stretch: number): Plan {
  const leg = plan.legs[index];
  if (!leg) return plan;
  const before = poses(spec, plan)[index]!.heading;
  const { least, most } = spec.segments[leg.segment]!;
  const length = Math.max(least, Math.min(most, leg.length + stretch));
  return withLeg(spec, plan, index, {
    ...leg,
    heading: steer(spec, before, leg.heading + turn, bend(spec, index)),
    length,
  });
}

/** Put the piece at a point of the board. */
export function put(spec: Spec, plan: Plan, at: Point, fine = false): Plan {
  const to = offBoard(spec.frame, at);
  const { decimals } = spec.frame;
  return { ...plan, pose: { ...plan.pose, x: snapped(to.x, 1, fine, decimals), y: snapped(to.y, 1, fine, decimals) } };
}

/** Turn the piece towards a point of the board. */
export function faced(spec: Spec, plan: Plan, at: Point, fine = false): Plan {
  const to = offBoard(spec.frame, at);
  const wanted = snapped(
    headingOf(spec.frame, { x: to.x - plan.pose.x, y: to.y - plan.pose.y }),
    spec.snap,
    fine,
    spec.frame.decimals,
  );
  const most = spec.turns[0];
  return { ...plan, pose: { ...plan.pose, heading: steer(spec, spec.at.heading, wanted, most) } };
}

/** Move or turn the piece a little, for keys. */
export function shifted(spec: Spec, plan: Plan, dx: number, dy: number, turn: number): Plan {
  const { x, y, heading } = plan.pose;
  return {
    ...plan,
    pose: { x: x + dx, y: y + dy, heading: steer(spec, spec.at.heading, heading + turn, spec.turns[0]) },
  };
}
