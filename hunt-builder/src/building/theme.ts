import type { Place } from "../place.ts";
import { kindWords } from "../words/kinds.ts";

const themes: readonly [words: RegExp, kinds: string][] = [
  [
    /water|sea|ocean|coast|river|harbor|ship|sail/i,
    "lighthouse beach bay island lake waterfall dam canal ship aquarium spring bridge",
  ],
  [/rail|train|steam/i, "station railway tunnel bridge covered_bridge"],
  [
    /mountain|hik|nature|wild|outdoor|park/i,
    "peak canyon waterfall forest overlook rock cave park lake dune",
  ],
  [
    /history|pioneer|colonial|frontier|past|heritage/i,
    "house fort mission village ruin battlefield archaeological_site monument cemetery courthouse",
  ],
  [/war|battle|soldier|military/i, "fort battlefield monument ship cemetery"],
  [/art|music|culture|stage|book/i, "museum theater library statue university"],
  [/space|sky|star|flight|air/i, "observatory airfield museum tower"],
  [/industr|work|mine|gold|mill/i, "mine mill factory dam railway canal"],
  [/odd|weird|strange|roadside|quirk/i, "oddity statue tower rock"],
  [/sport|game|race/i, "stadium racetrack arena"],
  [/law|govern|civic|city/i, "capitol courthouse city_hall square library market"],
  [/night|ghost|haunt|dark/i, "cemetery ruin cave hotel fort lighthouse"],
  [/garden|flower|green/i, "garden park forest"],
];

/** Whether a place goes with a theme; the text of a theme is only matched, never printed in a clue. */
export function matchesTheme(place: Place, theme: string): boolean {
  if (theme.trim() === "") return false;
  const kinds = themes
    .filter(([words]) => words.test(theme))
    .flatMap(([, list]) => list.split(" "));
  return kinds.includes(place.kind) || theme.toLowerCase().includes(kindWords(place.kind).noun);
}
