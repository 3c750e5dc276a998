import type { Place } from "../place.ts";
import { nounOf } from "./place-nouns.ts";

const houses =
  "capitol courthouse city_hall library theater church station museum observatory university arena house mission hotel mill factory tower stadium aquarium market";
const made = `${houses} bridge covered_bridge dam lighthouse canal tunnel fort`;
const shown = "museum aquarium zoo garden observatory railway village";
const raised = "statue monument fountain oddity";
const wild =
  "park waterfall rock spring peak cave overlook canyon lake beach dune bay forest island archaeological_site";

/** What is told of so many places that it may mislead at any of these kinds, a year's deed or a person's. */
const deeds: readonly (readonly [deed: RegExp, kinds: string])[] = [
  [/^was (?:built|rebuilt)$/, `${made} ship racetrack railway ruin oddity`],
  [/^was (?:completed|finished|begun)$/, `${made} ruin ${raised}`],
  [
    /^opened$/,
    `${shown} theater stadium arena bridge hotel park station racetrack tower university canal library market city_hall cave courthouse oddity`,
  ],
  [/^was opened$/, "park square market theater hotel city_hall"],
  [/^was founded$/, `${shown} university fort cemetery mission library mill church`],
  [
    /^was dedicated$/,
    "monument church statue tower dam fountain capitol museum garden university observatory cemetery park city_hall bridge courthouse library stadium oddity",
  ],
  [/^was established$/, "cemetery park museum village university"],
  [/^was (?:unveiled|set up|put up)$/, raised],
  [/^was laid out$/, "square cemetery park garden village"],
  [/^became a state park$/, `${wild} fort village ruin battlefield`],
  [/^(?:became public land|was bought by the state|was set aside)$/, `${wild} battlefield ruin`],
  [/^became a national (?:natural landmark|monument|park)$/, wild],
  [
    /^became a national historic landmark$/i,
    `${made} archaeological_site ship cemetery battlefield`,
  ],
  [/^was (?:restored|enlarged)$/, `${houses} bridge covered_bridge fort ship`],
  [/^was given to the city$/, "park garden house square statue fountain museum"],
  [
    /^(?:designed|drew|planned) it(?: with \p{Lu}.*)?$|^drew (?:the|its first) plans$/u,
    `${houses} monument bridge garden square park ${raised}`,
  ],
  [
    /^(?:built it|had it built)$/,
    "house racetrack theater mill hotel covered_bridge fort stadium church tower factory museum lighthouse bridge courthouse capitol ruin oddity",
  ],
  [/^(?:sculpted|modeled|made|carved|cast) it$/, "statue fountain"],
  [
    /^(?:founded|started) it$/,
    `${shown} mission university racetrack theater library mill factory hotel cemetery`,
  ],
  [
    /^(?:gave it|paid for it|(?:gave|left) the money for it|gave the land for it)$/,
    `museum library theater church university observatory zoo garden square cemetery ${raised}`,
  ],
  [/^(?:named it|gave it its name|is honored by it|gave the land for it)$/, wild],
  [/^dedicated it$/, "dam monument statue tower park capitol"],
  [/^laid its cornerstone$/, houses],
  [/^(?:lived in it|was born in it)$/, "house museum"],
  [/^(?:lies|is buried) in it$/, "cemetery church"],
  [/^spoke in it$/, "theater church city_hall courthouse museum university"],
];

const byKind = new Map<string, RegExp[]>();
for (const [deed, kinds] of deeds)
  for (const kind of kinds.split(" ")) {
    const list = byKind.get(kind);
    if (list) list.push(deed);
    else byKind.set(kind, [deed]);
  }

/** Whether what somebody did, or what befell a place in a year, may be told of any place of a kind. */
export function fitsKind(kind: string, deed: string): boolean {
  return byKind.get(kind)?.some((each) => each.test(deed)) ?? false;
}

/** Kinds under which unlike things stand: a clock and an arch, a carousel and a giant chair. */
const manifold: ReadonlySet<string> = new Set(
  "oddity tower monument church railway canal village".split(" "),
);

/** Whether two places are one sort of thing, so that whatever is true of one could be true of the other. */
export function areOneSort(one: Place, other: Place): boolean {
  return one.kind === other.kind && (!manifold.has(one.kind) || nounOf(one) === nounOf(other));
}

/** Kinds of which the same likenesses are made. */
const akin = `
capitol courthouse city_hall
courthouse station
church mission
statue monument fountain
statue oddity
bridge covered_bridge
bridge tunnel
dam canal
park garden square
park forest
park cemetery
garden zoo
zoo aquarium
stadium arena racetrack
arena theater
peak overlook rock
rock canyon cave
waterfall spring canyon
lake bay beach island
beach dune
fort battlefield
fort ruin
ruin archaeological_site
museum house
house hotel
house mill
village museum
village fort
museum station
library museum
library university
library city_hall
mill factory mine
station railway market
lighthouse tower
tower monument
observatory museum
theater museum
ship museum
airfield museum
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** Whether a likeness of one kind of place passes for one of the other. */
export function areAkin(one: string, other: string): boolean {
  return akin.some((kinds) => kinds.includes(one) && kinds.includes(other));
}
