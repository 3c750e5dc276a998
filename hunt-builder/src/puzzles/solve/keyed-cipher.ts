import type { Place } from "../../place.ts";
import { wordsFor } from "./left-out.ts";
import type { KindSolver } from "./shelf.ts";

/** Letters turned back by the key that is named; without the place every name, county, year and line must be tried. */
export const solveKeyedCipher: KindSolver<"keyed_cipher"> = ({
  artefact,
  place,
  earlier,
  shelf,
}) => {
  const { legend, text } = artefact;
  const from: readonly Place[] = place === null ? shelf.library.places : [place];
  const last = /last name of whoever (.*)\.$/.exec(legend)?.[1];
  const year = /year in which this place (.*)\.$/.exec(legend)?.[1];
  const gap = /the word that is missing here: “(.*)”/.exec(legend)?.[1];
  let keys: string[] = [];
  if (gap !== undefined) keys = wordsFor(gap, place, shelf);
  else if (/a letter of each in turn\.$/.test(legend)) {
    const secret = /last name of whoever (.*): a letter of each/.exec(legend)?.[1];
    const names = from.flatMap(({ people, county }) =>
      secret === undefined
        ? [county]
        : people
            .filter(([, deed]) => place === null || deed === secret)
            .map(([name]) => surname(name)),
    );
    keys = (earlier[0]?.answers ?? []).flatMap((one) =>
      (earlier[1]?.answers ?? []).flatMap((two) => names.map((name) => turnedInto(one, two, name))),
    );
  } else if (/first word of this square/.test(legend)) keys = [...(earlier[0]?.answers ?? [])];
  else if (/second word of this square/.test(legend)) keys = [...(earlier[1]?.answers ?? [])];
  // Free hunts that were made before keys went by turns.
  else if (/both words of this square/.test(legend))
    keys = (earlier[0]?.answers ?? []).flatMap((one) =>
      (earlier[1]?.answers ?? []).map((two) => one + two),
    );
  else if (last !== undefined)
    keys = from.flatMap(({ people }) =>
      people.filter(([, deed]) => place === null || deed === last).map(([name]) => surname(name)),
    );
  else if (year !== undefined)
    keys =
      place === null
        ? Array.from({ length: 500 }, (_, i) => String(1530 + i))
        : place.years.filter(([, phrase]) => phrase === year).map(([at]) => String(at));
  else if (/county/.test(legend)) keys = from.map((each) => each.county);
  const tried = new Set(keys.map((each) => each.toLowerCase().replace(/[^a-z0-9]/g, "")));
  return [...tried].filter(Boolean).map((key) => unlocked(text.toLowerCase(), key));
};

function surname(name: string): string {
  const parts = name.replace(/,? (?:Jr|Sr|I{1,3}|IV)\.?$/, "").split(/\s+/);
  return parts.at(-1) ?? "";
}

/** The first letters of three, their second ones, and so on. */
function turnedInto(...parts: readonly [string, string, string]): string {
  const bare = parts.map((part) => part.toLowerCase().replace(/[^a-z]/g, ""));
  let key = "";
  for (let at = 0; at < 8; at++)
    for (const part of bare) key += part.charAt(at % (part.length || 1));
  return key;
}

function unlocked(text: string, key: string): string {
  let word = "";
  for (const [i, letter] of [...text].entries()) {
    const by = key.charCodeAt(i % key.length);
    const shift = by < 97 ? by - 48 : by - 97;
    word += String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 - shift + 26) % 26));
  }
  return word;
}
