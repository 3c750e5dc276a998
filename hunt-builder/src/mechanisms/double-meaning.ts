import type { Place, Tag } from "../place.ts";
import { type Line, linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

/** A sentence with a word that does another job at the place, and what proves that job. */
interface Hinge {
  kinds?: readonly string[];
  /** What a fact or the measure must say; without it the kind is proof enough. */
  says?: RegExp;
  needs?: readonly Tag[];
  unless?: readonly Tag[];
  texts: readonly string[];
}

const bridges = ["bridge", "covered_bridge"];
const rooms = ["theater", "church", "market", "museum", "university", "hotel"];

const hinges: readonly Hinge[] = [
  {
    says: /\b(?:two|three|four|six|eight) (?:\w+ )?(?:clock )?(?:faces|dials)\b|\bfour-faced\b/,
    texts: [
      "It has several faces and not one nose.",
      "More faces than a coin, and no back of the head.",
    ],
  },
  {
    kinds: rooms,
    says: /\b(?:pipe|theater|great|old|reed|its|pump|tracker|concert)? ?organ\b(?! donor)/,
    texts: [
      "Its keys open nothing, and its organ has no heart beside it.",
      "There is an organ in it, and no surgeon is wanted.",
    ],
  },
  {
    kinds: [
      "house",
      "hotel",
      "capitol",
      "courthouse",
      "city_hall",
      "library",
      "museum",
      "university",
      "station",
    ],
    says: /\b(?:north|south|east|west|side|long|two|later|new|curved|both|its|flanking|matching) wings\b/,
    texts: [
      "It has wings and has never left the ground.",
      "For all its wings it stays where it is.",
    ],
  },
  {
    kinds: bridges,
    says: /\b(?:bascule|drawbridge|draw span|leaf|leaves)\b/,
    needs: ["made"],
    texts: ["Its leaf goes up in any season.", "A leaf here rises instead of falling."],
  },
  {
    kinds: ["canal", "dam"],
    says: /\block(?:s|keeper)?\b/,
    texts: ["Its locks want water, not keys.", "No key was ever cut for its lock."],
  },
  {
    kinds: bridges,
    says: /\b(?:river|creek|Creek|River)\b/,
    unless: ["over_land", "moved", "replica", "ruin"],
    texts: [
      "It went over a river long ago and has not got over it yet.",
      "All its life it has been over the same water, and it is not over.",
    ],
  },
  {
    kinds: ["dam"],
    needs: ["made"],
    unless: ["ruin"],
    texts: ["It holds back, and nobody calls it shy.", "Restraint is its whole profession."],
  },
  {
    kinds: ["lighthouse"],
    says: /\blens\b/,
    texts: [
      "It has a lens and has never taken a picture.",
      "One great lens, and not a single photograph to show for it.",
    ],
  },
  {
    kinds: ["lighthouse"],
    needs: ["working"],
    texts: ["It is light, and weighs a great many tons.", "Heavy as it is, people call it light."],
  },
  {
    kinds: ["theater"],
    says: /\bstage\b/,
    unless: ["ruin"],
    texts: ["It has wings, and stays where it is.", "The same thing happens here in stages."],
  },
  {
    kinds: ["stadium", "racetrack"],
    says: /\b(?:stands?|grandstands?|bleachers|seats)\b/,
    unless: ["ruin"],
    texts: ["It is full of stands, and people go there to sit.", "Its stands are for sitting."],
  },
  {
    kinds: ["library"],
    needs: ["made"],
    unless: ["retired", "ruin"],
    texts: [
      "It has more leaves than an orchard, and none fall.",
      "Here it is quite usual to be read on every floor.",
      "Leaves are turned here in every season.",
    ],
  },
  {
    kinds: ["courthouse"],
    needs: ["working"],
    unless: ["retired"],
    texts: [
      "Sentences are finished here that no grammar can mend.",
      "A long sentence is no fault of style here.",
    ],
  },
  {
    kinds: ["capitol"],
    needs: ["working"],
    texts: [
      "Bills are passed here, and no change is given.",
      "A bill may be passed here without a penny changing hands.",
    ],
  },
  {
    kinds: ["city_hall"],
    needs: ["working"],
    texts: ["Minutes are kept here for years.", "Minutes pass here, and are written down."],
  },
  {
    kinds: ["station"],
    says: /\b(?:trains?|rail\w*)\b/i,
    texts: [
      "For years people came here to be trained.",
      "One left here on the right track, or one did not leave at all.",
    ],
  },
  {
    kinds: ["aquarium"],
    texts: ["Its schools give no diplomas.", "There are schools in it where nobody passes."],
  },
  {
    kinds: ["zoo"],
    says: /\blions?\b/,
    texts: ["Its pride is kept behind a fence.", "Pride lives here, and yawns."],
  },
  {
    kinds: ["garden"],
    unless: ["ruin"],
    texts: [
      "It has beds, and the sleepers in them come up in spring.",
      "All its beds are made by day.",
    ],
  },
  {
    kinds: ["canal"],
    says: /\b(?:towpath|tow path|mules?)\b/,
    texts: [
      "What was drawn here was drawn by mules.",
      "Mules could draw here, though not with pencils.",
    ],
  },
  {
    kinds: ["tunnel"],
    needs: ["made"],
    texts: [
      "It is a bore, and one goes through with it.",
      "A great bore, and yet people go through it.",
    ],
  },
  {
    kinds: ["tower", "oddity"],
    says: /\b(?:water tower|standpipe|gallons|holds water|tank)\b/,
    texts: ["It was made to hold its drink.", "It can hold more drink than the whole town."],
  },
  {
    kinds: ["statue"],
    unless: ["living_people"],
    texts: [
      "It has kept its post without moving a muscle.",
      "Nobody has stood longer for anything hereabouts.",
    ],
  },
  {
    kinds: ["fountain"],
    unless: ["ruin"],
    texts: ["It runs and gets nowhere.", "It plays in public and never takes a bow."],
  },
  {
    kinds: ["waterfall"],
    texts: ["It runs, falls, and is never hurt.", "It takes its fall in public, again and again."],
  },
  {
    kinds: ["fort"],
    says: /\bbatter(?:y|ies)\b/,
    texts: ["It had batteries that fit no flashlight.", "Its batteries never ran a lamp."],
  },
  {
    kinds: ["ship"],
    needs: ["made"],
    texts: [
      "It has a bow without arrows and a deck without cards.",
      "A bow that never shot, a deck that was never dealt.",
    ],
  },
  {
    kinds: ["university"],
    unless: ["retired", "ruin"],
    texts: [
      "Degrees are given here that no thermometer shows.",
      "One goes up by degrees here, whatever the weather.",
    ],
  },
  {
    kinds: ["racetrack"],
    unless: ["ruin"],
    texts: [
      "Whoever takes this course ends where they began.",
      "It is a course that nobody passes by studying.",
    ],
  },
  {
    kinds: ["lake"],
    texts: [
      "It lies all day, and nobody calls it a liar.",
      "It lies in the open, and is believed.",
    ],
  },
  {
    kinds: ["peak"],
    texts: [
      "From there one may look down on everybody without offense.",
      "Whoever has been there has been above most people.",
    ],
  },
  {
    kinds: ["spring"],
    texts: ["It is a spring in every season.", "Spring comes here and does not go."],
  },
  {
    kinds: ["overlook"],
    texts: [
      "There one overlooks a great deal and misses none of it.",
      "Nothing is missed by overlooking it from here.",
    ],
  },
  {
    kinds: ["mine"],
    says: /\b(?:shaft|levels?|underground|hoist)\b/,
    unless: ["open_air"],
    texts: [
      "Everybody who worked here started at the top.",
      "Those who rose here had gone down first.",
    ],
  },
  {
    kinds: ["mill"],
    says: /\b(?:grist|flour|corn|meal|wheat|grain)\b/,
    texts: [
      "It stood its ground, and ground what it was given.",
      "The daily grind here was good for bread.",
    ],
  },
  {
    kinds: ["beach"],
    says: /\b(?:sea|ocean|surf|Atlantic|Pacific|Gulf|breakers|waves)\b/,
    texts: ["It is waved at all day and never waves back.", "Something waves at it day and night."],
  },
  {
    kinds: ["observatory"],
    needs: ["made"],
    texts: [
      "Stars have been seen here, and nobody asked for a signature.",
      "It was built to look at stars and has no stage.",
    ],
  },
  {
    kinds: ["railway"],
    says: /\b(?:cog|rack)\b/,
    texts: ["Only teeth get one up this hill.", "It climbs by its teeth."],
  },
  {
    kinds: ["market"],
    needs: ["working"],
    texts: ["To stall is how one makes a living here.", "Here it pays to be in a stall."],
  },
  {
    kinds: ["park", "forest", "garden"],
    says: /\btrunks?\b/,
    texts: [
      "Trunks stand about, and nobody is leaving.",
      "It is full of trunks that nobody packed.",
    ],
  },
  {
    kinds: ["factory", "mill"],
    says: /\b(?:looms?|cotton|woolen|cloth|spindles|weav\w+|yarn)\b/,
    texts: [
      "Long yarns were told apart from short ones here.",
      "Whatever was spun here was no story.",
    ],
  },
  {
    kinds: ["hotel"],
    needs: ["working"],
    texts: [
      "It keeps keys by the hundred and has its reservations.",
      "It has reservations about every guest.",
    ],
  },
  {
    says: /\b(?:carousel|merry-go-round)\b/i,
    texts: [
      "Its horses run all day and end where they began.",
      "No rider here was ever overtaken from behind.",
    ],
  },
  {
    kinds: ["theater"],
    says: /\b(?:movie|film|picture palace|screen)\b/,
    texts: [
      "It was always a house of changing pictures.",
      "Pictures moved out of it every week, and were replaced.",
    ],
  },
  {
    kinds: ["airfield"],
    texts: [
      "Here it was polite to be told to take off.",
      "People were let down here, gently, one hopes.",
    ],
  },
  {
    kinds: ["canyon"],
    texts: [
      "A river got into it and is still working its way down.",
      "It is deep, and says only what it is told.",
    ],
  },
  {
    kinds: ["cave"],
    texts: [
      "What grows here is rock, and only when it drips.",
      "In here, whoever drips is doing the work.",
    ],
  },
];

/** An everyday sentence whose key word does another job here; the kind or a fact proves the job. */
export const doubleMeaning: Mechanism = {
  name: "double_meaning",
  worth: 7,
  build({ place, gravity }) {
    if (gravity !== "plain") return [];
    return hinges.flatMap((hinge) => {
      const proof = proofOf(hinge, place);
      if (proof === null) return [];
      return linesOf(place).flatMap((line) => hinge.texts.flatMap((text) => surfaces(text, line)));
    });
  },
};

/** The key of what proves a hinge of a place ("" where its kind does), or null. */
function proofOf({ kinds, says, needs, unless }: Hinge, place: Place): string | null {
  if (kinds !== undefined && !kinds.includes(place.kind)) return null;
  if (needs?.some((tag) => !place.tags?.includes(tag)) ?? false) return null;
  if (unless?.some((tag) => place.tags?.includes(tag)) ?? false) return null;
  if (says === undefined) return "";
  const fact = place.facts.findIndex((each) => says.test(each));
  if (fact >= 0) return `fact:${fact}`;
  return says.test(`${place.measure.what} ${place.measure.unit}`) ? "measure" : null;
}

function surfaces(pun: string, line: Line): Surface[] {
  const base = { mechanism: "double_meaning", uses: [line.key], turn: pun } as const;
  return [
    { ...base, text: `${pun} ${line.text}` },
    { ...base, text: `${line.text} ${pun}` },
  ];
}
