import { expect, it } from "vitest";
import type { Library } from "./library.ts";
import { planOpenings } from "./stock.ts";

it("spreads the difficulties evenly over what opens, and a state's two variants differ", () => {
  const names = Array.from({ length: 51 }, (_, i) => `STATE ${i}`);
  const library = { byStock: new Map(names.map((name) => [name, []])) } as Pick<Library, "byStock">;
  for (const seed of ["a", "b", "c"]) {
    const plan = planOpenings(library, seed);
    expect(planOpenings(library, seed)).toEqual(plan);
    for (const variant of ["PHYSICAL", "DIGITAL"]) {
      const chosen = names.map((name) => plan.get(`${name}|${variant}`));
      for (const difficulty of ["EASY", "MEDIUM", "HARD"]) {
        expect(chosen.filter((one) => one === difficulty)).toHaveLength(17);
      }
    }
    for (const name of names) {
      expect(plan.get(`${name}|PHYSICAL`)).not.toBe(plan.get(`${name}|DIGITAL`));
    }
  }
});
