import { expect, test } from "vitest";
import type { StateOption } from "../../builder/places-left.ts";
import { adviceFor } from "./state-advice.ts";

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
  expect(adviceFor(form, [ohio])).toEqual({
    places: "4 places are free in Ohio.",
    shortage:
      "4 places are free; 10 asked. Choose another state, or wait until a hunt here is over. Generate with AI can replace hunts in stock.",
    live: "A physical hunt is live in Ohio already. A second one waits in stock: choose AVAILABLE.",
  });
  const none = { ...ohio, unusedPlaces: 0, inStock: [] };
  expect(adviceFor({ ...form, status: "AVAILABLE" }, [none])).toEqual({
    places: "No places are free in Ohio.",
    shortage:
      "No places are free; 10 asked. Choose another state, or wait until a hunt here is over.",
    live: null,
  });
  const roomy = { ...ohio, unusedPlaces: 12 };
  expect(adviceFor({ ...form, variant: "DIGITAL" }, [roomy])).toMatchObject({
    shortage: null,
    live: null,
  });
  expect(adviceFor({ ...form, state: "" }, [ohio]).places).toBeNull();
});
