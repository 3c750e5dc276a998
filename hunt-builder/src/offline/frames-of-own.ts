import { isDeedOfOne } from "../words/finite-verbs.ts";

const participle =
  /^(?:was|were|is|are) (?=(?:(?:first|once|never|partly|long) )?(?:[a-z]+ed|blown|bought|built|carved|cast|cut|drawn|dug|found|given|grown|held|hung|kept|laid|lost|made|moved|shot|sold|struck|sunk|taken|torn|won|worn|written)\b)/;
const goesOn =
  /(?:\band|\bbut|\bthen|\byet|,) (?:(?:is|was|[a-z]+ly|now|still|once|later|never|so) )?([a-z]+)/g;

/** "Faced in stone the color of honey." of "was faced in stone the color of honey": not where its sentence has a second deed. */
export function shortFrames(fact: string): readonly string[] {
  const being = participle.exec(fact)?.[0];
  if (being === undefined) return [];
  const rest = fact.slice(being.length);
  const second = [...rest.matchAll(goesOn)].some(
    ([text, word = ""]) => /\b(?:is|was) /.test(text) || isDeedOfOne(word),
  );
  return second ? [] : [rest];
}

const doneByOne: Readonly<Record<string, string>> = {
  drew: "drawn",
  gave: "given",
  made: "made",
};
const doneTo = /^((?:[a-z]+ed)|built|drew|gave|made) it$/;

/** "It was designed by Ada Brook." of "Ada Brook designed it". */
export function passiveFrames(deed: string): readonly string[] {
  const done = doneTo.exec(deed)?.[1];
  return done === undefined ? [] : [`it was ${doneByOne[done] ?? done} by {person}`];
}
