import { owners } from "./vocabulary.mjs";

const text = (value) => typeof value === "string" && value.trim() === value && value.length > 0;
const isDoubt = (value) =>
  text(value) &&
  /^(?!whether)[a-z].*[^.?!]$/.test(value) &&
  isBetween(value.split(/\s+/).length, 3, 16);
const isBetween = (value, least, most) => value >= least && value <= most;
const isMonth = (value) => Number.isInteger(value) && value >= 1 && value <= 12;
const isTime = (value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

/**
 * Whether a stand has the fields and values of data/places/README.md.
 * @param {object} stand what the row says, not null
 * @param {(ok: boolean, what: string) => void} need says what is wrong where ok is false
 */
export function checkStandShape(stand, need) {
  needOnly(stand, "at sure where asks ground doubt", "stand", need);
  need(
    Array.isArray(stand.at) && stand.at.length === 2 && stand.at.every(Number.isFinite),
    "stand.at must be [latitude, longitude]",
  );
  need(["spot", "exact", "near"].includes(stand.sure), "stand.sure must be spot, exact or near");
  need(text(stand.where), "stand.where must be text");
  need(
    stand.doubt === undefined || isDoubt(stand.doubt),
    'stand.doubt must complete "Check first whether …" in 3 to 16 words, without a full stop',
  );
  checkAsks(stand.asks ?? {}, need);
  const ground = stand.ground ?? {};
  needOnly(ground, "who name ask", "stand.ground", need);
  need(owners.includes(ground.who), `stand.ground.who must be one of ${owners.join(" ")}`);
  need(ground.name === undefined || text(ground.name), "stand.ground.name must be text");
  need(
    ["no", "advised", "needed"].includes(ground.ask),
    "stand.ground.ask must be no, advised or needed",
  );
}

function checkAsks(asks, need) {
  needOnly(asks, "ticket hours months terrain walkM ferry", "stand.asks", need);
  need(
    ["no", "car", "person"].includes(asks.ticket),
    "stand.asks.ticket must be no, car or person",
  );
  const { hours, months } = asks;
  need(
    hours === "always" ||
      hours === "daylight" ||
      (Array.isArray(hours) && hours.length === 2 && hours.every(isTime) && hours[0] < hours[1]),
    'stand.asks.hours must be "always", "daylight" or ["09:00", "17:00"]',
  );
  need(
    months === undefined ||
      (Array.isArray(months) &&
        months.length === 2 &&
        months.every(isMonth) &&
        months[0] !== months[1]),
    "stand.asks.months must be [first month, last month] of a season, or absent for all the year",
  );
  need([1, 2, 3, 4, 5].includes(asks.terrain), "stand.asks.terrain must be 1 to 5");
  need(
    Number.isInteger(asks.walkM) && asks.walkM >= 0 && asks.walkM <= 30_000,
    "stand.asks.walkM must be whole metres, 0 to 30000",
  );
  need(asks.ferry === undefined || asks.ferry === true, "stand.asks.ferry is true or absent");
}

function needOnly(value, names, of, need) {
  for (const key of Object.keys(value))
    need(names.split(" ").includes(key), `unknown field ${of}.${key}`);
}
