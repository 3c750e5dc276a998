import { readFileSync } from "node:fs";

const source = new URL("../../geo/src/data/generated/towns.ts", import.meta.url);

/** The towns that geo knows (1,000 people or more), most people first; `at` is [lat, lng]. */
export const towns = readTowns();

function readTowns() {
  // Read as text, so that a writer of places needs no Node that runs TypeScript.
  const text = /townText = (".*?[^\\]");/s.exec(readFileSync(source, "utf8"))?.[1] ?? '""';
  return JSON.parse(text)
    .split("\n")
    .map((line) => {
      const [state, name, lat, lng, population] = line.split("|");
      return {
        state,
        name,
        at: [Number(lat) / 1e4, Number(lng) / 1e4],
        population: Number(population),
      };
    })
    .sort((a, b) => b.population - a.population);
}
