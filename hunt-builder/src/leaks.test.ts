import { expect, it } from "vitest";
import { leakGuard } from "./leaks.ts";

const guard = leakGuard({
  name: "Taltree Arboretum",
  aliases: ["Mount Baldy"],
  stateName: "Indiana",
});

it("finds a name letter by letter, too", () => {
  expect(guard.findLeak("It is T-a-l-t-r-e-e- -A-r-b-o-r-e-t-u-m, of course.")).toBe(
    "taltreearboretum",
  );
  expect(guard.findLeak("Think of B A L D Y.")).toBe("baldy");
  expect(guard.findLeak("A plan B, a part C and a side D.")).toBeNull();
  expect(guard.findLeak("The letters E, N, S and U lie here.")).toBeNull();
});

it("knows whole names and telling words, and lets plain words pass", () => {
  expect(guard.findLeak("Climb Mount Baldy.")).toBe("mount baldy");
  expect(guard.findLeak("A mount of sand in a state park.")).toBeNull();
});

it("sees a name through accents, apostrophes, dashes and quotation marks", () => {
  const spelled = leakGuard({ name: "O’Brien’s Köppen Tower", aliases: [], stateName: "Ohio" }, [
    "otter",
  ]);
  for (const text of ["obrien", "O'BRIEN's inn", "the O’Brien inn", "(O’Brien’s)", "sons’ O’Brien"])
    expect(spelled.findLeak(text)).toBe("obrien");
  for (const text of ["koppen", "Köppen—a tower", "a “Koppen”…"])
    expect(spelled.findLeak(text)).toBe("koppen");
  expect(spelled.findLeak("two otters and an otter")).toBe("otter");
  expect(spelled.findLeak("Brien's and Koppenhagen's otters")).toBeNull();
});
