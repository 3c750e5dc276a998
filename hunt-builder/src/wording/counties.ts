const independentCities = new Set([
  "MO:St. Louis City",
  "NV:Carson City",
  "DC:District of Columbia",
]);

/** Virginia's cities that belong to no county and share their names with none. */
const citiesOfVirginia = new Set(
  "Alexandria|Bristol|Buena Vista|Charlottesville|Chesapeake|Colonial Heights|Covington|Danville|Emporia|Falls Church|Fredericksburg|Galax|Hampton|Harrisonburg|Hopewell|Lexington|Lynchburg|Manassas|Manassas Park|Martinsville|Newport News|Norfolk|Norton|Petersburg|Poquoson|Portsmouth|Radford|Salem|Staunton|Suffolk|Virginia Beach|Waynesboro|Williamsburg|Winchester".split(
    "|",
  ),
);

/** Names that a county and a city of Virginia share. */
const sharedInVirginia = new Set(["Fairfax", "Franklin", "Richmond", "Roanoke"]);

/** And elsewhere: Towson lies in Baltimore County, and Baltimore does not. */
const sharedElsewhere = new Set(["MD:Baltimore", "MO:St. Louis"]);

/** What a county is called in passing: "county", "parish", "city" in Virginia, or "area" where that is open. */
export function areaNoun(stateCode: string, bare: string): string {
  if (stateCode === "LA") return "parish";
  if (/ area$/.test(countyInWords(stateCode, bare))) return "area";
  return stateCode === "VA" && citiesOfVirginia.has(bare) ? "city" : "county";
}

/** "county", "parish", "borough or census area". */
export function countyNoun(stateCode: string, bare: string): string {
  if (stateCode === "AK") return "borough or census area";
  const noun = areaNoun(stateCode, bare);
  return noun === "area" ? "county or city" : noun;
}

/**
 * A county as it is spoken of: "Marin County", "Orleans Parish". Alaska's boroughs and
 * census areas are both called areas, and so is what shares its name with a city that is no part of it.
 */
export function countyInWords(stateCode: string, bare: string): string {
  if (stateCode === "LA") return `${bare} Parish`;
  if (independentCities.has(`${stateCode}:${bare}`)) return bare;
  if (stateCode === "VA" && citiesOfVirginia.has(bare)) return bare;
  return stateCode === "AK" ||
    (stateCode === "VA" && sharedInVirginia.has(bare)) ||
    sharedElsewhere.has(`${stateCode}:${bare}`)
    ? `the ${bare} area`
    : `${bare} County`;
}
