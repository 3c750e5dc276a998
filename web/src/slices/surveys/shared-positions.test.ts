import type { Fix } from "@ten-paces/contract";
import { expect, test, vi } from "vitest";
import type { PositionListener } from "../field-aids/position-source.ts";
import { sharePositions } from "./shared-positions.ts";

const fix = (lat: number): Fix => ({ lat, lng: -98, accuracy: 5, at: 1 });

function receiver(now = 1_000) {
  const watches: PositionListener[] = [];
  const ended = vi.fn();
  const shared = sharePositions(
    {
      watch(listener) {
        watches.push(listener);
        return ended;
      },
      permission: async () => "granted",
    },
    () => now,
  );
  return { shared, watches, ended };
}

test("there is one watch, and who comes later is told the report that stands", async () => {
  const { shared, watches, ended } = receiver();
  const [first, second]: number[][] = [[], []];
  const leave = shared.watch({ onFix: ({ lat }) => first?.push(lat), onTrouble: () => {} });
  watches[0]?.onFix(fix(1));
  const leaveToo = shared.watch({ onFix: ({ lat }) => second?.push(lat), onTrouble: () => {} });
  await Promise.resolve();
  watches[0]?.onFix(fix(2));
  expect([watches.length, first, second]).toEqual([1, [1, 2], [1, 2]]);
  leave();
  expect(ended).not.toHaveBeenCalled();
  leaveToo();
  expect(ended).toHaveBeenCalledOnce();
  shared.watch({ onFix: () => {}, onTrouble: () => {} });
  expect(watches).toHaveLength(2);
});

test("after a refusal the next who listens asks anew", () => {
  const { shared, watches } = receiver();
  const troubles: string[] = [];
  shared.watch({ onFix: () => {}, onTrouble: (trouble) => troubles.push(trouble) });
  watches[0]?.onTrouble("unavailable");
  watches[0]?.onTrouble("denied");
  shared.watch({ onFix: () => {}, onTrouble: () => {} });
  expect([troubles, watches.length]).toEqual([["unavailable", "denied"], 2]);
});

test("a report of long ago is not passed on: the receiver is asked again", async () => {
  const { shared, watches, ended } = receiver(60_000);
  shared.watch({ onFix: () => {}, onTrouble: () => {} });
  watches[0]?.onFix(fix(1));
  const heard: number[] = [];
  shared.watch({ onFix: ({ lat }) => heard.push(lat), onTrouble: () => {} });
  await Promise.resolve();
  expect([heard, watches.length, ended.mock.calls.length]).toEqual([[], 2, 1]);
  watches[1]?.onFix(fix(2));
  expect(heard).toEqual([2]);
});
