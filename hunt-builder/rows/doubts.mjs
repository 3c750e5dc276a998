import { townOf } from "./row-town.mjs";
import { metresBetween } from "./stand-answers.mjs";

const graveWords =
  /\b(?:massacre\w*|kill\w*|murder\w*|lynch\w*|slave\w*|enslaved|slavery|hanged|executed?|victims?|genocide|internment|interned|segregat\w*|removal|holocaust|disaster|explosion|drown\w*|assassin\w*)\b/i;
const solemnTags = ["deaths_here", "graves", "wrong_done", "sacred"];
/** Fees that are taken on the way to the ground itself, not at a door. */
const groundFee =
  /\b(?:vehicle|parking|entrance|entry|park|refuge|day[- ]use|recreation|car) (?:fee|pass|permit)|\bfees? for cars|\bcars (?:may )?pay\b|\bState park[^.;]*[,;] (?:\w+ )?fee|\ba pass\b/i;
const beforeTheFee =
  /\b(?:sidewalk|street|outside the (?:gate|entrance)|gates?|roadside|across)\b/i;
const seasonal =
  /\bopen in season\b|^(?:tours? |open )?(?:only )?(?:in (?:season|summer)|from \w+ to \w+)/i;
const stoodBefore =
  /\b(?:sidewalk|street|outside|before|gate|fence|foot of|doors|road|walk|parking)\b/i;
const ringedByCars =
  /\broundabout|\btraffic (?:circle|ring|island)|\bcircle of (?:cars|traffic)|\bcars (?:go|drive|have gone)\b[^.;]*\bround\b|\bin the middle of (?:a|the) (?:crossing|street|road)\b/i;
const outsideTheRing = /\b(?:sidewalk|crosswalks?|across)\b/i;
/** What stands in the middle of a small town; nine of ten do within a kilometre of the town's own point. */
const inTheMiddle = ["square", "courthouse", "city_hall"];
const smallTown = 60_000;
const middleM = 2_000;
const surest = ["spot", "exact", "near", "rough"];

/**
 * What a reader should look at again: words of death without a tag that says so ("killed the sale" is no
 * death), ground fees and seasons that a stand does not ask, a stand inside a ring of cars, a stand surer
 * than the pin it lies on, a square or courthouse far from the middle of a small town. They nominate and decide nothing, so none of them fails a check.
 * @param {{stem: string, rows: any[]}[]} files
 */
export function doubtsOf(files) {
  return files.flatMap(({ stem, rows }) =>
    rows.flatMap((row) => doubtsOfRow(stem, row).map((doubt) => `${stem} · ${row.id}: ${doubt}`)),
  );
}

function doubtsOfRow(stem, row) {
  return [
    ...solemnDoubts(row),
    ...(row.stand ? standDoubts(row) : []),
    ...townDoubts(row, townOf(stem, row)),
  ];
}

function townDoubts({ kind, at }, town) {
  if (town === undefined || town.population > smallTown || !inTheMiddle.includes(kind)) return [];
  const metres = Math.round(metresBetween(at, town.at));
  return metres > middleM ? [`${metres} m from the middle of ${town.name}`] : [];
}

function solemnDoubts({ tags, kind, facts, veiled, years }) {
  const isTold = !tags || kind === "battlefield" || tags.some((tag) => solemnTags.includes(tag));
  if (isTold) return [];
  return [...facts, ...veiled, ...years.map(([, phrase]) => phrase)]
    .filter((text) => graveWords.test(text))
    .map((text) => `no tag says of death or wrong: ${text}`);
}

function standDoubts({ at, sure, access, facts, veiled, stand }) {
  const { asks, where } = stand;
  const found = [];
  const fee = groundFee.exec(access)?.[0];
  if (fee && asks.ticket === "no" && !beforeTheFee.test(where) && !/\bfree\b/i.test(access))
    found.push(`access says "${fee}"; is the stand before it is paid? ${where}`);
  if (seasonal.test(access) && !asks.months && !stoodBefore.test(where))
    found.push(`access has a season, the stand has none: ${access}`);
  const ring = [access, ...facts, ...veiled].find((text) => ringedByCars.test(text));
  if (ring && !outsideTheRing.test(where))
    found.push(`cars go round it; how do feet reach the stand? ${ring}`);
  if (metresBetween(at, stand.at) < 25 && surest.indexOf(stand.sure) < surest.indexOf(sure))
    found.push(`the stand is "${stand.sure}" on a pin that is "${sure}"`);
  return found;
}
