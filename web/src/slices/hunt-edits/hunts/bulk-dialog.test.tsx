// @vitest-environment happy-dom

import type { AdminHunt } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import { partFor } from "./bulk.ts";
import { BulkDialog } from "./bulk-dialog.tsx";

const hunt = (id: string, given: Partial<AdminHunt> = {}) =>
  ({
    id,
    name: id,
    status: "ACTIVE",
    state: "OHIO",
    variant: "PHYSICAL",
    subscribers: 0,
    ...given,
  }) as AdminHunt;

test("an action is for those it fits; of one shelf only one opens next", () => {
  const hunts = [
    hunt("live", { subscribers: 2 }),
    hunt("live-alone"),
    hunt("resting-alone", { status: "PAUSED" }),
    hunt("stock-1", { status: "AVAILABLE" }),
    hunt("stock-2", { status: "AVAILABLE" }),
    hunt("over", { status: "COMPLETE" }),
  ];
  const taken = (action: Parameters<typeof partFor>[0]) =>
    partFor(action, hunts).taken.map(({ id }) => id);
  expect(taken("pause")).toEqual(["live", "live-alone"]);
  expect(taken("openNext")).toEqual(["stock-1"]);
  expect(taken("reprice")).toEqual(["live", "live-alone", "resting-alone", "stock-1", "stock-2"]);
  // A live hunt opens another one when it goes: not one among forty.
  expect(taken("delete")).toEqual(["stock-1", "stock-2", "over"]);
});

test("each hunt is changed on its own, and each says what came of it", async () => {
  const asked = answerCalls({
    "PUT /admin/hunts/a": { body: {} },
    "PUT /admin/hunts/b": { status: 409, body: { error: "Somebody else changed it.", code: "x" } },
  });
  const onClose = vi.fn();
  const over = hunt("c", { status: "CANCELED" });
  const { user } = draw(
    <BulkDialog action="reprice" hunts={[hunt("a"), hunt("b"), over]} onClose={onClose} />,
  );
  const amount = screen.getByRole("textbox", { name: "Prize Pool (BTC)" });
  await user.clear(amount);
  await user.type(amount, "much");
  expect(
    screen.getByRole<HTMLButtonElement>("button", { name: "Set the prize pool" }).disabled,
  ).toBe(true);
  await user.clear(amount);
  await user.type(amount, "0.5");
  await user.click(screen.getByRole("button", { name: "Set the prize pool" }));
  await screen.findByRole("button", { name: "Done" });
  expect(asked.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { prizePool: 0.5 },
    { prizePool: 0.5 },
  ]);
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "aDone",
    "bSomebody else changed it.",
    "cLeft out: It is over.",
  ]);
  expect(screen.getByRole("progressbar", { name: "1 of 2 done" })).toBeTruthy();
});

test("hunters of many hunts are told why by one text, those of each by its own call, and nobody where nobody is", async () => {
  const asked = answerCalls({
    "PUT /admin/hunts/a": { body: {} },
    "PUT /admin/hunts/b": { body: {} },
  });
  const hunts = [hunt("a", { subscribers: 2 }), hunt("b")];
  const { user } = draw(<BulkDialog action="pause" hunts={hunts} onClose={vi.fn()} />);
  const told = screen.getByRole<HTMLTextAreaElement>("textbox", {
    name: "What their hunters are told",
  });
  expect(told.value).toContain("The hunt rests for now.");
  screen.getByText("By mail, 2 hunters; empty it to tell nobody.");
  await user.clear(told);
  await user.type(told, "A storm comes.");
  await user.click(screen.getByRole("button", { name: "Pause" }));
  await screen.findByRole("button", { name: "Done" });
  expect(asked.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { status: "PAUSED", tell: "A storm comes." },
    { status: "PAUSED" },
  ]);
});
