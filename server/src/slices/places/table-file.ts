import type { PlaceRow } from "@ten-paces/hunt-builder";
import papa from "papaparse";

/** A row read from a file, with where it stood; `problems` are of cells that could not be read. */
export interface ReadRow {
  line: number;
  stem: string;
  row: Record<string, unknown>;
  problems: { column: string; what: string }[];
}

/** The columns of the table, in order; `|` parts the members of a list, `:` a year or a name from its words. */
export const columns = [
  "id",
  "name",
  "aliases",
  "kind",
  "file",
  "state",
  "town",
  "county",
  "lat",
  "lng",
  "sure",
  "stand_lat",
  "stand_lng",
  "stand_sure",
  "where",
  "ticket",
  "hours",
  "months",
  "terrain",
  "walk_m",
  "ferry",
  "ground",
  "ground_name",
  "ask",
  "doubt",
  "tags",
  "years",
  "people",
  "measure_what",
  "measure_value",
  "measure_unit",
  "measure_how",
  "measure_about",
  "facts",
  "veiled",
  "access",
  "safety",
] as const;
type Column = (typeof columns)[number];
type Cells = Record<Column, string>;

/** Fields of a row that have a column of another name. */
const columnNames: Record<string, Column> = {
  at: "lat",
  "stand.at": "stand_lat",
  "stand.sure": "stand_sure",
  "stand.where": "where",
  "stand.asks.walkM": "walk_m",
  "stand.ground.who": "ground",
  "stand.ground.name": "ground_name",
  "stand.doubt": "doubt",
  measure: "measure_what",
};

/** @returns the column that a field of a row stands in; null where it stands in none alone */
export function columnOf(field: string): Column | null {
  const plain = field.replace(/^stand\.(?:asks|ground)\./, "").replace("measure.", "measure_");
  return columnNames[field] ?? columns.find((column) => column === plain) ?? null;
}

/** Reads a table; a line is that of the file, the heading being 1. @throws Error saying why it is none */
export function readTable(text: string): ReadRow[] {
  const { data, errors, meta } = papa.parse<Partial<Cells>>(text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transform: (cell) => unguarded(cell.trim()),
  });
  const missing = ["id", "name", "file"].filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0) throw new Error(`It has no column ${missing.join(", ")}.`);
  const twice = Object.values(meta.renamedHeaders ?? {});
  if (twice.length > 0) throw new Error(`It has the column ${twice.join(", ")} more than once.`);
  // What stands in it would be lost without a word, and it may be what warns of a danger.
  const unknown = meta.fields?.filter((name) => !columns.some((column) => column === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`Nobody knows its column ${unknown.join(", ")}: the template has them all.`);
  }
  const wrong = new Map(errors.map(({ row, message }) => [row ?? 0, message]));
  return data.map((cells, index) => {
    const read = readCells(cells);
    const fault = wrong.get(index);
    if (fault) read.problems.push({ column: "", what: fault });
    return { line: index + 2, ...read };
  });
}

function readCells(given: Partial<Cells>): Omit<ReadRow, "line"> {
  const cell = (name: Column) => given[name] ?? "";
  const problems: ReadRow["problems"] = [];
  const number = (column: Column): number => {
    const value = Number(cell(column));
    if (cell(column) === "" || !Number.isFinite(value)) {
      problems.push({ column, what: `"${cell(column)}" is not a number` });
      return 0;
    }
    return value;
  };
  const list = (name: Column) =>
    cell(name)
      .split("|")
      .map((part) => part.trim())
      .filter(Boolean);
  const pairs = (name: Column) =>
    list(name).map((part) => {
      const [before = "", ...after] = part.split(":");
      return [before.trim(), after.join(":").trim()] as const;
    });
  const months = cell("months").split("-").map(Number);
  const hours = cell("hours");
  const row: Record<string, unknown> = {
    id: cell("id"),
    name: cell("name"),
    aliases: list("aliases"),
    kind: cell("kind"),
    ...(cell("state") && { state: cell("state") }),
    town: cell("town"),
    county: cell("county"),
    at: [number("lat"), number("lng")],
    sure: cell("sure"),
    stand: cell("where")
      ? {
          at: [number("stand_lat"), number("stand_lng")],
          sure: cell("stand_sure"),
          where: cell("where"),
          asks: {
            ticket: cell("ticket"),
            hours: hours.includes("-") ? hours.split("-") : hours,
            ...(cell("months") && { months }),
            terrain: number("terrain"),
            walkM: number("walk_m"),
            ...(cell("ferry") === "yes" && { ferry: true }),
          },
          ground: {
            who: cell("ground"),
            ...(cell("ground_name") && { name: cell("ground_name") }),
            ask: cell("ask"),
          },
          ...(cell("doubt") && { doubt: cell("doubt") }),
        }
      : null,
    tags: list("tags"),
    years: pairs("years").map(([year, phrase]) => [Number(year), phrase]),
    people: pairs("people"),
    measure: {
      what: cell("measure_what"),
      value: number("measure_value"),
      unit: cell("measure_unit"),
      how: cell("measure_how"),
      ...(cell("measure_about") === "yes" && { about: true }),
    },
    facts: list("facts"),
    veiled: list("veiled"),
    access: cell("access"),
    safety: list("safety"),
  };
  return { stem: cell("file"), row, problems };
}

/** The same table from rows; what a spreadsheet would take for a formula is guarded, and read back as it was. */
export function writeTable(rows: readonly { stem: string; row: PlaceRow }[]): string {
  const data = rows.map(({ stem, row }) => {
    const cells = cellsOf(stem, row);
    return columns.map((name) => guarded(cells[name]));
  });
  return papa.unparse({ fields: [...columns], data }, { newline: "\n" });
}

function cellsOf(stem: string, row: PlaceRow): Cells {
  const { stand, measure } = row;
  const asks = stand?.asks;
  return {
    id: row.id,
    name: row.name,
    aliases: row.aliases.join(" | "),
    kind: row.kind,
    file: stem,
    state: row.state ?? "",
    town: row.town,
    county: row.county,
    lat: String(row.at[0]),
    lng: String(row.at[1]),
    sure: row.sure,
    stand_lat: stand ? String(stand.at[0]) : "",
    stand_lng: stand ? String(stand.at[1]) : "",
    stand_sure: stand?.sure ?? "",
    where: stand?.where ?? "",
    ticket: asks?.ticket ?? "",
    hours: Array.isArray(asks?.hours) ? asks.hours.join("-") : (asks?.hours ?? ""),
    months: asks?.months?.join("-") ?? "",
    terrain: asks ? String(asks.terrain) : "",
    walk_m: asks ? String(asks.walkM) : "",
    ferry: asks?.ferry ? "yes" : "",
    ground: stand?.ground.who ?? "",
    ground_name: stand?.ground.name ?? "",
    ask: stand?.ground.ask ?? "",
    doubt: stand?.doubt ?? "",
    tags: (row.tags ?? []).join(" | "),
    years: row.years.map((pair) => pair.join(": ")).join(" | "),
    people: row.people.map((pair) => pair.join(": ")).join(" | "),
    measure_what: measure.what,
    measure_value: String(measure.value),
    measure_unit: measure.unit,
    measure_how: measure.how,
    measure_about: measure.about ? "yes" : "",
    facts: row.facts.join(" | "),
    veiled: row.veiled.join(" | "),
    access: row.access,
    safety: row.safety.join(" | "),
  };
}

const formula = /^[=+\-@\t\r]/;
const guarded = (cell: string): string =>
  formula.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
