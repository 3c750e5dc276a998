import { expect, test } from "vitest";
import { themeSentence } from "./theme-sentence.ts";

const found = (total: number, ...names: string[]) => ({
  total,
  places: names.map((name) => ({ name })),
});

test("a theme says what it finds before anything is built", () => {
  expect(themeSentence("unicorns", 10, found(0))).toBe(
    "No free place here goes with “unicorns”: the builder takes any, and hunters read the theme all the same.",
  );
  expect(themeSentence("railways", 10, found(1, "Union Depot"))).toBe(
    "1 free place goes with it: Union Depot. The other squares are at places of any kind.",
  );
  expect(
    themeSentence("water", 5, found(12, "Fox Lake", "Mill Dam", "North Bay", "Long Lake")),
  ).toBe("12 free places go with it: Fox Lake, Mill Dam, North Bay and 9 more.");
});
