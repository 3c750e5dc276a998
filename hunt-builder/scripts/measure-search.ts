/**
 * Queries a second of the attack's own index and of MiniSearch over the same documents and terms.
 * node hunt-builder/scripts/measure-search.ts
 */
import MiniSearch from "minisearch";
import { createSearchIndex } from "../src/search/search-index.ts";
import { termsOf } from "../src/search/terms.ts";
import { readLibrary } from "./library.ts";

const library = readLibrary();
const documents = [
  ...library.places.map((place) => ({
    id: place.id,
    text: [
      place.name,
      place.town,
      place.county,
      place.stateName,
      ...place.facts,
      place.access,
    ].join(" "),
  })),
  ...library.towns
    .filter((town) => town.population >= 10_000)
    .map((town, i) => ({ id: `town:${i}`, text: `${town.name} town city ${town.state}` })),
];
const asked = library.places
  .slice(0, 400)
  .map((place) => ({ id: place.id, text: `${place.veiled.join(" ")} ${place.facts[0] ?? ""}` }));

const own = createSearchIndex(documents);
const theirs = new MiniSearch({
  fields: ["text"],
  tokenize: termsOf,
  processTerm: (term) => term,
});
theirs.addAll(documents);

function perSecond(ask: (each: { id: string; text: string }) => void): string {
  for (const each of asked.slice(0, 50)) ask(each);
  const started = process.cpuUsage();
  for (const each of asked) ask(each);
  const { user, system } = process.cpuUsage(started);
  return Math.round(asked.length / ((user + system) / 1e6)).toLocaleString("en-US");
}

console.log(`${documents.length} documents, ${asked.length} queries`);
const ownRate = perSecond(({ id, text }) => {
  const query = own.query();
  query.addTerms(own.read(text));
  query.standings(id, [], documents.length);
});
const theirRate = perSecond(({ id, text }) => {
  theirs.search(text).findIndex((found) => found.id === id);
});
const same = asked.filter(({ text }) => own.top(text, 1)[0] === theirs.search(text)[0]?.id).length;
console.log(
  `own ${ownRate} queries/s, MiniSearch ${theirRate} queries/s; same first place ${same}`,
);
