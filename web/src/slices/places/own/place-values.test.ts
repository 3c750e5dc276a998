import { readdirSync, readFileSync } from "node:fs";
import { placeDangers, placeKeepers, placeTags } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { owners, tags } from "../../../../../hunt-builder/rows/vocabulary.mjs";
import { blankPlace, rowOf, valuesOf } from "./place-values.ts";

const folder = new URL("../../../../../data/places/", import.meta.url);

test("every row of the library goes through the form and comes back as it was", () => {
  let rows = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    const stem = file.replace(".json", "");
    for (const row of JSON.parse(readFileSync(new URL(file, folder), "utf8"))) {
      expect(rowOf(valuesOf(stem, row), row)).toEqual(row);
      rows += 1;
    }
  }
  expect(rows).toBeGreaterThan(4_000);
});

test("what the veiled lines tell is let go of once they or their facts are others", () => {
  const before = { tells: ["fact:0", ""], veiled: ["One.", "Two."], facts: ["A fact."] };
  const values = valuesOf("kansas", before);
  expect(rowOf(values, { ...rowOf(values), tells: before.tells })).toMatchObject({
    tells: before.tells,
  });
  const changed = rowOf({ ...values, veiled: "Two.\nOne." }, { ...rowOf(values), tells: [""] });
  expect(changed).not.toHaveProperty("tells");
});

test("what is not typed is nothing, and not a zero", () => {
  expect(rowOf(blankPlace)).toMatchObject({ at: [null, null], stand: { at: [null, null] } });
  expect(rowOf({ ...blankPlace, standable: false })).toMatchObject({ stand: null });
});

test("the words to choose from are those of the checks", () => {
  expect(placeTags).toEqual(tags);
  expect(placeKeepers).toEqual(owners);
  expect(placeDangers).toHaveLength(7);
});
