import { distanceM } from "@ten-paces/geo";
import type { Library, PlaceRow } from "@ten-paces/hunt-builder";

/** Closer than this two stands would each count at the other. */
const apartM = 150;

export interface Neighbor {
  id: string;
  points: { lat: number; lng: number }[];
}

/** Says what is wrong with a row of the operator's own, as sentences; loaded when first wanted. */
export async function loadRowCheck(): Promise<(stem: string, row: unknown) => string[]> {
  const { checkRow } = await import("@ten-paces/hunt-builder/rows");
  return (stem, row) => {
    try {
      return checkRow(stem, row).map(asSentence);
    } catch {
      return ["It cannot be read: a field is not what it has to be."];
    }
  };
}

function asSentence(what: string): string {
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${/[.?!]$/.test(what) ? "" : "."}`;
}

/** Where a checked row lies: its own point, and where one stands. */
export function neighborOf(id: string, row: Pick<PlaceRow, "at" | "stand">): Neighbor {
  const pairs = [row.at, ...(row.stand ? [row.stand.at] : [])];
  return { id, points: pairs.map(([lat, lng]) => ({ lat, lng })) };
}

export function neighborsIn(library: Library): Neighbor[] {
  return library.places.map(({ id, point, stand }) => ({
    id,
    points: [point, ...(stand ? [{ lat: stand.at[0], lng: stand.at[1] }] : [])],
  }));
}

/** Finds places within 150 m of a row; in cells of about a kilometre, so that ten thousand cost little. */
export class Neighborhood {
  readonly #cells = new Map<string, { id: string; lat: number; lng: number }[]>();

  constructor(neighbors: Iterable<Neighbor>) {
    for (const each of neighbors) this.add(each);
  }

  add({ id, points }: Neighbor): void {
    for (const { lat, lng } of points) {
      const key = cellOf(lat, lng);
      const cell = this.#cells.get(key);
      if (cell) cell.push({ id, lat, lng });
      else this.#cells.set(key, [{ id, lat, lng }]);
    }
  }

  /** A sentence for each other place that is too near. */
  faults({ id, points }: Neighbor): string[] {
    const near = new Map<string, number>();
    for (const point of points) {
      for (const dLat of [-0.01, 0, 0.01]) {
        for (const dLng of [-0.01, 0, 0.01]) {
          for (const other of this.#cells.get(cellOf(point.lat + dLat, point.lng + dLng)) ?? []) {
            if (other.id === id) continue;
            const apart = distanceM(point, other);
            if (apart < apartM) near.set(other.id, Math.min(apart, near.get(other.id) ?? apart));
          }
        }
      }
    }
    return [...near].map(
      ([other, apart]) => `It is ${Math.round(apart)} m from ${other}, which is there already.`,
    );
  }
}

function cellOf(lat: number, lng: number): string {
  return `${Math.floor(lat * 100)}:${Math.floor(lng * 100)}`;
}
