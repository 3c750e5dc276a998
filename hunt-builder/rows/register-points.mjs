import { stateFiles } from "./vocabulary.mjs";

/**
 * The points of a register: GeoJSON, or a table with commas or tabs and one line of headings. Points without a
 * name or a position are left out.
 *
 * @param {string} text
 * @returns {{name: string, at: [number, number], stem: string | null}[]}
 */
export function registerPoints(text) {
  const rows = text.trimStart().startsWith("{") ? featuresOf(JSON.parse(text)) : tableOf(text);
  return rows.flatMap((row) => {
    const value = (...names) => names.map((name) => row[name]).find((v) => v !== undefined) ?? "";
    const name = String(value("name", "feature_name", "title", "resname", "unit_name")).trim();
    const at = [
      Number.parseFloat(value("lat", "latitude", "prim_lat_dec", "y")),
      Number.parseFloat(value("lng", "lon", "long", "longitude", "prim_long_dec", "x")),
    ];
    if (name === "" || !at.every(Number.isFinite)) return [];
    return [{ name, at, stem: stemOf(value("state", "state_name", "state_alpha", "stusps")) }];
  });
}

/** The file of a state, told by its name, its code or the file's own name; null where none is told. */
function stemOf(told) {
  const text = String(told).trim();
  if (text === "") return null;
  const name = stateFiles.byCode[text.toUpperCase()] ?? text;
  const stem = name.toLowerCase().replaceAll(" ", "-");
  return stem === "district-of-columbia" ? "national" : stem;
}

function featuresOf({ features }) {
  return features.flatMap(({ geometry, properties }) => {
    if (geometry?.type !== "Point") return [];
    const [x, y] = geometry.coordinates;
    return [{ ...lowered(Object.entries(properties ?? {})), x, y }];
  });
}

function tableOf(text) {
  const [heading, ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const mark = [",", "\t", "|", ";"].reduce((a, b) =>
    count(heading, b) > count(heading, a) ? b : a,
  );
  const names = cellsOf(heading.replace(/^\uFEFF/, ""), mark);
  return lines.map((line) => {
    const cells = cellsOf(line, mark);
    return lowered(names.map((name, i) => [name, cells[i] ?? ""]));
  });
}

const count = (text, mark) => text.split(mark).length;
const lowered = (entries) =>
  Object.fromEntries(entries.map(([name, value]) => [name.trim().toLowerCase(), value]));

/** The cells of one line; a cell in quotes may hold the mark, and a quote twice. */
function cellsOf(line, mark) {
  const cells = [""];
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const char = line[i];
    if (quoted && char === '"' && line[i + 1] === '"') cells.push(cells.pop() + line[++i]);
    else if (char === '"') quoted = !quoted;
    else if (char === mark && !quoted) cells.push("");
    else cells.push(cells.pop() + char);
  }
  return cells;
}
