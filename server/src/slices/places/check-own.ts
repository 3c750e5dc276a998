import { distanceM } from "@ten-paces/geo";
import type { Library, PlaceRow } from "@ten-paces/hunt-builder";

/** Closer than this two stands would each count at the other. */
const apartM = 150;

export interface Neighbor {
  id: string;
  points: { lat: number; lng: number }[];
}

/** A sentence on what is wrong with a row, and the field it is about; null where it is about none alone. */
export interface Problem {
  field: string | null;
  what: string;
}

type RowCheck = (stem: string, row: Record<string, unknown>) => Problem[];

/** Says what is wrong with a row of the operator's own; loaded when first wanted. */
export async function loadRowCheck(): Promise<RowCheck> {
  const { checkRow, fieldOf } = await import("@ten-paces/hunt-builder/rows");
  return (stem, row) => {
    try {
      return checkRow(stem, row).map((what) => ({
        field: fieldOf(what, row),
        what: asSentence(what),
      }));
    } catch {
      return [{ field: null, what: "It cannot be read: a field is not what it has to be." }];
    }
  };
}

function asSentence(what: string): string {
  const said = what
    .trimEnd()
    .replace(/^(stand\.)?at must/, (_, of) => (of ? "the stand's point must" : "the point must"))
    .replaceAll("stand.where", "the phrase")
    .replace(/\bstand\.(?:asks\.|ground\.)?(\w+)/g, "the stand's $1");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.?!]$/.test(said) ? "" : "."}`;
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

  /** A problem for each other place that is too near. */
  faults({ id, points }: Neighbor): Problem[] {
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
    return [...near].map(([other, apart]) => ({
      field: "at",
      what: `It is ${Math.round(apart)} m from ${other}, which is there already.`,
    }));
  }
}

function cellOf(lat: number, lng: number): string {
  return `${Math.floor(lat * 100)}:${Math.floor(lng * 100)}`;
}
