import { told } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { toldOf } from "../../../../hunt-builder/src/offline/told-of.ts";
import { readLibraryFiles } from "./service.ts";

test("what a solved square tells of any place of the library can be sent", () => {
  const tooMuch = readLibraryFiles().filter((place) => !told.safeParse(toldOf(place)).success);
  expect(tooMuch.map(({ id }) => id)).toEqual([]);
});
