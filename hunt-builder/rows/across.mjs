import { metresBetween } from "./stand-answers.mjs";
import { groups, nationalNames, stateFiles } from "./vocabulary.mjs";

const spacingMetres = 150;
const sameThingMetres = 2_000;
const sameSpotMetres = 400;
const namesakeMetres = 25_000;

/** Problems between rows: ids, sentences and places that stand in the library twice. */
export function checkAcross(all, problems) {
  const ids = new Map();
  const sentences = new Map();
  for (const { file, row } of all) {
    const say = (what) => problems.push({ file, place: row.id, what });
    if (ids.has(row.id)) say(`id stands in ${ids.get(row.id)} too`);
    ids.set(row.id, file);
    for (const line of [...row.facts, ...row.veiled]) {
      const key = line.toLowerCase().replace(/[^a-z0-9]+/g, " ");
      if (sentences.has(key)) say(`says what ${sentences.get(key)} says: ${line}`);
      sentences.set(key, row.id);
    }
    if (file !== "national" && nationalNames.has(row.name.toLowerCase()))
      say("is a national place");
  }
  checkPairs(all, problems);
  checkStands(all, problems);
}

/** Two stands within 150 m of each other would each count at the other. */
function checkStands(all, problems) {
  const standing = all
    .filter(({ row }) => row.stand)
    .sort((a, b) => a.row.stand.at[0] - b.row.stand.at[0]);
  for (const [index, { file, row, waiting }] of standing.entries())
    for (const other of standing.slice(index + 1)) {
      if ((other.row.stand.at[0] - row.stand.at[0]) * 111_195 > spacingMetres) break;
      const apart = metresBetween(row.stand.at, other.row.stand.at);
      if (apart >= spacingMetres) continue;
      const what = `its stand is ${Math.round(apart)} m from that of ${other.row.id} (${other.file})`;
      problems.push({ file, place: row.id, what, ...waiting, ...other.waiting });
    }
}

function checkPairs(all, problems) {
  const sorted = [...all].sort((a, b) => a.row.at[0] - b.row.at[0]);
  const portraits = new Map(sorted.map(({ row }) => [row, portraitOf(row)]));
  for (const [index, { file, row: a }] of sorted.entries()) {
    for (const { file: otherFile, row: b } of sorted.slice(index + 1)) {
      if ((b.at[0] - a.at[0]) * 111_195 > namesakeMetres) break;
      const apart = metresBetween(a.at, b.at);
      if (apart > namesakeMetres) continue;
      const what = `${b.id} (${otherFile}), ${Math.round(apart)} m off`;
      if (apart < spacingMetres)
        problems.push({ file, place: a.id, what: `is ${Math.round(apart)} m from ${what}` });
      if (isSamePlace(portraits.get(a), portraits.get(b), apart))
        problems.push({ file, place: a.id, what: `is the same place as ${what}` });
    }
  }
}

const natureAndWorks = new Set([...groups.nature.kinds, ...groups.works.kinds]);
const stateWords = new Set(
  Object.values(stateFiles).flatMap((name) => name.toLowerCase().split(" ")),
);
/** Words that name a kind of place or decorate a name. */
const commonWords = new Set(
  `a and at for in of on the old new historic historical national state county city park site area museum center
  memorial library art arts science history natural college university stadium field arena speedway courthouse
  capitol statehouse hall house home theater theatre square plaza common green bridge dam light lighthouse station
  depot railroad railway fort battlefield cemetery church cathedral basilica monument statue tower falls lake river
  mount mountain peak hill hills island beach cave caverns canyon gorge spring springs rock garden gardens zoo
  aquarium observatory forest reserve preserve recreation wildlife refuge trail mill mine works ship village ruins
  hotel inn lodge opera market main first saint st`.split(/\s+/),
);

function portraitOf(row) {
  const names = [row.name, ...row.aliases];
  const town = new Set(tokens(`${row.town} ${row.county}`));
  return {
    kind: row.kind,
    stands: !natureAndWorks.has(row.kind),
    whole: new Set(
      names.map((name) =>
        tokens(name)
          .filter((word) => word !== "the")
          .join(" "),
      ),
    ),
    telling: names
      .map((name) =>
        tokens(name).filter(
          (word) => !commonWords.has(word) && !stateWords.has(word) && !town.has(word),
        ),
      )
      .map((words) => words.sort().join(" ")),
  };
}

const tokens = (name) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]s?\b/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/**
 * One place under two names: one whole name shared within 25 km; or the same telling words in a name or alias
 * within 2 km and of one kind, or in the two names within 400 m, unless one is a natural feature or a work:
 * a bridge and a light may share a bay.
 */
function isSamePlace(a, b, apartMetres) {
  if ([...a.whole].some((name) => b.whole.has(name))) return true;
  if (a.kind === b.kind && a.telling.some((words) => words !== "" && b.telling.includes(words)))
    return apartMetres < sameThingMetres;
  const [ofName] = a.telling;
  return (
    ofName !== "" && ofName === b.telling[0] && apartMetres < sameSpotMetres && a.stands && b.stands
  );
}
