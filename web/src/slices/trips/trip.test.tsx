// @vitest-environment happy-dom
import type { checkIn, Result, TripAsks } from "@ten-paces/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../../../test/draw.tsx";
import { AttemptResult } from "../check-ins/attempt-result.tsx";
import { RangeNote } from "../check-ins/thumb-bar.tsx";
import { HuntCard } from "../hunts/hunt-card.tsx";
import { readListedHunt } from "../hunts/read-hunt.ts";
import { SquareTrip } from "./square-trip.tsx";
import { TripSummary } from "./trip.tsx";

const trip: TripAsks = {
  kind: "day_by_car",
  miles: 152.4,
  tickets: 1,
  carFees: 2,
  months: [4, 10],
  openingHours: 1,
  daylight: 6,
  longestWalkM: 640,
  terrain: 3,
  ferries: 1,
  flights: 0,
  keepersToAsk: 4,
};
const linesOf = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);

test("a trip is told in plain sentences", () => {
  draw(<TripSummary trip={trip} />);
  expect(linesOf("What the trip asks")).toEqual([
    "A day by car, about 152 miles",
    "1 square with a ticket for each person, 2 squares with a fee for the car",
    "All squares are open from April to October",
    "1 square with opening hours, 6 squares by daylight only",
    "Longest walk: about 0.4 mi each way",
    "Steep or rough in places",
    "One ferry to take",
  ]);
});

test("a card tells the way and what costs something; a digital one nothing", () => {
  const card = { id: "oh-1", name: "Ohio", state: "OHIO", status: "ACTIVE", trip };
  const { rerender } = draw(<HuntCard hunt={readListedHunt(card)} />);
  expect(screen.getByText(/^A day by car, about 152 miles; 3 of its squares cost/)).toBeDefined();
  rerender(<TripSummary trip={readListedHunt({ ...card, trip: { kind: "by_air" } }).trip} />);
  expect(screen.queryByText("What the trip asks")).toBeNull();
});

test("with the clue stands what its square asks", () => {
  draw(
    <SquareTrip
      asks={{
        ticket: "person",
        hours: ["08:30", "17:00"],
        months: [5, 9],
        terrain: 2,
        walkMinutes: 15,
      }}
    />,
  );
  expect(linesOf("What this square asks")).toEqual([
    "A ticket for each person",
    "Open 8:30 AM to 5 PM, its own time",
    "Open from May to September",
    "Up to 15 minutes on foot, one way",
    "Paths and easy ground",
  ]);
});

test("how near is near depends on whether somebody stood there", () => {
  const { rerender } = draw(<RangeNote reachFt={1300} surveyed={false} />);
  screen.getByText("This square has not been surveyed yet: within 1,300 feet counts.");
  rerender(<RangeNote reachFt={33} surveyed />);
  screen.getByText("Make sure you're within 33 feet of the target location");
});

test("who was close is shown where to stand", () => {
  const answer: Result<typeof checkIn> = {
    success: false,
    outcome: "not_here",
    message: "Close!",
    band: "under_500_ft",
    where: "beside the bandstand",
    progress: { completedSquares: [], currentSquare: 1, totalSquares: 3, creditsRemaining: 3 },
    creditsRemaining: 3,
    huntCompleted: false,
  };
  draw(
    <AttemptResult
      outcome={{ kind: "answered", answer }}
      huntId="oh-1"
      costsNothing={false}
      onAgain={() => {}}
      onClose={() => {}}
    />,
  );
  expect(screen.getByRole("alert").textContent).toContain("Stand beside the bandstand.");
});
