import { expect, test } from "vitest";
import type { StateOption } from "../../builder/places-left.ts";
import { adviceFor, proposedStatus } from "./state-advice.ts";

const stock = {
  huntId: "h",
  name: "H",
  variant: "DIGITAL",
  difficulty: "EASY",
  places: 10,
} as const;
const ohio: StateOption = {
  state: "OHIO",
  unusedPlaces: 4,
  wornPlaces: 0,
  liveVariants: ["PHYSICAL"],
  inStock: [stock],
};
const form = { state: "OHIO", variant: "PHYSICAL", totalSquares: "10", status: "ACTIVE" } as const;

test("a new hunt is told before it is sent what its state has left", () => {
  const onGround = (state: StateOption) => ({ states: [state], surveyedOnly: false });
  expect(adviceFor(form, onGround(ohio), false)).toEqual({
    places: "4 places are free in Ohio.",
    shortage:
      "4 places are free; 10 asked. Choose another state, or wait until a hunt here is over. Generate with AI can replace hunts in stock.",
    waits: null,
    closed: "A physical hunt is live in Ohio already. Choose AVAILABLE: this one waits in stock.",
  });
  const none = { ...ohio, unusedPlaces: 0, inStock: [] };
  expect(adviceFor({ ...form, status: "AVAILABLE" }, onGround(none), true)).toEqual({
    places: "No places are free in Ohio.",
    shortage:
      "No places are free; 10 asked. Choose another state, or wait until a hunt here is over.",
    waits: "A physical hunt is live in Ohio already. This one will wait in stock.",
    closed: null,
  });
  const roomy = { ...ohio, unusedPlaces: 12 };
  expect(adviceFor({ ...form, variant: "DIGITAL" }, onGround(roomy), true)).toMatchObject({
    shortage: null,
    waits: null,
    closed: null,
  });
  expect(adviceFor({ ...form, state: "" }, onGround(ohio), true).places).toBeNull();
});

test("the status that is proposed is one that the hunt can have", () => {
  const open = { states: [ohio], surveyedOnly: false };
  expect(proposedStatus({ state: "", variant: "PHYSICAL" }, open)).toBe("ACTIVE");
  expect(proposedStatus({ state: "OHIO", variant: "DIGITAL" }, open)).toBe("ACTIVE");
  expect(proposedStatus({ state: "OHIO", variant: "PHYSICAL" }, open)).toBe("AVAILABLE");
  const surveyed = { states: [{ ...ohio, liveVariants: [] }], surveyedOnly: true };
  expect(proposedStatus({ state: "OHIO", variant: "PHYSICAL" }, surveyed)).toBe("AVAILABLE");
  expect(proposedStatus({ state: "OHIO", variant: "DIGITAL" }, surveyed)).toBe("ACTIVE");
});
