import { distanceM, pinServes } from "@ten-paces/geo";
import {
  feetAt,
  type Library,
  legsOf,
  type SquareStand,
  squareStandOf,
  tripOf,
} from "@ten-paces/hunt-builder";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Builder } from "../builder/service.ts";
import {
  huntsChannel,
  listSquares,
  listUntoldTrips,
  type SquareRow,
  writeStands,
} from "../hunts/service.ts";

/**
 * Stores where one stands at the squares of hunts that were made before that was kept. A square whose pin does
 * not lie where the library says one stands today gets none: its phrase would lead somewhere else.
 */
export async function fillStands(deps: Deps, builder: Builder): Promise<void> {
  const untold = await listUntoldTrips(deps.db);
  if (untold.length === 0) return;
  const { library } = builder.get();
  for (const { id } of untold) {
    await inTransaction(deps.db, async (tx) => {
      const squares = await listSquares(tx, id);
      const stands = squares.flatMap((square) => {
        const stand = standUnder(library, square);
        return stand ? [{ sequenceNum: square.sequenceNum, stand }] : [];
      });
      const places = squares.flatMap(({ placeId }) => library.findPlace(placeId ?? "") ?? []);
      const known = stands.length === squares.length;
      const trip = known ? tripOf(places, legsOf(squares)) : null;
      await writeStands(tx, id, trip, stands);
      await tx.notify(huntsChannel, id);
    });
  }
}

/** Where one stands at a stored square, if its pin is one for that stand; null where it is not. */
export function standUnder(
  library: Pick<Library, "findPlace">,
  square: Pick<SquareRow, "placeId" | "surveyed" | "lat" | "lng">,
): SquareStand | null {
  const place = library.findPlace(square.placeId ?? "");
  const stand = place && squareStandOf(place);
  if (!stand) return null;
  return square.surveyed || pinServes(stand.sure, distanceM(feetAt(place), square)) ? stand : null;
}
