import type { Place, Tag } from "../place.ts";

/** What must hold of a place for a verse or a roundabout name to be true of it. */
interface Condition {
  /** The text begins so. */
  begins: string;
  /** One of these tags, where the place has any. */
  needs?: readonly Tag[];
  /** None of these tags. */
  unless?: readonly Tag[];
  /** Its facts say so. */
  says?: RegExp;
  notKinds?: readonly string[];
}

const nature: Omit<Condition, "begins"> = {
  needs: ["grown"],
  unless: ["made"],
  notKinds: ["garden", "park"],
};
const stillAtIt: Omit<Condition, "begins"> = { unless: ["retired", "ruin", "replica"] };
const done: Omit<Condition, "begins"> = { unless: ["working"] };

const conditions: readonly Condition[] = [
  ...["something no hand put", "a thing older than any map"].map((begins) => ({
    begins,
    ...nature,
  })),
  ...[
    "a roof that nobody built",
    "a house with no windows that nobody built",
    "a sculpture without",
    "a well that no one dug",
    "No window ever lit",
    "No chisel cut me",
    "No pump, no pipe",
    "My columns rise",
    "They built around",
    "No house will ever",
  ].map((begins) => ({ begins, needs: ["grown"] as const, unless: ["made"] as const })),
  ...["a way to keep your feet dry", "I lie all day from side"].map((begins) => ({
    begins,
    needs: ["over_water"] as const,
    unless: ["over_land"] as const,
  })),
  ...[
    "a house where laws are argued",
    "a seat of quarrels",
    "a house where twelve",
    "a place of oaths",
    "a house where a mayor",
    "an address for permits",
    "a house where silence",
    "a home for borrowed",
    "a house that wakes",
    "a place that haggles",
    "a place made for goodbyes",
    "a building that people pass",
    "a house that stays up late",
    "a candle kept",
    "a tower that warns",
    "a bowl that fills",
    "a place where thousands sit",
    "a loop that is always",
    "a roof over cheers",
    "a house with a number",
    "a bed for anyone",
    "two lines of steel",
    "a place for leaving the ground",
    "a place people pay to be examined",
    "a home of gowns",
    "water taught to stand",
    "a building the public paid",
    "a house where everyone's business",
    "a place where crowds keep coming",
    "ground that fills up",
    "They come in suits",
    "Here twelve sit",
    "They rise for one",
    "I license weddings",
    "I lend my guests",
    "By day I doze",
    "Come early if you",
    "I have a clock",
    "My only work is",
    "I held my breath",
    "I'm empty six",
    "A ring of seats",
    "I run and run",
    "So many heads",
    "I cannot turn",
    "I'm flat and plain",
    "They come to me with hopes",
    "I teach the young",
    "All that I have I throw",
    "I sleep at noon",
    "I'm water taught",
  ].map((begins) => ({ begins, ...stillAtIt })),
  ...[
    "a traveler that has been tied",
    "a hull that has done",
    "a hole that once paid",
    "a place that once earned",
    "something that used to have",
    "I knew the waves",
  ].map((begins) => ({ begins, ...done })),
  ...["a survivor of another", "a piece of the past that stayed"].map((begins) => ({
    begins,
    unless: ["replica", "moved"] as const,
  })),
  ...["The table's laid", "The ones who slept"].map((begins) => ({
    begins,
    unless: ["ruin", "replica", "living_people"] as const,
  })),
  { begins: "I have no room", unless: ["climbable", "indoor", "roofed"] },
  { begins: "a house of things brought", unless: ["open_air"], notKinds: ["observatory"] },
  { begins: "a house where you may look but", unless: ["open_air"] },
  { begins: "a roof with room", unless: ["open_air", "ruin"] },
  { begins: "a hall that is empty", unless: ["open_air", "retired", "ruin"] },
  { begins: "a room with a slit", says: /\bdome|telescope/i, notKinds: [] },
  {
    begins: "They dug it up",
    says: /\b(?:fossils?|bones?|dug|excavat\w*|artifacts?|archaeolog\w*)\b/i,
  },
  { begins: "They went in dark", says: /\bcoal\b/i },
  { begins: "Something went round", says: /\b(?:grist|flour|meal|corn|wheat|grain)\b/i },
  { begins: "I am the place where you sit down", says: /\btown|village|city\b/i },
  {
    begins: "The higher you come",
    says: /\b(?:treeline|tree line|bare|above the trees|tundra|snow)\b/i,
  },
  { begins: "What others lost", says: /\b(?:collection|collected|keeps|holds|gathered)\b/i },
];

/** Whether a verse or a roundabout name is true of a place, as far as its tags and facts tell. */
export function isTrueOf(
  text: string,
  { kind, tags, facts }: Pick<Place, "kind" | "tags" | "facts">,
): boolean {
  return conditions
    .filter(({ begins }) => text.startsWith(begins))
    .every(
      ({ needs, unless, says, notKinds }) =>
        (tags === undefined || needs === undefined || needs.some((tag) => tags.includes(tag))) &&
        !(unless?.some((tag) => tags?.includes(tag)) ?? false) &&
        (says === undefined || facts.some((fact) => says.test(fact))) &&
        // Where nobody has tagged it, a kind that is often otherwise goes without.
        !(tags === undefined && notKinds?.includes(kind)),
    );
}
