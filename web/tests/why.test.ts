import { describe, expect, test, vi } from "vitest";
import type { WhyNot } from "../src/api/shapes";
import type { Explained } from "../src/table/session.svelte";
import { explained } from "../src/table/why";

vi.stubGlobal("CSS", { escape: (text: string) => text });

const answer = (action: string, elsewhere = false): WhyNot => ({
  action,
  label: action,
  targets: [],
  clause: "1",
  message: "",
  conditions: [],
  elsewhere,
});

/** A session that knows an answer for some targets. */
function session(known: Record<string, WhyNot>, before: Explained | null = null) {
  const why = async (targets: readonly string[]) => {
    const found = known[targets.join(" ")];
    return { legal: false, answers: found ? [found] : [] };
  };
  return { why, explained: before };
}

describe("what is explained", () => {
  test("a piece together with a place, else the place by itself", async () => {
    const both = session({ "beans B4": answer("place beans B4"), B4: answer("board B4") });
    expect(await explained(both, ["beans"], "B4", false)).toMatchObject({ targets: ["beans", "B4"] });
    expect(await explained(session({ B4: answer("board B4") }), ["beans"], "B4", false)).toMatchObject({
      targets: ["B4"],
    });
    expect(await explained(session({}), ["beans"], "B4", false)).toBeNull();
  });
  test("what can be chosen alone is chosen instead, unless an action of this question asks for both", async () => {
    const later = session({ "beans rum": answer("counter beans rum", true) });
    expect(await explained(later, ["beans"], "rum", true)).toBe("instead");
    expect(await explained(session({}), ["beans"], "rum", true)).toBe("instead");
    const unfit = session({ "beans B4": answer("place beans B4") });
    expect(await explained(unfit, ["beans"], "B4", true)).toMatchObject({ targets: ["beans", "B4"] });
  });
  test("whoever points there again means it", async () => {
    const before = { targets: ["beans", "B4"], picks: [], answers: [] };
    expect(await explained(session({ "beans B4": answer("x") }, before), ["beans"], "B4", true)).toBe("instead");
  });
});
