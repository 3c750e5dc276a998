// @vitest-environment happy-dom

import type { SquareToSurvey } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../../../test/draw.tsx";
import type { PositionSource } from "../field-aids/position-source.ts";
import type { SurveyBody, Waiting } from "./field-store.ts";
import { findDraft, keepDraft } from "./kept-draft.ts";
import { OutboxPanel } from "./outbox-panel.tsx";
import { SquareCard } from "./square-card.tsx";
import { SurveyScreen } from "./survey-screen.tsx";
import type { Outbox } from "./use-outbox.ts";

const oldMill: SquareToSurvey = {
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
  stand: null,
  surveyed: false,
  surveyedAt: null,
  undoable: false,
};
const nowhere: PositionSource = { watch: () => () => {}, permission: async () => "granted" };
const fix = { lat: 38.5001, lng: -98.5, accuracy: 4, at: 1_000 };

test("what a reader was not sure of is told in the list and on the spot", () => {
  const doubted = { ...oldMill, doubt: "the gate on the drive is open in winter" };
  draw(<SquareCard square={doubted} here={null} onSurvey={() => {}} />);
  expect(
    screen.getByText("Check first whether the gate on the drive is open in winter."),
  ).toBeTruthy();
  drawScreen(doubted);
  expect(screen.getAllByText(/^Check first whether the gate/)).toHaveLength(2);
});

function drawScreen(square = oldMill) {
  const saved: SurveyBody[] = [];
  const drawn = draw(
    <SurveyScreen
      square={square}
      here={null}
      waiting={2}
      hasNext
      source={nowhere}
      onSave={async (body) => void saved.push(body)}
      onBack={() => {}}
    />,
  );
  return { ...drawn, saved };
}

test("nothing is saved without a position, and what was typed outlives the page", async () => {
  const { user, saved, unmount } = drawScreen();
  expect(screen.getByText("Waiting to be sent: 2")).toBeTruthy();
  const where = screen.getByLabelText<HTMLTextAreaElement>("Stand …");
  await user.clear(where);
  await user.type(where, "Stand at the old mill stone");
  await user.click(screen.getByRole("button", { name: "Save, and Next" }));
  expect(screen.getAllByText("Take your position first.").length).toBeGreaterThan(0);
  expect(saved).toEqual([]);
  unmount();
  drawScreen();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Stand …").value).toBe(
    "Stand at the old mill stone",
  );
});

test("a whole survey is saved with its version and the time it was measured, and its draft goes", async () => {
  keepDraft("ks-1/1", {
    fix,
    where: "at the worn stone of the mill",
    question: "How many lions?",
    answers: "7\nseven",
    photo: undefined,
  });
  const { user, saved } = drawScreen();
  await user.click(screen.getByRole("button", { name: "Save, and Next" }));
  expect(saved).toEqual([
    {
      ...{ lat: 38.5001, lng: -98.5, accuracy: 4, at: 1_000, version: 3 },
      where: "at the worn stone of the mill",
      question: { text: "How many lions?", answers: ["7", "seven"] },
    },
  ]);
  expect(findDraft("ks-1/1")).toBeNull();
});

test("what was refused is told with who changed it, and is dropped after a question only", async () => {
  const one: Waiting = {
    key: "k",
    userId: "ann",
    huntId: "ks-1",
    num: 1,
    placeName: "Old Mill",
    body: { lat: 38.5, lng: -98.5, accuracy: 4, version: 3 },
    savedAt: 1_000,
    refused: {
      code: "stale",
      sentence: "This hunt was changed.",
      version: 9,
      changes: [{ at: "", by: "bob@hunts.test", action: "edit hunt", fields: [] }],
    },
  };
  const [dropped, again]: [Waiting[], unknown[]] = [[], []];
  const outbox = {
    waiting: [one],
    open: 0,
    versions: new Map(),
    sending: false,
    stopped: null,
    broken: false,
    send: async () => {},
    save: async ({ body }: Pick<Waiting, "body">, instead?: Waiting) =>
      void again.push([body.version, instead?.key]),
    drop: async (waiting: Waiting) => void dropped.push(waiting),
  } satisfies Outbox;
  const { user } = draw(<OutboxPanel outbox={outbox} onEdit={() => {}} />);
  screen.getByText("This hunt was changed. Changed by bob@hunts.test (edit hunt).");
  await user.click(screen.getByRole("button", { name: "Send it anyway" }));
  expect(again).toEqual([[9, "k"]]);
  await user.click(screen.getByRole("button", { name: "Drop" }));
  expect(dropped).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Drop it" }));
  expect(dropped).toEqual([one]);
});
