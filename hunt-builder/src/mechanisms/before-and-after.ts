import { sentence, withArticle } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

const leap = 15;
const turned =
  /^(?:became|was made|was turned into|opened as|reopened|was reopened|was automated|was restored|closed|was retired|was given|was moved|was rebuilt|was decommissioned|stopped|burned|was saved|went dark)\b/;

/** The lives of one place, oldest first, the surprise last. Order comes from its years, or from a fact that tells both. */
export const beforeAndAfter: Mechanism = {
  name: "before_and_after",
  worth: 8,
  build({ place, gravity }) {
    const made: Surface[] = [];
    const dated = [...place.years].sort((a, b) => a[0] - b[0]);
    for (const [i, [year, phrase]] of dated.entries())
      for (const [later, then] of dated.slice(i + 1)) {
        if (later - year < leap || year < 1500 || !turned.test(then)) continue;
        if (/,|\bin$|\bsince\b/.test(phrase + then)) continue;
        if (isPlain(then) || (isPlain(phrase) && isDull(then))) continue;
        const works = `In ${year} it ${phrase}, in ${later} it ${then}.`;
        for (const line of linesOf(place)) {
          const uses = [`year:${phrase}`, `year:${then}`, line.key];
          const base = { mechanism: "before_and_after", uses, works } as const;
          made.push(
            {
              ...base,
              text: `It ${phrase}; ${spell(later - year)} it ${then}. ${line.text}`,
              turn: "it; later it",
            },
            {
              ...base,
              text: `${line.text} It ${phrase}, and ${spell(later - year)} it ${then}.`,
              turn: "it and later it",
            },
            ...(gravity === "plain"
              ? [
                  {
                    ...base,
                    text: `Act one: it ${phrase}. Act two, ${spell(later - year)}: it ${then}. ${line.text}`,
                    turn: "two acts",
                  },
                ]
              : []),
            {
              ...base,
              text: `First it ${phrase}. Then, ${spell(later - year)}, it ${then}. ${line.text}`,
              turn: "first, then",
            },
          );
        }
      }
    const kind = nounOf(place);
    for (const [i, fact] of place.facts.entries()) {
      const was = lifeIn(fact);
      if (was === null || was.includes(kind)) continue;
      const works = sentence(`it ${fact}`);
      for (const line of linesOf(place)) {
        const uses = [`fact:${i}`, line.key];
        const base = { mechanism: "before_and_after", uses, works } as const;
        made.push(
          {
            ...base,
            text: `Once ${was}, now ${withArticle(kind)}. ${line.text}`,
            turn: "once now",
          },
          { ...base, text: `${line.text} Before that, ${was}.`, turn: "before that" },
          ...(gravity === "plain"
            ? [
                {
                  ...base,
                  text: `It started out as ${was}, and has changed its mind. ${line.text}`,
                  turn: "changed its mind",
                },
              ]
            : []),
        );
      }
    }
    return made;
  },
};

/** Whether a date says no more than that something began, was kept or was given a title. */
const isPlain = (phrase: string): boolean =>
  /^(?:opened|reopened|closed|burned|(?:was|were) [a-z]+(?: again)?|became an? (?:state|national|city|county)? ?(?:(?:historic|historical|natural) )?(?:park|monument|landmark|site|memorial|forest|preserve|heritage area)|went dark|stopped)$/i.test(
    phrase,
  );

/** Whether a date says what so many old houses come to. */
const isDull = (phrase: string): boolean =>
  /^(?:opened as an? (?:[a-z]+ )?museum|became an? .*(?:landmark|district|site|park)|was restored|was rebuilt|was automated|was given to [^,]*)$/i.test(
    phrase,
  );

/** "a wagon works": what a fact says that the place began as; null where it says no such thing. */
function lifeIn(fact: string): string | null {
  const found =
    /^(?:began(?: life)?|started(?: life)?|was built|opened|was first used) as ((?:a|an|the) [a-z][a-z' -]{3,40})(?:$|, | before | until | and (?=was|became))/.exec(
      fact,
    );
  const was = found?.[1];
  return was === undefined || /\b(?:that|which|where|who|whose|when|with|for)\b/.test(was)
    ? null
    : was;
}

/** The time between two dates, in round words that the dates bear out. */
function spell(years: number): string {
  if (years >= 95 && years <= 105) return "about a century later";
  if (years > 105) return "more than a century later";
  if (years >= 46 && years <= 54) return "about half a century later";
  if (years > 54) return "more than half a century later";
  if (years >= 23 && years <= 27) return "about a quarter of a century later";
  return years > 27 ? "some decades later" : "years later";
}
