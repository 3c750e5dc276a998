import type { SquareToSurvey } from "@ten-paces/contract";
import { describe, expect, test } from "vitest";
import { CallFailed } from "../../api.ts";
import { memoryFieldStore, type Waiting } from "./field-store.ts";
import { bearingDegrees, inFieldOrder, mapAddress, wayInWords } from "./nearest.ts";
import { type Lock, type Sender, sendWaiting } from "./send-waiting.ts";
import { draftOf, faultsOf, questionIn } from "./survey-draft.ts";
import { asksInWords } from "./what-it-asks.ts";

const asks = { ticket: "no", hours: "always", terrain: 1, walkM: 0 } as const;
const square = (part: Partial<SquareToSurvey> = {}): SquareToSurvey => ({
  huntId: "ks-1",
  huntName: "Kansas Hunt",
  huntStatus: "AVAILABLE",
  state: "KANSAS",
  version: 3,
  num: 1,
  totalSquares: 3,
  placeName: "Old Mill",
  town: "Salina",
  at: { lat: 38.5, lng: -98.5 },
  sureM: 100,
  where: "by the door on the river side",
  question: null,
  doubt: null,
  photographed: false,
  stand: { asks, ground: { who: "city", ask: "no" }, safety: [] },
  surveyed: false,
  surveyedAt: null,
  undoable: false,
  ...part,
});

describe("the list", () => {
  const near = square({ num: 1, at: { lat: 38.51, lng: -98.5 } });
  const far = square({ num: 2, at: { lat: 38.9, lng: -98.5 } });
  const maine = square({ huntId: "me-1", state: "MAINE", at: { lat: 44, lng: -69 } });

  test("is nearest first, and by state where nobody knows where one is", () => {
    expect(inFieldOrder([far, maine, near], { lat: 38.5, lng: -98.5 })).toEqual([near, far, maine]);
    expect(inFieldOrder([maine, far, near], null)).toEqual([near, far, maine]);
  });

  test("says how far and in which direction", () => {
    const here = { lat: 38.5, lng: -98.5 };
    expect(wayInWords(here, { lat: 38.6, lng: -98.5 })).toBe("6.9 mi north");
    expect(wayInWords(here, { lat: 38.5, lng: -98.499 })).toBe("286 ft east");
    expect(wayInWords(here, { lat: 38.4, lng: -98.63 })).toBe("9.9 mi southwest");
    expect(wayInWords(here, { lat: 38.50001, lng: -98.5 })).toBe("You are here.");
    expect(Math.round(bearingDegrees({ lat: 52, lng: 179 }, { lat: 52, lng: -179 }))).toBe(89);
  });

  test("leads to a map, and says what going there asks", () => {
    expect(mapAddress(square())).toBe(
      "geo:38.500000,-98.500000?q=38.500000,-98.500000(Old%20Mill)",
    );
    expect(mapAddress(square(), "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)")).toBe(
      "maps:?ll=38.500000,-98.500000&q=Old%20Mill",
    );
    expect(asksInWords(square().stand)).toBe("");
    const hard = { ...asks, ticket: "car", hours: ["9:00", "17:00"], months: [5, 9], walkM: 800 };
    expect(
      asksInWords({ ground: { who: "city", ask: "no" }, safety: [], asks: hard as never }),
    ).toBe(
      "A car pays to get in. Open from 9:00 to 17:00. Open from May to September. About 10 minutes on foot.",
    );
  });
});

describe("a survey that is put together", () => {
  const fix = { lat: 38.5, lng: -98.5, accuracy: 5, at: 1 };

  test("needs a position of 33 feet, a phrase that keeps the rules, and a whole question or none", () => {
    const draft = { ...draftOf(square()), fix };
    expect(faultsOf(draft, square())).toEqual({});
    expect(questionIn(draft)).toBeNull();
    expect(faultsOf({ ...draft, fix: null }, square()).position).toBe("Take your position first.");
    expect(faultsOf({ ...draft, fix: { ...fix, accuracy: 11 } }, square()).position).toContain(
      "33 ft",
    );
    const named = { ...draft, where: "Stand before the Mill wheel, somewhere." };
    expect(faultsOf(named, square()).where).toMatch(/“somewhere” is no spot.*“Mill”/);
    expect(faultsOf({ ...draft, answers: "7" }, square()).question).toContain("8 to 200");
    const asked = { ...draft, question: "How many lions?", answers: " 7 \n\nseven\n" };
    expect(faultsOf(asked, square())).toEqual({});
    expect(questionIn(asked)).toEqual({ text: "How many lions?", answers: ["7", "seven"] });
    expect(faultsOf({ ...asked, answers: "1\n2\n3\n4\n5\n6" }, square()).answers).toContain("five");
  });
});

const alone: Lock = (work) => work();
const waiting = (num: number, part: Partial<Waiting> = {}): Waiting => ({
  key: `key-${num}`,
  userId: "ann",
  huntId: "ks-1",
  num,
  placeName: "Old Mill",
  body: { lat: 38.5, lng: -98.5, accuracy: 4, version: 3 },
  savedAt: num,
  refused: null,
  ...part,
});

type Outcome = Awaited<ReturnType<Sender>>;
const taken = (version: number) =>
  ({ ok: true, result: { version, movedFt: 3, square: {} } }) as unknown as Outcome;
const refusedAs = (code: string, data: object = {}) =>
  ({ ok: false, refusal: { code, error: "No.", data } }) as unknown as Outcome;

async function storeOf(...all: Waiting[]) {
  const store = memoryFieldStore();
  for (const one of all) await store.put(one);
  return store;
}

