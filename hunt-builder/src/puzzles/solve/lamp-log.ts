import { firstWords } from "./first-word.ts";
import type { KindSolver } from "./shelf.ts";

const code: Readonly<Record<string, string>> = Object.fromEntries(
  "a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.-- x-..- y-.-- z--.."
    .split(" ")
    .map((each) => [each.slice(1), each.charAt(0)]),
);

const nths = "first second third fourth fifth sixth seventh eighth".split(" ");

/** The night of the place's own year; without it those of the years in which any place did the same, or all of them. */
export const solveLampLog: KindSolver<"lamp_log"> = ({ artefact, place, shelf, earlier }) => {
  const { entries, hinge, after, chain } = artefact;
  const nth = nths.findIndex((each) => chain?.includes(`the ${each} letter`));
  const laters =
    chain === undefined
      ? [after]
      : [...new Set(firstWords(earlier).map((word) => word.charCodeAt(nth) - 96))];
  const from = place === null ? shelf.library.places : [place];
  const years = new Set(
    from.flatMap((each) =>
      each.years.flatMap(([year, phrase]) =>
        phrase === hinge ? laters.map((later) => String(year + later)) : [],
      ),
    ),
  );
  const meant = entries.filter(({ when }) => years.has(when));
  return (meant.length > 0 || place !== null ? meant : entries)
    .map(({ flashes }) => flashes.map((each) => code[each] ?? "?").join(""))
    .filter((word) => shelf.isAnswer(word));
};
