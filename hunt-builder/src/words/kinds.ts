/** How a kind of place is spoken of. */
export interface KindWords {
  /** The plain noun, without an article. */
  noun: string;
  family: Family;
}

export type Family =
  | "civic"
  | "gathering"
  | "museum"
  | "nature"
  | "works"
  | "monument"
  | "campus"
  | "heritage"
  | "industry"
  | "oddity"
  | "square";

/** kind|noun|family, a line each. */
const lines = `
capitol|capitol|civic
courthouse|courthouse|civic
city_hall|city hall|civic
library|library|civic
theater|theater|gathering
church|church|gathering
market|market|gathering
station|railroad station|gathering
museum|museum|museum
zoo|zoo|museum
aquarium|aquarium|museum
observatory|observatory|museum
park|park|nature
garden|garden|nature
peak|peak|nature
waterfall|waterfall|nature
lake|lake|nature
cave|cave|nature
island|island|nature
beach|beach|nature
canyon|canyon|nature
rock|rock formation|nature
spring|spring|nature
forest|forest|nature
overlook|overlook|nature
dune|dune|nature
bay|bay|nature
bridge|bridge|works
covered_bridge|covered bridge|works
dam|dam|works
lighthouse|lighthouse|works
canal|canal|works
tunnel|tunnel|works
monument|monument|monument
statue|statue|monument
fountain|fountain|monument
tower|tower|monument
cemetery|cemetery|monument
university|university|campus
stadium|stadium|campus
racetrack|racetrack|campus
arena|arena|campus
house|house|heritage
fort|fort|heritage
mission|mission|heritage
village|historic village|heritage
ruin|ruin|heritage
battlefield|battlefield|heritage
archaeological_site|archaeological site|heritage
hotel|hotel|heritage
railway|heritage railway|industry
mill|mill|industry
mine|mine|industry
factory|factory|industry
ship|ship|industry
airfield|airfield|industry
oddity|landmark|oddity
square|public square|square
`;

const families = new Set<string>([
  "civic",
  "gathering",
  "museum",
  "nature",
  "works",
  "monument",
  "campus",
  "heritage",
  "industry",
  "oddity",
  "square",
]);

function isFamily(text: string): text is Family {
  return families.has(text);
}

const fallback: KindWords = {
  noun: "landmark",
  family: "oddity",
};

const table = new Map<string, KindWords>();
for (const line of lines.trim().split("\n")) {
  const [kind = "", noun = "", family = ""] = line.split("|");
  if (!isFamily(family)) throw new Error(`unknown family ${family}`);
  table.set(kind, { noun, family });
}

/** The words for a kind; a kind the table does not know is a "landmark". */
export function kindWords(kind: string): KindWords {
  return table.get(kind) ?? fallback;
}

/** Every kind that the table knows. */
export function kindNames(): string[] {
  return [...table.keys()];
}
