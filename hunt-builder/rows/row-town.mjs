import { metresBetween } from "./stand-answers.mjs";
import { towns } from "./towns.mjs";
import { stateFiles } from "./vocabulary.mjs";

const reachM = 60_000;
const byName = new Map();
for (const town of towns) byName.set(town.name, [...(byName.get(town.name) ?? []), town]);

/** Whether a row's town is a bare name, and one of its own state. */
export function checkTown(stem, row, say) {
  const code = stem === "national" ? row.state : codeOf(stem);
  if (row.town.includes(",")) {
    say(`town is a bare name of the row's own state: ${row.town}`);
    return;
  }
  const near = (byName.get(row.town) ?? []).filter((t) => metresBetween(t.at, row.at) < reachM);
  if (near.length > 0 && !near.some((town) => town.state === code))
    say(`${row.town} is a town of ${near[0].state}, not of ${code}`);
}

/** The town of a row's name and state that lies nearest, of those that geo knows; undefined where none is near. */
export function townOf(stem, row) {
  const code = stem === "national" ? row.state : codeOf(stem);
  return (byName.get(row.town) ?? [])
    .filter(({ state, at }) => state === code && metresBetween(at, row.at) < reachM)
    .sort((a, b) => metresBetween(a.at, row.at) - metresBetween(b.at, row.at))[0];
}

const codeOf = (stem) =>
  Object.entries(stateFiles.byCode).find(([, name]) => name === stateFiles[stem])?.[0];