describe("what waits on the phone", () => {
  test("is sent once, oldest first, and knows the version that the one before it made", async () => {
    const store = await storeOf(waiting(2), waiting(1), waiting(3, { huntId: "me-1" }));
    const seen: unknown[] = [];
    const send: Sender = async ({ key, body }) => {
      seen.push([key, body.version]);
      return taken((body.version ?? 0) + 1);
    };
    const sent = await sendWaiting(store, "ann", { send, lock: alone });
    expect(seen).toEqual([
      ["key-1", 3],
      ["key-2", 4],
      ["key-3", 3],
    ]);
    expect(sent.done).toHaveLength(3);
    expect(await store.listWaiting("ann")).toEqual([]);
  });

  test("stays under its key where no answer comes, and nothing behind it overtakes", async () => {
    const store = await storeOf(waiting(1), waiting(2));
    const keys: string[] = [];
    const send: Sender = async ({ key }) => {
      keys.push(key);
      throw new CallFailed("network", 0, {});
    };
    expect(await sendWaiting(store, "ann", { send, lock: alone })).toMatchObject({
      stopped: "no_answer",
    });
    expect(await sendWaiting(store, "ann", { send, lock: alone })).toMatchObject({ done: [] });
    expect(keys).toEqual(["key-1", "key-1"]);
    expect((await store.listWaiting("ann")).map(({ key }) => key)).toEqual(["key-1", "key-2"]);
  });

  test("a server that stumbles, a limit and a line that hangs are no refusal", async () => {
    const store = await storeOf(waiting(1));
    for (const error of [
      new CallFailed("answer", 503, { error: "Away.", code: "unavailable" }),
      new CallFailed("answer", 429, { error: "Slow.", code: "too_many_requests" }),
      new DOMException("Too long.", "TimeoutError"),
    ]) {
      const send: Sender = () => Promise.reject(error);
      expect(await sendWaiting(store, "ann", { send, lock: alone })).toMatchObject({
        stopped: "no_answer",
      });
    }
    expect(await store.listWaiting("ann")).toMatchObject([{ key: "key-1", refused: null }]);
  });

  test("a refused one stays with its sentence, is not sent again, and the rest goes on", async () => {
    const changes = [{ at: "", by: "bob@hunts.test", action: "edit hunt", fields: [] }];
    const store = await storeOf(waiting(1), waiting(2), waiting(3));
    const send: Sender = async ({ num }) => {
      if (num === 1) return refusedAs("stale", { version: 9, changes });
      if (num === 2)
        throw new CallFailed("answer", 400, { error: "Malformed.", code: "bad_request" });
      return taken(4);
    };
    await sendWaiting(store, "ann", { send, lock: alone });
    const left = await store.listWaiting("ann");
    expect(left).toMatchObject([
      { key: "key-1", body: { version: 3 }, refused: { sentence: "No.", version: 9, changes } },
      { key: "key-2", refused: { code: "bad_request", sentence: "Malformed." } },
    ]);
    const again = await sendWaiting(store, "ann", { send: async () => taken(1), lock: alone });
    expect(again.done).toEqual([]);
  });

  test("surveys of other squares by colleagues are no reason to ask; everything else is", async () => {
    const change = { at: "", by: "bob@hunts.test", action: "survey square", fields: [] };
    const elsewhere = [
      { ...change, square: 2 },
      { ...change, square: 3 },
    ];
    const store = await storeOf(waiting(1));
    const seen: unknown[] = [];
    const send: Sender = async ({ key, body }) => {
      seen.push([key, body.version]);
      return body.version === 5 ? taken(6) : refusedAs("stale", { version: 5, changes: elsewhere });
    };
    expect((await sendWaiting(store, "ann", { send, lock: alone })).done).toHaveLength(1);
    expect(seen).toEqual([
      ["key-1", 3],
      ["key-1", 5],
    ]);
    for (const changes of [
      [{ ...change, square: 1 }, elsewhere[0]],
      [{ ...change, action: "edit hunt" }, elsewhere[0]],
      [elsewhere[0]],
    ]) {
      const told = await storeOf(waiting(1));
      const stale: Sender = async () => refusedAs("stale", { version: 5, changes });
      await sendWaiting(told, "ann", { send: stale, lock: alone });
      expect(await told.listWaiting("ann")).toMatchObject([{ refused: { code: "stale" } }]);
    }
  });

  test("of another account it is left alone, and who is signed out keeps all", async () => {
    const store = await storeOf(waiting(1), waiting(2, { userId: "bob" }));
    const send: Sender = async () => {
      throw new CallFailed("answer", 401, { error: "Sign in.", code: "not_signed_in" });
    };
    expect(await sendWaiting(store, "ann", { send, lock: alone })).toMatchObject({
      stopped: "signed_out",
    });
    expect(await store.listWaiting("ann")).toMatchObject([{ key: "key-1", refused: null }]);
    expect(await store.listWaiting("bob")).toHaveLength(1);
  });

  test("two tabs at once send it once", async () => {
    const store = await storeOf(waiting(1), waiting(2));
    let line: Promise<void> = Promise.resolve();
    const lock: Lock = (work) => {
      line = line.then(work);
      return line;
    };
    const keys: string[] = [];
    const send: Sender = async ({ key }) => {
      keys.push(key);
      await Promise.resolve();
      return taken(4);
    };
    await Promise.all([
      sendWaiting(store, "ann", { send, lock }),
      sendWaiting(store, "ann", { send, lock }),
    ]);
    expect(keys).toEqual(["key-1", "key-2"]);
  });
});
