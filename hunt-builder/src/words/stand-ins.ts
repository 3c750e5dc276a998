import { lastMade } from "../last-made.ts";
import type { Place } from "../place.ts";
import { areOneSort } from "./deeds.ts";
import { nounOf } from "./place-nouns.ts";

/** What a place is about, beside its kind: a museum of pictures is no stand-in for one of airplanes. */
const subjects: Readonly<Record<string, readonly (readonly [subject: string, words: RegExp])[]>> = {
  museum: [
    ["art", /\barts?\b|paint|sculpt|galler(?:y|ies)|canvas|portraits?|pictures/],
    [
      "nature",
      /natur(?:e|al)|scien|fossil|dinosaur|bones|minerals?|gems|birds?|planetarium|discovery|children's museum|explor/,
    ],
    [
      "machines",
      /aviation|aerospace|\bair\b|airplanes?|planes?|rockets?|\bspace\b|flight|missiles?|bombers?|railroad|railway|trains?|locomotives?|trolley|streetcar|maritime|ships?|boats?|whal(?:ers?|ing)|submarine|\bautos?\b|automobiles?|\bcars?\b|motors?|motorcycles?/,
    ],
    [
      "play",
      /music|songs?|guitars?|\bband\b|jazz|blues|opry|hall of fame|baseball|basketball|football|sports?|circus/,
    ],
  ],
  figure: [
    [
      "beast",
      /\b(?:horses?|ponies|mustangs?|bulls?|bears?|dogs?|cats?|pigs?|hogs?|rams?|lions?|seals?|cranes?|eagles?|rooster|ducks?|ducklings|buffalo|bison|cows?|steers?|longhorns?|fish|moose|elk|beetle|bug|weevil|jackalope|mules?|whale)\b/,
    ],
    [
      "person",
      /\b(?:he|him|his|she|her|man|men|woman|women|girls?|boys?|soldiers?|sailors?|pioneers?|mothers?|fathers?|chief|king|queen|president|general|singer|player|founder|family|children|captain|preacher|god|goddess|worker|miners?|nurse|senator|poet)\b/,
    ],
  ],
  ground: [
    [
      "wild",
      /state park|state forest|national|preserve|refuge|wilderness|recreation area|natural (?:area|bridge)|\btrails?\b|canyon|cliffs?|waterfalls?|bluffs?|hik(?:e|ers|ing)|\bcampground/,
    ],
    [
      "town",
      /square|plaza|\bcommon|\bgreen\b|city park|fountains?|bandstand|benches|downtown|streets?|blocks?|riverfront|waterfront|\blawn|statues?|memorial park|carousel|playground|gardens?|roses/,
    ],
  ],
};

/** Whose row tells which subjects. */
const families: Readonly<Record<string, string>> = {
  museum: "museum",
  statue: "figure",
  monument: "figure",
  oddity: "figure",
  fountain: "figure",
  park: "ground",
  garden: "ground",
  square: "ground",
  forest: "ground",
};

const mostPlaces = 150;
/** What a place is about: by its name where that says it, else by its facts; nothing of a kind that is always about one thing. */
const subjectsOf = lastMade(
  mostPlaces,
  ({ kind, name, aliases, facts }: Place): readonly string[] => {
    const family = families[kind];
    if (family === undefined) return [];
    const said = (text: string): string[] =>
      (subjects[family] ?? []).flatMap(([subject, words]) =>
        words.test(text.toLowerCase()) ? [subject] : [],
      );
    const named = said([name, ...aliases].join("\n"));
    const all = named.length > 0 ? named : said(facts.join("\n"));
    return all.length > 0 ? all : ["other"];
  },
);

function shareSubject(place: Place, other: Place): boolean {
  if (families[place.kind] !== families[other.kind]) return true;
  const own = subjectsOf(place);
  return own.length === 0 || subjectsOf(other).some((each) => own.includes(each));
}

/** Kinds of which whatever is told could be told of the other: a courthouse of a capitol, but no quarry of a factory. */
const asGood = `
church
capitol courthouse city_hall
church mission
statue monument
stadium arena
park garden square
peak overlook rock
ruin archaeological_site
zoo aquarium
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** Under this word stand things that have nothing in common: a giant peanut and a street. */
const anything = "landmark";

/**
 * Whether one place may be meant by what is true of the other, on the ground: of its own sort and about the same thing, or
 * of a kind that is as good; null where somebody who knows what is wanted would strike the line at sight.
 */
export function standIn(place: Place, other: Place): "sort" | "akin" | null {
  if (!shareSubject(place, other)) return null;
  if (areOneSort(place, other))
    return place.kind === "oddity" && nounOf(place) === anything ? null : "sort";
  return asGood.some((kinds) => kinds.includes(place.kind) && kinds.includes(other.kind))
    ? "akin"
    : null;
}

/** Of two of one group one at most can be what a thing is made of, or how it looks. */
const looks: readonly (readonly RegExp[])[] = [
  [
    /\bbrick/,
    /\bmarble/,
    /\bgranite/,
    /\blimestone/,
    /\bsandstone|brownstone/,
    /\badobe|mud\b/,
    /\bwood(?:en)?\b|\btimber|\blogs?\b|\bboards?\b|\bclapboard/,
    /\bconcrete|cement/,
    /\bbronze/,
    /\bsteel\b/,
    /\biron\b/,
    /\bfiberglass/,
  ],
  [
    /\bwhite/,
    /\bred\b/,
    /\bblack\b/,
    /\bblue\b/,
    /\bgreen\b/,
    /\byellow\b/,
    /\bpink\b/,
    /\bgr[ae]y\b/,
    /\bbrown\b/,
    /\bgold(?:en)?\b|\bgilt\b|gilded/,
  ],
];

/** Whether a line tells of another stuff or color than what is said of the place, and of none that is. */
export function looksOtherwise(said: string, line: string): boolean {
  const [own, theirs] = [said.toLowerCase(), line.toLowerCase()];
  return looks.some((group) => {
    const told = group.filter((each) => each.test(own));
    const foreign = group.filter((each) => each.test(theirs));
    return told.length > 0 && foreign.length > 0 && !foreign.some((each) => told.includes(each));
  });
}
