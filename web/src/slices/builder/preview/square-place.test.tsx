// @vitest-environment happy-dom
import type { DraftSquare } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import { SquarePlace } from "./square-place.tsx";

afterEach(() => vi.restoreAllMocks());

const squares = [1, 2].map((sequenceNum) => ({
  sequenceNum,
  placeId: `place-${sequenceNum}`,
  center: { lat: 38.5 + sequenceNum / 100, lng: -98.4 },
  stand: { where: "on the walk by its east door" },
})) as unknown as DraftSquare[];
const [square] = squares;

function drawPlace() {
  const asked = answerCalls({
    "GET /admin/places/place-1": {
      body: {
        place: {
          facts: ["its clock was made in 1911"],
          access: "Open at all hours.",
          safety: ["traffic"],
        },
      },
    },
  });
  if (!square) throw new Error("There is no square.");
  return { ...draw(<SquarePlace square={square} draft={{ state: "KANSAS", squares }} />), asked };
}

test("before a hunt is created each square has its map, its point, its stand and what the library says of it", async () => {
  drawPlace();
  await screen.findByRole("img", { name: "Map: square 1 between its neighbors, in Kansas" });
  expect(screen.getByRole("link", { name: /38\.51/ }).getAttribute("href")).toContain("38.51");
  screen.getByText("Stand on the walk by its east door.");
  await screen.findByText(/its clock was made in 1911/i);
  screen.getByText("Open at all hours.");
  screen.getByText(/traffic/i);
});

test("on a phone the map and the facts wait until they are asked for", async () => {
  const narrow = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(window, "matchMedia").mockReturnValue(narrow as unknown as MediaQueryList);
  const { user, asked } = drawPlace();
  screen.getByText("Stand on the walk by its east door.");
  expect(screen.queryByRole("img")).toBeNull();
  expect(asked).toEqual([]);
  await user.click(screen.getByText("Map, facts and access"));
  await screen.findByRole("img", { name: /^Map: square 1/ });
  await screen.findByText("Open at all hours.");
});
