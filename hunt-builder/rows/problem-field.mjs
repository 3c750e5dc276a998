/** Beginnings of what the checks say, and the field that each is about; the first that fits counts. */
const begins = [
  [/^access says .*the stand asks for no ticket/, "stand.asks.ticket"],
  [/^access says .*stand\.where is on no public ground/, "stand.where"],
  [/^access says .*the stand is on the pin itself/, "stand.at"],
  [/^the stand is on the span/, "stand.where"],
  [/^(?:the stand [-\d]|the stand is \d|nobody stands in the middle)/, "stand.at"],
  [/^a (?:stand (?:behind a ticket|inside a gate)|state park there)/, "stand.asks.hours"],
  [/^ground\.ask /, "stand.ground.ask"],
  [/^tagged flat/, "stand.asks.terrain"],
  [/^(?:tagged |a battlefield is |a cemetery has )/, "tags"],
  [/^a count of /, "measure.value"],
  [/^unit /, "measure.unit"],
  [/^unknown how /, "measure.how"],
  [/^measure says /, "measure.what"],
  [/^measure has more /, "measure.value"],
  [/^unknown kind /, "kind"],
  [/^unknown state /, "state"],
  [/^(?:unknown safety |safety warns )/, "safety"],
  [/^(?:only natural features|year phrase )/, "years"],
  [/^people phrase /, "people"],
  [/^(?:fact |a fact says |opinion: )/, "facts"],
  [/^(?:no county |lies outside )/, "county"],
  [/^(?:lies in the District|[-\d.]+, [-\d.]+ lies outside )/, "at"],
  [/ is a town of [A-Z]{2}, not of /, "town"],
  [
    /^(?:id|name|aliases|kind|state|town|county|at|sure|years|people|facts|veiled|access|tags)(?= )/,
    null,
  ],
  [/^(?:stand(?:\.\w+)+|measure(?:\.\w+)?)(?= )/, null],
];

/**
 * Which field of a row a sentence of the checks is about, as a path: "town", "stand.where".
 * @param {string} what as `checkRow` says it
 * @param row the row it was said of
 * @returns {string | null} null where it is about no field alone
 */
export function fieldOf(what, row) {
  for (const [pattern, field] of begins) {
    const found = pattern.exec(what)?.[0];
    if (found !== undefined) return field ?? found;
  }
  return fieldOfPhrase(what, row);
}

/** What is said of language ends in the phrase that it is said of. */
function fieldOfPhrase(what, row) {
  const holds = (text) => typeof text === "string" && text !== "" && what.endsWith(`: ${text}`);
  const list = (value) => (Array.isArray(value) ? value : []);
  if (list(row.facts).some(holds)) return "facts";
  if (list(row.veiled).some(holds)) return "veiled";
  if (list(row.years).some((pair) => holds(pair?.[1]))) return "years";
  if (list(row.people).some((pair) => holds(pair?.[1]))) return "people";
  if (holds(row.measure?.what)) return "measure.what";
  if (holds(row.measure?.unit)) return "measure.unit";
  return holds(row.access) ? "access" : null;
}
