import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkLibrary } from "../../hunt-builder/rows/check-library.mjs";
import { coverageOf } from "../../hunt-builder/rows/coverage.mjs";
import { stateFiles } from "../../hunt-builder/rows/vocabulary.mjs";

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({
    stem: name.replace(".json", ""),
    text: readFileSync(`${import.meta.dirname}/${name}`, "utf8"),
  }));

test("there is a file for each of the 50 states and one for the nation", () => {
  expect(files.map(({ stem }) => stem).sort()).toEqual(Object.keys(stateFiles).sort());
  expect(files).toHaveLength(51);
});

describe("the landmarks of", () => {
  // Together, because some problems lie between two files; told one file at a time.
  const problems = checkLibrary(files).filter(({ waits }) => !waits);

  test.each(files.map(({ stem }) => stem))("%s", (stem) => {
    const ofFile = problems.filter(({ file }) => file === stem);
    expect(ofFile.map(({ place, what }) => `${place}: ${what}`)).toEqual([]);
  });
});

test("every row says of each of its veiled lines what it tells", () => {
  const silent = files.flatMap(({ text }) =>
    JSON.parse(text).flatMap(({ id, tells }: { id: string; tells?: string[] }) =>
      tells === undefined ? [id] : [],
    ),
  );
  expect(silent).toEqual([]);
});

const coverage = () =>
  coverageOf(files.map(({ stem, text }) => ({ stem, rows: JSON.parse(text) })));

test("half of the cities of 100,000 people have ten free places to stand", () => {
  const { served, cities } = coverage();
  expect(served).toBeGreaterThanOrEqual(cities.length / 2);
});

test("every file holds the rows that are wanted of it", () => {
  const short = coverage().perFile.filter(({ rows, wanted }) => rows < wanted);
  expect(short.map(({ stem, rows, wanted }) => `${stem}: ${rows} of ${wanted}`)).toEqual([]);
});
