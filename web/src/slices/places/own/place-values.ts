/** The fields of a place as they are typed. Lists are a line each; "1931: was unveiled" is a year with its words. */
export interface PlaceValues {
  id: string;
  name: string;
  aliases: string;
  kind: string;
  stem: string;
  state: string;
  town: string;
  county: string;
  lat: string;
  lng: string;
  sure: string;
  standable: boolean;
  standLat: string;
  standLng: string;
  standSure: string;
  where: string;
  ticket: string;
  hours: string;
  months: string;
  terrain: string;
  walkM: string;
  ferry: boolean;
  keeper: string;
  keeperName: string;
  ask: string;
  doubt: string;
  tags: string[];
  years: string;
  people: string;
  measureWhat: string;
  measureValue: string;
  measureUnit: string;
  measureHow: string;
  measureAbout: boolean;
  facts: string;
  veiled: string;
  access: string;
  safety: string[];
}

export const blankPlace: PlaceValues = {
  id: "",
  name: "",
  aliases: "",
  kind: "",
  stem: "",
  state: "",
  town: "",
  county: "",
  lat: "",
  lng: "",
  sure: "exact",
  standable: true,
  standLat: "",
  standLng: "",
  standSure: "exact",
  where: "",
  ticket: "no",
  hours: "always",
  months: "",
  terrain: "1",
  walkM: "0",
  ferry: false,
  keeper: "city",
  keeperName: "",
  ask: "no",
  doubt: "",
  tags: [],
  years: "",
  people: "",
  measureWhat: "",
  measureValue: "",
  measureUnit: "",
  measureHow: "",
  measureAbout: false,
  facts: "",
  veiled: "",
  access: "",
  safety: [],
};

type Row = Record<string, unknown>;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

function pairOf(line: string): [before: string, after: string] {
  const at = line.indexOf(":");
  return at < 0 ? [line, ""] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** What `tells` points into, line by line and by number. */
const TOLD = ["veiled", "facts", "years", "people", "measure"] as const;

/** The row that the values say; whether it can stay so, the server says. `before` keeps what the form does not show. */
export function rowOf(values: PlaceValues, before: Row = {}): Row {
  const row = rowTyped(values, before);
  const { tells } = before;
  const same = TOLD.every((key) => JSON.stringify(row[key]) === JSON.stringify(before[key]));
  // With other lines or facts it would say the wrong thing of them.
  return tells !== undefined && same ? { ...row, tells } : row;
}

function rowTyped(values: PlaceValues, before: Row): Row {
  const { clues } = before;
  const hours = values.hours.trim();
  return {
    ...(clues === undefined ? {} : { clues }),
    id: values.id.trim(),
    name: values.name.trim(),
    aliases: linesOf(values.aliases),
    kind: values.kind,
    ...(values.stem === "national" && { state: values.state.trim().toUpperCase() }),
    town: values.town.trim(),
    county: values.county.trim(),
    at: [numberOf(values.lat), numberOf(values.lng)],
    sure: values.sure,
    stand: values.standable
      ? {
          at: [numberOf(values.standLat), numberOf(values.standLng)],
          sure: values.standSure,
          where: values.where.trim(),
          asks: {
            ticket: values.ticket,
            hours: hours.includes("-") ? hours.split("-").map((time) => time.trim()) : hours,
            ...(values.months.trim() && { months: values.months.split("-").map(Number) }),
            terrain: numberOf(values.terrain),
            walkM: numberOf(values.walkM),
            ...(values.ferry && { ferry: true }),
          },
          ground: {
            who: values.keeper,
            ...(values.keeperName.trim() && { name: values.keeperName.trim() }),
            ask: values.ask,
          },
          ...(values.doubt.trim() && { doubt: values.doubt.trim() }),
        }
      : null,
    tags: values.tags,
    years: linesOf(values.years).map((line) => {
      const [year, phrase] = pairOf(line);
      return [Number(year), phrase];
    }),
    people: linesOf(values.people).map(pairOf),
    measure: {
      what: values.measureWhat.trim(),
      value: numberOf(values.measureValue),
      unit: values.measureUnit.trim(),
      how: values.measureHow.trim(),
      ...(values.measureAbout && { about: true }),
    },
    facts: linesOf(values.facts),
    veiled: linesOf(values.veiled),
    access: values.access.trim(),
    safety: values.safety,
  };
}

/** What is no number is sent as nothing, so that the check says so. */
function numberOf(text: string): number | null {
  const value = Number(text);
  return text.trim() === "" || !Number.isFinite(value) ? null : value;
}

/** The values of a row that was stored, which has been checked. */
export function valuesOf(stem: string, row: Row): PlaceValues {
  const text = (value: unknown) => (value === null || value === undefined ? "" : String(value));
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const lines = (value: unknown) => list(value).map(text).join("\n");
  const pairs = (value: unknown) =>
    list(value)
      .map((pair) => list(pair).map(text).join(": "))
      .join("\n");
  const fields = (value: unknown): Row =>
    typeof value === "object" && value !== null ? (value as Row) : {};
  const stand = fields(row.stand);
  const asks = fields(stand.asks);
  const ground = fields(stand.ground);
  const measure = fields(row.measure);
  const at = list(row.at);
  const standAt = list(stand.at);
  return {
    ...blankPlace,
    id: text(row.id),
    name: text(row.name),
    aliases: lines(row.aliases),
    kind: text(row.kind),
    stem,
    state: text(row.state),
    town: text(row.town),
    county: text(row.county),
    lat: text(at[0]),
    lng: text(at[1]),
    sure: text(row.sure),
    standable: row.stand !== null,
    standLat: text(standAt[0]),
    standLng: text(standAt[1]),
    standSure: text(stand.sure) || blankPlace.standSure,
    where: text(stand.where),
    ticket: text(asks.ticket) || blankPlace.ticket,
    hours: Array.isArray(asks.hours) ? asks.hours.join("-") : text(asks.hours) || "always",
    months: list(asks.months).join("-"),
    terrain: text(asks.terrain) || blankPlace.terrain,
    walkM: text(asks.walkM) || blankPlace.walkM,
    ferry: asks.ferry === true,
    keeper: text(ground.who) || blankPlace.keeper,
    keeperName: text(ground.name),
    ask: text(ground.ask) || blankPlace.ask,
    doubt: text(stand.doubt),
    tags: list(row.tags).map(text),
    years: pairs(row.years),
    people: pairs(row.people),
    measureWhat: text(measure.what),
    measureValue: text(measure.value),
    measureUnit: text(measure.unit),
    measureHow: text(measure.how),
    measureAbout: measure.about === true,
    facts: lines(row.facts),
    veiled: lines(row.veiled),
    access: text(row.access),
    safety: list(row.safety).map(text),
  };
}
