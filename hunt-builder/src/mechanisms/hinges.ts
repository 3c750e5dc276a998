import type { Hinge } from "./hinge.ts";

const bridges = ["bridge", "covered_bridge"];
const rooms = ["theater", "church", "market", "museum", "university", "hotel"];

/** Words with two meanings, each of something that a fact says of a place: what any place of a kind bears out is no pun on it. */
export const hinges: readonly Hinge[] = [
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
    kinds: ["zoo"],
    says: /\blions?\b/,
    texts: ["Its pride is kept behind a fence.", "Pride lives here, and yawns."],
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
    kinds: ["tower", "oddity"],
    says: /\b(?:water tower|standpipe|gallons|holds water|tank)\b/,
    texts: ["It was made to hold its drink.", "It can hold more drink than the whole town."],
  },
  {
    kinds: ["fort"],
    says: /\bbatter(?:y|ies)\b/,
    texts: ["It had batteries that fit no flashlight.", "Its batteries never ran a lamp."],
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
    kinds: ["railway"],
    says: /\b(?:cog|rack)\b/,
    texts: ["Only teeth get one up this hill.", "It climbs by its teeth."],
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
    says: /\b(?:carousel|merry-go-round)\b/i,
    texts: [
      "Its horses run all day and end where they began.",
      "No rider here was ever overtaken from behind.",
    ],
  },
];
