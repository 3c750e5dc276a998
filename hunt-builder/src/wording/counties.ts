const independentCities = new Set([
  "MO:St. Louis City",
  "MD:Baltimore",
  "NV:Carson City",
  "DC:District of Columbia",
]);

/** What a county is called in passing: "county", "parish", or "area" where there are several sorts. */
export function areaNoun(stateCode: string): string {
  if (stateCode === "LA") return "parish";
  return stateCode === "AK" || stateCode === "VA" ? "area" : "county";
}

/** "county", "parish", "borough or census area". */
export function countyNoun(stateCode: string): string {
  if (stateCode === "LA") return "parish";
  if (stateCode === "VA") return "county or city";
  return stateCode === "AK" ? "borough or census area" : "county";
}

/**
 * A county as it is spoken of: "Marin County", "Orleans Parish". Alaska's boroughs and
 * census areas and Virginia's counties and independent cities are both called areas.
 */
export function countyInWords(stateCode: string, bare: string): string {
  if (stateCode === "LA") return `${bare} Parish`;
  if (independentCities.has(`${stateCode}:${bare}`)) return bare;
  return stateCode === "AK" || stateCode === "VA" ? `the ${bare} area` : `${bare} County`;
}
