/** How a kind of place is spoken of. */
export interface KindWords {
  /** The plain noun, without an article. */
  noun: string;
  /** Roundabout noun phrases with their article; none contains the noun. */
  veils: readonly string[];
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

/** kind|noun|family|veil|veil, a line each. */
const lines = `
capitol|capitol|civic|a house where laws are argued into being|a seat of quarrels and of statutes
courthouse|courthouse|civic|a house where twelve strangers decide|a place of oaths and gavels
city_hall|city hall|civic|a house where a mayor keeps a chair|an address for permits and proclamations
library|library|civic|a house where silence is lent out|a home for borrowed words
theater|theater|gathering|a house that wakes when the lights go down|a room full of seats that all face one way
church|church|gathering|a house with one very old tenant|a roof raised for Sunday voices
market|market|gathering|a place that haggles before breakfast|a roof over baskets and bargains
station|railroad station|gathering|a place made for goodbyes|a building that people pass through on purpose
museum|museum|museum|a house where you may look but not touch|a treasury of labeled things
zoo|zoo|museum|a town whose citizens never chose to move there|an ark that stayed ashore
aquarium|aquarium|museum|a house with the sea behind glass|a dry way to walk under water
observatory|observatory|museum|a house that stays up late|a room with a slit in its roof
park|park|nature|a piece of country kept for everyone|ground that nobody may fence for himself
garden|garden|nature|a quarrel with the weeds, won daily|a place arranged petal by petal
peak|peak|nature|a place where up comes to an end|a roof that nobody built
waterfall|waterfall|nature|a river that missed its step|a stream in a hurry to be lower
lake|lake|nature|a mirror laid flat in the land|a sheet of water that stays where it is put
cave|cave|nature|a house with no windows that nobody built|a dark that was there before the lamp
island|island|nature|a place that is all shore|a piece of ground that keeps its distance
beach|beach|nature|the hem of the land|a floor that is swept twice a day
canyon|canyon|nature|a long patience of water in stone|a valley with its sleeves rolled up
rock|rock formation|nature|a sculpture without a sculptor|a stone that time forgot to level
spring|spring|nature|a door through which water leaves the ground|a well that no one dug
forest|forest|nature|a crowd that stands still|a hall held up by living pillars
overlook|overlook|nature|a place to stop and look down|a balcony without a house
dune|dune|nature|a hill that the wind has on loan|a mountain you could pour through your fingers
bay|bay|nature|a bite the water took from the land|a piece of sea that came in to rest
bridge|bridge|works|a road with nothing under it|a way to keep your feet dry
covered_bridge|covered bridge|works|a barn with a door at both ends and no floor of earth|a wooden tunnel in the open air
dam|dam|works|a wall with wet feet|an argument with a river, so far won
lighthouse|lighthouse|works|a candle kept for strangers at sea|a tower that warns rather than welcomes
canal|canal|works|a river that was dug with shovels|a street for slow boats
tunnel|tunnel|works|a shortcut through the dark|a hole that took its makers years
monument|monument|monument|a memory in stone|a reminder set up where all may see it
statue|statue|monument|a figure that never shifts its weight|somebody who has not blinked for years
fountain|fountain|monument|water taught to stand up|a shower that no one stands under
tower|tower|monument|a building that is mostly height|a finger raised over the roofs
cemetery|cemetery|monument|a quiet town with every address in stone|a place where the neighbors never call
university|university|campus|a place people pay to be examined|a home of gowns and late lamps
stadium|stadium|campus|a bowl that fills up with noise|a place where thousands sit to watch a few run
racetrack|racetrack|campus|a road that leads back to its own beginning|a loop that is always in a hurry
arena|arena|campus|a roof over cheers and boos|a ring of seats around a changing floor
house|house|heritage|an old address that has outlived its callers|a front door with a long memory
fort|fort|heritage|walls that once expected company|a place that was made to say no
mission|mission|heritage|a bell, a court and an old errand of faith|a frontier of prayer
village|historic village|heritage|a street where the calendar was stopped on purpose|a town that wears its old clothes
ruin|ruin|heritage|what was left when the roof gave up|walls that have retired from holding things
battlefield|battlefield|heritage|grass over a very bad day|a field that two armies wanted
archaeological_site|archaeological site|heritage|an old neighborhood whose people left no letters|a place read with a trowel
hotel|hotel|heritage|a house with a number on every bedroom|a bed for anyone who can pay for it
railway|heritage railway|industry|two lines of steel that still keep time|a road that only one kind of wheel may use
mill|mill|industry|a building that was set to work by something turning|a house of grinding and belts
mine|mine|industry|a hole that once paid wages|a cellar dug by greed and lamplight
factory|factory|industry|a place that made the same thing many times|a roof over shifts and whistles
ship|ship|industry|a traveler that has been tied up|a hull that has done with voyages
airfield|airfield|industry|a place for leaving the ground|a long lawn for wings
oddity|roadside oddity|oddity|something nobody asked for and everybody photographs|a thing that makes drivers brake
square|public square|square|an open-air parlor with streets for walls|the middle of things, with benches
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
  veils: ["a place worth the detour", "a stop that earns its name"],
  family: "oddity",
};

const table = new Map<string, KindWords>();
for (const line of lines.trim().split("\n")) {
  const [kind = "", noun = "", family = "", ...veils] = line.split("|");
  if (!isFamily(family)) throw new Error(`unknown family ${family}`);
  table.set(kind, { noun, family, veils });
}

/** The words for a kind; a kind the table does not know is a "landmark". */
export function kindWords(kind: string): KindWords {
  return table.get(kind) ?? fallback;
}
