import { findCountyAt } from "@ten-paces/geo/counties";
import type { Library } from "../../library.ts";
import type { Place } from "../../place.ts";
import { inSentence } from "../../wording/sentences.ts";
import type { ArtefactOf } from "../artefact.ts";
import { findSpeaker } from "./says-of.ts";
import type { KindSolver } from "./shelf.ts";

type Region = ArtefactOf<"map_path">["regions"][number];

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const fipsOf = ({ point }: Place): string | undefined => findCountyAt(point)?.fips;

/** Walks every road of the answer's length: from the place's county, or from any where the place is not known. */
export const solveMapPath: KindSolver<"map_path"> = ({ artefact, answerLength, place, shelf }) => {
  const { regions, borders, start, conditions } = artefact;
  const beside = new Map<string, string[]>();
  for (const [a = "", b = ""] of borders) {
    beside.set(a, [...(beside.get(a) ?? []), b]);
    beside.set(b, [...(beside.get(b) ?? []), a]);
  }
  const byId = new Map(regions.map((region) => [region.id, region]));
  const holds = conditions.map((text) => readSight(text, shelf.library) ?? readCondition(text));
  const found = new Set<string>();
  const road: Region[] = [];
  const walk = (region: Region, before: string): void => {
    const text = before + region.letter.toLowerCase();
    if (!shelf.mayBegin(text, answerLength)) return;
    road.push(region);
    if (road.length < answerLength) {
      for (const id of beside.get(region.id) ?? []) {
        const next = byId.get(id);
        if (next && !road.includes(next)) walk(next, text);
      }
    } else if (shelf.isAnswer(text) && holds.every((each) => each(road))) found.add(text);
    road.pop();
  };
  for (const from of regions) {
    if (start !== undefined ? from.id !== start : place && from.id !== fipsOf(place)) continue;
    walk(from, "");
  }
  return [...found];
};

/** A landmark that stands in one of the counties, or in none, by its name or by what is said of it. */
function readSight(text: string, library: Library): ((road: readonly Region[]) => boolean) | null {
  const [, which, thing = ""] = /^(One|None) of its \p{L}+ has (.+)\.$/u.exec(text) ?? [];
  if (which === undefined) return null;
  const line = /^a sight of which they say: “(.+)”$/.exec(thing)?.[1];
  const found =
    line === undefined
      ? library.places.filter(({ name }) => inSentence(name) === thing)
      : [findSpeaker(library, line)];
  const counties = new Set(found.flatMap((of) => (of ? (fipsOf(of) ?? []) : [])));
  return (road) => road.some(({ id }) => counties.has(id)) === (which === "One");
}

function readCondition(text: string): (road: readonly Region[]) => boolean {
  const shunned = /^Never through (.+)\.$/.exec(text)?.[1];
  if (shunned !== undefined) return (road) => road.every(({ name }) => name !== shunned);
  const last = /^It ends in (.+)\.$/.exec(text)?.[1];
  if (last !== undefined) return (road) => road.at(-1)?.name === last;
  const [, nth = "", letters = ""] =
    /^The (\w+) \w+ has a name of (\d+) letters\.$/.exec(text) ?? [];
  const at = ordinals.indexOf(nth);
  if (at < 0) return () => false;
  return (road) => (road[at]?.name ?? "").replace(/[^\p{L}]/gu, "").length === Number(letters);
}
