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

/** What to say of a theme that was asked for and that few of the chosen places go with; null for a good one. */
export function themeWarning(theme: string, places: readonly Place[]): string | null {
  if (theme === "") return null;
  const fitting = places.filter((place) => matchesTheme(place, theme)).length;
  if (fitting * 2 >= places.length) return null;
  const count = fitting === 0 ? "None" : `Only ${fitting}`;
  const go = fitting === 1 ? "goes" : "go";
  return `${count} of the ${places.length} places ${go} with the theme “${theme}”. Hunters read it on the hunt's page all the same.`;
}
