import type { Fix } from "@ten-paces/contract";
import { beforeEach, expect, test } from "vitest";
import type { PositionListener, PositionSource } from "../field-aids/position-source.ts";
import {
  bestFresh,
  type Collected,
  collectFixes,
  type Reading,
  type Timer,
} from "./fix-collector.ts";

class FakeTime implements Timer {
  time = 1_000_000;
  calls: { at: number; call: () => void }[] = [];
  now() {
    return this.time;
  }
  after(milliseconds: number, call: () => void) {
    const entry = { at: this.time + milliseconds, call };
    this.calls.push(entry);
    return () => {
      this.calls = this.calls.filter((other) => other !== entry);
    };
  }
  pass(milliseconds: number) {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.calls = this.calls.filter((other) => other !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}

class FakeSource implements PositionSource {
  listener: PositionListener | null = null;
  watch(listener: PositionListener) {
    this.listener = listener;
    return () => {
      this.listener = null;
    };
  }
  permission() {
    return Promise.resolve("prompt" as const);
  }
}

let time: FakeTime;
let source: FakeSource;
let done: Collected[];
let readings: Reading[];
let stop: () => void;

beforeEach(() => {
  time = new FakeTime();
  source = new FakeSource();
  done = [];
  readings = [];
  stop = collectFixes(source, time, {
    onReading: (reading) => readings.push(reading),
    onDone: (collected) => done.push(collected),
  });
});

function see(accuracy: number, ageMs = 0): Fix {
  const fix = { lat: 38.5, lng: -121.4, accuracy, at: time.now() - ageMs };
  source.listener?.onFix(fix);
  return fix;
}

test("one good fix is enough, after five seconds", () => {
  const fix = see(8);
  time.pass(4_999);
  expect(done).toEqual([]);
  time.pass(1);
  expect(done).toEqual([{ kind: "fixes", fixes: [fix] }]);
  expect(source.listener).toBeNull();
});

test("while the signal is weak it waits for a better one, at most fifteen seconds", () => {
  see(80);
  time.pass(9_000);
  expect(done).toEqual([]);
  see(20);
  expect(done).toHaveLength(1);
});

test("after fifteen seconds the best that came has to do", () => {
  const weak = see(300);
  time.pass(15_000);
  expect(done).toEqual([{ kind: "fixes", fixes: [{ ...weak, at: time.now() }] }]);
});

test("a device that stands still reports once, and that report is of now when it is sent", () => {
  const fix = see(8, 9_000);
  time.pass(5_000);
  expect(done).toEqual([{ kind: "fixes", fixes: [{ ...fix, at: time.now() }] }]);
});

test("five fixes are kept, and the best is among them", () => {
  const accuracies = [60, 9, 40, 30, 28, 26, 27];
  for (const accuracy of accuracies) {
    see(accuracy);
    time.pass(500);
  }
  time.pass(15_000);
  const [collected] = done;
  const kept = collected?.kind === "fixes" ? collected.fixes.map((fix) => fix.accuracy) : [];
  expect(kept).toEqual([9, 30, 28, 26, 27]);
  expect(readings.at(-1)).toEqual({ accuracyM: 9, count: 5 });
});

test("a broken number and an accuracy of nothing are passed over", () => {
  see(0);
  see(Number.NaN);
  expect(readings).toEqual([]);
  time.pass(45_000);
  expect(done).toEqual([{ kind: "trouble", trouble: "unavailable" }]);
});

test("a remembered position gives way to a new one", () => {
  see(5, 15_001);
  time.pass(3_000);
  const fix = see(12);
  time.pass(5_000);
  expect(done).toEqual([{ kind: "fixes", fixes: [fix] }]);
});

test("a report with an old time stands where nothing newer comes", () => {
  const report = see(5, 60_000);
  time.pass(9_999);
  expect(done).toEqual([]);
  time.pass(1);
  expect(done).toEqual([{ kind: "fixes", fixes: [{ ...report, at: time.now() }] }]);
});

test("the question of the browser may take a while to answer", () => {
  time.pass(40_000);
  see(10);
  time.pass(5_000);
  expect(done[0]?.kind).toBe("fixes");
});

test("a refusal ends it at once, a receiver that finds nothing does not", () => {
  source.listener?.onTrouble("unavailable");
  expect(done).toEqual([]);
  source.listener?.onTrouble("denied");
  expect(done).toEqual([{ kind: "trouble", trouble: "denied" }]);
});

test("a source that refuses while it is being asked is stopped too", () => {
  const ends: Collected[] = [];
  let unwatched = false;
  collectFixes(
    {
      watch(listener) {
        listener.onTrouble("unsupported");
        return () => {
          unwatched = true;
        };
      },
      permission: () => Promise.resolve("denied"),
    },
    time,
    { onReading() {}, onDone: (collected) => ends.push(collected) },
  );
  expect(ends).toEqual([{ kind: "trouble", trouble: "unsupported" }]);
  expect(unwatched).toBe(true);
});

test("once stopped it says nothing more and leaves no timer behind", () => {
  see(8);
  stop();
  time.pass(60_000);
  expect(done).toEqual([]);
  expect(time.calls).toEqual([]);
  expect(source.listener).toBeNull();
});

test("of several fixes the most accurate that is still young enough to be sent alone is taken", () => {
  const fixes = [see(4, 9_000), see(7, 8_000), see(9, 100)];
  expect(bestFresh(fixes, time.now())).toBe(fixes[1]);
  expect(bestFresh([see(4, 9_000)], time.now()).accuracy).toBe(4);
  // A surveyor stands still for as long as it takes.
  expect(bestFresh(fixes, time.now(), 20_000)).toBe(fixes[0]);
});
