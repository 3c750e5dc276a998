import { expect, test } from "vitest";
import { faultsOfPhrase, tidyPhrase } from "./stand-phrases.ts";

const faults = (typed: string, place = "Biltmore Museum") =>
  faultsOfPhrase(tidyPhrase(typed), place);

test.each([
  "Stand at the foot of the west steps, by the bronze plaque.",
  "on the sidewalk before the museum doors",
  "at the near end of the stone footbridge",
  "at the corner of Biltmore Avenue, before the fountain",
  "before the columns, at Biltmore and St. James Streets",
  "on the sidewalk before the doors, on Biltmore Place",
])("%s is fine", (typed) => {
  expect(faults(typed)).toEqual([]);
});

test.each([
  ["by the door", "4 to 18 words"],
  ["somewhere in the park by the lake", "“somewhere” is no spot"],
  ["near the bandstand on the lawn", "“near” is no spot"],
  ["ten steps on, 30 feet from the gate", "“30 feet” measures"],
  ["before the doors of the Biltmore house", "“Biltmore” is of the place's name"],
  ["before the doors of the Biltmore’s house", "place's name"],
  [Array(19).fill("one").join(" "), "these are 19"],
  [Array(16).fill("extraordinaryword").join(" "), "at most 200 letters"],
])("%s is refused", (typed, why) => {
  expect(faults(typed).join(" ")).toContain(why);
});

test("what is typed is tidied to complete “Stand …”", () => {
  expect(tidyPhrase("  Stand  At the  gate!. ")).toBe("at the gate");
});
