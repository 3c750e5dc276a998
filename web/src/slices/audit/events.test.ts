import { expect, test } from "vitest";
import { newestFirst } from "./activity.ts";
import { eventWords } from "./events.ts";

const happened = { id: "1", at: "2026-05-04T12:00:00.000Z" };
const hunt = { huntId: "h1", huntName: "Dam Line" };

test("what happened is told in a sentence around its hunt", () => {
  const won = { ...happened, ...hunt, kind: "prize_won", place: 2, displayName: "Ann" } as const;
  expect(eventWords(won)).toEqual({
    before: "Ann finished second and won a prize: ",
    hunt: { id: "h1", name: "Dam Line" },
    after: "",
  });
  const short = { ...happened, kind: "stock_short", job: "replenish", missing: 1 } as const;
  expect(eventWords(short).before).toBe("Replenish could not make 1 hunt.");
  const failed = { ...happened, kind: "job_failed", job: "renewals", error: "No answer." } as const;
  expect(eventWords(failed).before).toBe("The renewals failed: No answer.");
});

test("changes and events stand together, newest first, no more than asked for", () => {
  const at = (minute: number) => `2026-05-04T12:0${minute}:00.000Z`;
  const merged = newestFirst([{ at: at(1) }, { at: at(4) }], [{ at: at(3) }, { at: at(2) }], 3);
  expect(merged.map((one) => one.at)).toEqual([at(4), at(3), at(2)]);
});
