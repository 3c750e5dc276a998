// @vitest-environment happy-dom

import type { HuntDraftShape } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import { SwapDialog } from "./swap-dialog.tsx";

const inKansas = { lat: 38.5, lng: -98.4 };
const draft = {
  state: "KANSAS",
  variant: "DIGITAL",
  replaces: [],
  squares: [1, 2].map((sequenceNum) => ({
    sequenceNum,
    placeId: `place-${sequenceNum}`,
    center: inKansas,
  })),
} as unknown as HuntDraftShape;

test("a place is picked on the map by keyboard, told by its name, and taken", async () => {
  answerCalls({
    "GET /admin/hunt-builder/places": {
      body: { places: [], total: 1, dots: [["mill", inKansas.lat, inKansas.lng]] },
    },
    "GET /admin/places/mill": {
      body: { place: { name: "Old Mill", kind: "covered_bridge", town: "Lyons", county: "Rice" } },
    },
  });
  const onChoose = vi.fn();
  const { user } = draw(
    <SwapDialog draft={draft} num={2} onClose={() => {}} onChoose={onChoose} />,
  );
  const map = await screen.findByRole("application", { name: "Map of the free places in Kansas" });
  map.focus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}");
  await screen.findByText(/^No free place is there\./);
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}");
  await screen.findByText("Old Mill");
  expect(screen.getByText("covered bridge, Lyons, Rice")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take this place" }));
  expect(onChoose).toHaveBeenCalledWith(2, "mill");
});
