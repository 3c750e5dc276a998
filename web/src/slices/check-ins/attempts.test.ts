import { describe, expect, test } from "vitest";
import { CallFailed } from "../../api.ts";
import { isSettled, outcomeOf, outcomeOfFailure } from "./attempt-outcome.ts";
import { asSentNow, createAttemptStore } from "./pending-attempt.ts";

const error = "Sentence.";
const refusal = (code: "no_credits" | "not_current_square") =>
  outcomeOf({ ok: false, refusal: { code, error, data: {} } });

const tooSoon = (retryAfterSeconds: number) =>
  outcomeOf({ ok: false, refusal: { code: "too_soon", error, data: { retryAfterSeconds } } });

describe("what came of an attempt", () => {
  test("each refusal has its way on", () => {
    expect(refusal("no_credits")).toMatchObject({ kind: "refused", remedy: "get_credits" });
    expect(refusal("not_current_square")).toMatchObject({ remedy: "reload", message: "Sentence." });
  });

  test("too soon is a wait of so many seconds", () => {
    expect(tooSoon(7)).toMatchObject({
      kind: "held",
      seconds: 7,
    });
    expect(tooSoon(0)).toMatchObject({ kind: "held", seconds: 30 });
  });

  test("a call without an answer is lost, not failed, and its key is kept", () => {
    const gone = new CallFailed("network", 0, {});
    const outcome = outcomeOfFailure(gone);
    expect(outcome).toEqual({ kind: "lost" });
    expect(isSettled(outcome, gone)).toBe(false);
  });

  test("a stumbling server keeps the key too; an answer that says no does not", () => {
    const broken = new CallFailed("answer", 503, { error: "Away.", code: "unavailable" });
    expect(outcomeOfFailure(broken)).toEqual({ kind: "failed", message: "Away." });
    expect(isSettled(outcomeOfFailure(broken), broken)).toBe(false);
    const refused = new CallFailed("answer", 403, { error: "No.", code: "suspended" });
    expect(isSettled(outcomeOfFailure(refused), refused)).toBe(true);
  });

  test("the limit of the whole product is a wait", () => {
    const limited = new CallFailed("answer", 429, { error: "Slow.", code: "too_many_requests" });
    expect(outcomeOfFailure(limited)).toEqual({ kind: "held", seconds: 30, message: "Slow." });
  });

  test("anything else is an unknown error", () => {
    expect(outcomeOfFailure(new Error("odd"))).toEqual({
      kind: "failed",
      message: "Unknown error",
    });
  });
});

class FakeStorage implements Storage {
  map = new Map<string, string>();
  get length() {
    return this.map.size;
  }
  clear() {
    this.map.clear();
  }
  key() {
    return null;
  }
  getItem(name: string) {
    return this.map.get(name) ?? null;
  }
  setItem(name: string, value: string) {
    this.map.set(name, value);
  }
  removeItem(name: string) {
    this.map.delete(name);
  }
}

describe("attempts that wait for an answer", () => {
  const attempt = { userId: "u1", key: "k1", body: { squareNum: 3, words: "a.b.c" } };

  test("outlive the page", () => {
    const storage = new FakeStorage();
    createAttemptStore(() => storage).keep("ohio", attempt);
    expect(createAttemptStore(() => storage).find("u1", "ohio", 3)).toEqual(attempt);
  });

  test("belong to one user, hunt and square", () => {
    const store = createAttemptStore(() => new FakeStorage());
    store.keep("ohio", attempt);
    expect(store.find("u2", "ohio", 3)).toBeNull();
    expect(store.find("u1", "iowa", 3)).toBeNull();
    expect(store.find("u1", "ohio", 4)).toBeNull();
  });

  test("are gone once answered", () => {
    const storage = new FakeStorage();
    const store = createAttemptStore(() => storage);
    store.keep("ohio", attempt);
    store.clear("ohio");
    expect(store.find("u1", "ohio", 3)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test("survive a browser that forbids storage, for as long as the page lives", () => {
    const store = createAttemptStore(() => {
      throw new Error("forbidden");
    });
    store.keep("ohio", attempt);
    expect(store.find("u1", "ohio", 3)).toEqual(attempt);
  });

  test("a spoiled entry is none", () => {
    const storage = new FakeStorage();
    storage.setItem("check-in:ohio", '{"key":1}');
    expect(createAttemptStore(() => storage).find("u1", "ohio", 3)).toBeNull();
  });
});

test("an attempt that waited says when it goes out, by the clock that its fixes were told by", () => {
  const fixes = [{ lat: 1, lng: 2, accuracy: 5, at: 1_000_000 }];
  const pending = { userId: "u", key: "k", body: { squareNum: 1, fixes }, clockAheadMs: 500 };
  expect(asSentNow(pending, 1_005_000)).toEqual({ squareNum: 1, fixes });
  expect(asSentNow(pending, 1_060_000)).toEqual({
    squareNum: 1,
    fixes,
    kept: { sentAt: 1_060_500 },
  });
  const words = { squareNum: 1, words: "a.b.c" };
  expect(asSentNow({ userId: "u", key: "k", body: words }, 9e12)).toBe(words);
});
