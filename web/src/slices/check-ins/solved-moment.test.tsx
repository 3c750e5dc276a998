// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import type { CheckInAnswer } from "./attempt-outcome.ts";
import { SolvedMoment } from "./solved-moment.tsx";

const place = { name: "The Plinth", town: "Toledo", center: { lat: 41, lng: -83 } };
const answer: CheckInAnswer = {
  success: true,
  outcome: "solved",
  message: "Check-in successful! You've completed square 1",
  progress: { completedSquares: [1], currentSquare: 2, totalSquares: 10, creditsRemaining: 3 },
  creditsRemaining: 3,
  huntCompleted: false,
  squareNum: 1,
  place,
};
const line = { id: "1-1", text: "It is tall.", difficulty: "EASY", category: "Shape" };
const square = {
  state: "completed",
  sequenceNum: 1,
  w3wAddress: "one.two.three",
  clue: "Look up.",
  clues: [line, { ...line, id: "1-2", text: "It is red.", about: "Long Bridge" }],
  puzzles: [],
  hints: { 1: null, 2: null, 3: null },
  hint1: "a",
  hint2: "b",
  hint3: "c",
  landmarks: ["The Plinth"],
  decoyClues: ["It is red."],
  place,
  told: {
    year: 1888,
    county: "Lucas",
    story: ["was raised by a brewer", "It never fell."],
    works: "A rival. The one to pass by is Long Bridge.",
  },
};
const hunt = {
  id: "oh-1",
  name: "The Stone",
  description: "A walk.",
  state: "OHIO",
  type: "STATE",
  variant: "PHYSICAL",
  status: "ACTIVE",
  prizePool: 100,
  thresholdBTC: 1,
  hunters: 1,
  imageUrl: null,
  totalSquares: 10,
  difficulty: "EASY",
  estimatedDuration: 60,
  theme: null,
  opensAt: null,
  squares: [square, { state: "locked", sequenceNum: 2 }],
};
const detail = {
  hunt,
  progress: answer.progress,
  subscribed: true,
  standing: "play",
  freeLevel3Hint: false,
  completedAt: null,
  place: null,
  isAdminUser: false,
};
const entry = {
  squareNum: 1,
  solvedAt: "2026-05-04T12:00:00.000Z",
  minutes: 75,
  wrongTries: 1,
  hints: [2],
  creditsSpent: 4,
};

test("a solved square tells its place, its story, what its clues meant and what it took", async () => {
  answerCalls({
    "GET /hunts/oh-1": { body: detail },
    "GET /hunts/oh-1/logbook": { body: { startedAt: null, completedAt: null, entries: [entry] } },
  });
  const closed: string[] = [];
  const { user } = draw(
    <SolvedMoment answer={answer} huntId="oh-1" onClose={() => closed.push("closed")} />,
  );
  expect(screen.getByText("The Plinth")).toBeDefined();
  expect(await screen.findByText("Was raised by a brewer.")).toBeDefined();
  expect(screen.getByText("It never fell.")).toBeDefined();
  expect(screen.getByText("A rival. The one to pass by is Long Bridge.")).toBeDefined();
  expect(screen.getByText("Decoy: it meant Long Bridge")).toBeDefined();
  const took = await screen.findByText(/^In 1 hour 15 minutes, at the second try, with 1 hint/);
  expect(took.textContent).toContain("for 4 credits. 3 credits left.");
  expect(screen.getByRole("img", { name: "1 of 10 squares solved" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "On to the next square" }));
  expect(closed).toEqual(["closed"]);
});
