/** Cities whose names begin with a point of the compass; others that do are mostly parts of a city. */
const compass =
  /^(?:East|West|North|South|Northwest|Northeast|Southwest|Southeast|Upper|Lower) (?!Hartford$|Haven$|Palm Beach$|Jordan$|Valley City$|Allis$|Des Moines$|Memphis$|Orange$|Fargo$|Plains$|Chester$|Wendover$|Las Vegas$|Charleston$|Platte$|Little Rock$|Providence$|Burlington$|Bend$|Portland$|Pole$|Milford$|Saint Louis$|Arlington$|Sandusky$)/;

const hyphenated = new Set(["Winston-Salem", "Wilkes-Barre", "Dover-Foxcroft"]);

/** Parts of cities, bases and settlements that the gazetteer lists as towns of their own. */
const quarters = new Set(
  "Alafaya|Alief|Allapattah|Astoria|Azalea Park|Borough Park|Bronx|Brooklyn|Bushwick|Carrollwood Village|Catalina Foothills|Central|Crown Heights|Deer Valley|Dyker Heights|Enchanted Hills|Farmers Loop|Flatbush|Flatlands|Florin|Fort Dix|Fort Hamilton|Four Corners|Framingham Center|Fuller Heights|Gateway|Hilton Head|Ironville|Jackson Heights|Jamaica|Kensington|Lake Magdalene|Manhattan|Maryvale|Maspeth|Meads|Metairie Terrace|Moose Wilson Road|Morris Heights|Morrisania|Mott Haven|Queens|Staten Island|Sun Prairie|Sunnyside|The Bronx|Tremont|University|Villas|Washington Heights|Winston|Woodside|Wright".split(
    "|",
  ),
);

/** Whether people would ask the way from a town of this name. */
export function isTownOfItsOwn(name: string): boolean {
  return (
    !quarters.has(name) &&
    !compass.test(name) &&
    !/\(|Air Force Base| Colonia$|^Helena Valley|National Park/.test(name) &&
    (!name.includes("-") || hyphenated.has(name))
  );
}
