import type { Hinge } from "./hinge.ts";

/** Words with two meanings of water, ground and whatever stands in the open, and of a few houses more. */
export const hingesOutdoors: readonly Hinge[] = [
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
