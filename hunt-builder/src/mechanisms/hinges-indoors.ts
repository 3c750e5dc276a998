import type { Hinge } from "./hinge.ts";

const bridges = ["bridge", "covered_bridge"];
const rooms = ["theater", "church", "market", "museum", "university", "hotel"];

/** Words with two meanings of houses, works and whatever is lit, staffed or sat in. */
export const hingesIndoors: readonly Hinge[] = [
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
];
