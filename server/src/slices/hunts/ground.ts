import { reachFt, reachM, type Sureness } from "@ten-paces/geo";
import {
  type HuntDraft,
  type Library,
  routeOf,
  type SquareStand,
  squareStandOf,
  type TripAsks,
  tripOf,
} from "@ten-paces/hunt-builder";

/** What the library knows of the ground under a hunt: never believed from a draft that was sent. */
export interface Ground {
  /** The town a place lies in, for the words shown once a square is solved. */
  townOf(placeId: string): string;
  /** Where one stands at a physical square; null for digital ones and for places that the library has lost. */
  standOf(placeId: string): SquareStand | null;
  trip: TripAsks | null;
}

/** The ground under a draft. Its trip is null where a place is lost. */
export function groundOf(
  library: Pick<Library, "findPlace">,
  draft: Pick<HuntDraft, "squares" | "variant" | "difficulty">,
): Ground {
  const physical = draft.variant === "PHYSICAL";
  const places = draft.squares.flatMap(({ placeId }) => library.findPlace(placeId) ?? []);
  const known = physical && places.length === draft.squares.length;
  return {
    townOf: (placeId) => library.findPlace(placeId)?.town ?? "",
    standOf: (placeId) => {
      const place = physical ? library.findPlace(placeId) : null;
      return place ? squareStandOf(place) : null;
    },
    trip: known ? tripOf(places, routeOf(draft).route) : null,
  };
}

interface Known {
  surveyed: boolean;
  stand: Pick<SquareStand, "sure"> | null;
}

/** How surely a physical square's point is known: the coarsest that is used where nobody has said. */
function surenessOf({ surveyed, stand }: Known): Sureness {
  return surveyed ? "surveyed" : (stand?.sure ?? "near");
}

/** How far from its pin a physical square counts, in feet. */
export function squareReachFt(square: Known): number {
  return reachFt(surenessOf(square));
}

/** The same in metres. */
export function squareReachM(square: Known): number {
  return reachM(surenessOf(square));
}
