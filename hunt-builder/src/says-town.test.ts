import { expect, it } from "vitest";
import { saysTown } from "./says-town.ts";
import { samplePlace } from "./testing/sample-places.ts";

const inTown = (town: string) => samplePlace(1, { town });

it("finds a town as words of its own, whatever stands beside it", () => {
  for (const text of ["Iola", "near Iola.", "“Iola”", "Iola’s hall", "Éiola or Iola"])
    expect(saysTown(text, inTown("Iola"))).toBe(true);
  for (const text of ["Iolanthe sang.", "Viola", "Iolaé", "éIola", "iola", ""])
    expect(saysTown(text, inTown("Iola"))).toBe(false);
  expect(saysTown("Old Iola Road, not Iolani", inTown("Iola"))).toBe(true);
});

it("finds a saint’s town however it is shortened, and one with other signs", () => {
  for (const text of ["St. Marys", "St Marys", "Saint Marys, Kansas"])
    expect(saysTown(text, inTown("St. Marys"))).toBe(true);
  expect(saysTown("Sainte Marys", inTown("St. Marys"))).toBe(false);
  expect(saysTown("Coeur d'Alene, Idaho", inTown("Coeur d'Alene"))).toBe(true);
});

it("keeps no secret of a town called like its state", () => {
  expect(saysTown("Kansas City", inTown("Kansas"))).toBe(false);
});
