import { expect, it } from "vitest";
import { geoGazetteer } from "./geo-gazetteer.ts";

it("gives no two fields of a map of counties one name", () => {
  const gazetteer = geoGazetteer();
  const harbor = { lat: 39.2854, lng: -76.6113 };
  const names = gazetteer.countySheet(harbor, "Baltimore", 16, harbor).map(({ name }) => name);
  expect(names).toContain("Baltimore City");
  expect(names).toContain("Baltimore");
  expect(new Set(names).size).toBe(names.length);
});
