import type { PlaceRow } from "@ten-paces/hunt-builder";
import type { ReadRow } from "./table-file.ts";

/**
 * Reads a GeoJSON FeatureCollection of points: the properties are the fields of a row and `file`, the geometry its
 * point. A "line" is the number of the feature.
 * @throws Error saying why it is none
 */
export function readMap(text: string): ReadRow[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Error("It is not JSON.");
  }
  const { features } = fieldsOf(parsed);
  if (!Array.isArray(features)) throw new Error("It is not a collection of features.");
  return features.map((feature: unknown, index) => {
    const { geometry, properties } = fieldsOf(feature);
    const { type, coordinates } = fieldsOf(geometry);
    const { file, ...row } = fieldsOf(properties);
    const isPoint = type === "Point" && Array.isArray(coordinates);
    const [lng, lat] = isPoint ? coordinates : [];
    return {
      line: index + 1,
      stem: typeof file === "string" ? file : "",
      row: { ...row, at: [lat, lng] },
      problems: isPoint ? [] : [{ column: "geometry", what: "it is not a point" }],
    };
  });
}

/** The same collection from rows. */
export function writeMap(rows: readonly { stem: string; row: PlaceRow }[]): string {
  const features = rows.map(({ stem, row: { at, ...fields } }) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [at[1], at[0]] },
    properties: { file: stem, ...fields },
  }));
  return `${JSON.stringify({ type: "FeatureCollection", features }, null, 1)}\n`;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
