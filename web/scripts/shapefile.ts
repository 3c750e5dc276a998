import { readFileSync } from "node:fs";
import type { Line } from "./lines.ts";

interface ShapeLine {
  fields: Record<string, string>;
  lines: Line[];
}

const polyline = 3;

/** The lines of an ESRI shapefile with what its table says of them. @param name without .shp and .dbf */
export function readLines(name: string): ShapeLine[] {
  const rows = readTable(readFileSync(`${name}.dbf`));
  const shapes = readFileSync(`${name}.shp`);
  const found: ShapeLine[] = [];
  for (let at = 100, row = 0; at < shapes.length; row++) {
    const start = at + 8;
    at = start + shapes.readInt32BE(at + 4) * 2;
    if (shapes.readInt32LE(start) !== polyline) continue;
    const [parts, points] = [shapes.readInt32LE(start + 36), shapes.readInt32LE(start + 40)];
    const firstOf = (part: number) =>
      part < parts ? shapes.readInt32LE(start + 44 + 4 * part) : points;
    const spots = start + 44 + 4 * parts;
    const lines = Array.from(
      { length: parts },
      (_, part): Line =>
        Array.from({ length: firstOf(part + 1) - firstOf(part) }, (_, index) => {
          const spot = spots + 16 * (firstOf(part) + index);
          return [shapes.readDoubleLE(spot), shapes.readDoubleLE(spot + 8)];
        }),
    );
    found.push({ fields: rows[row] ?? {}, lines });
  }
  return found;
}

function readTable(table: Buffer): Record<string, string>[] {
  const columns: { name: string; at: number; size: number }[] = [];
  for (let at = 32, offset = 1; table[at] !== 13; at += 32) {
    const size = table[at + 16] ?? 0;
    const name = table.toString("latin1", at, at + 11).split("\0")[0] ?? "";
    columns.push({ name, at: offset, size });
    offset += size;
  }
  const [rows, first, width] = [
    table.readUInt32LE(4),
    table.readUInt16LE(8),
    table.readUInt16LE(10),
  ];
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(
      columns.map(({ name, at, size }) => {
        const from = first + row * width + at;
        return [name, table.toString("utf8", from, from + size).trim()];
      }),
    ),
  );
}
