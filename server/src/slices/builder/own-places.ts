import { type PlaceRow, parsePlaces } from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";
import { listOwn, type OwnRow, placesChannel } from "../places/service.ts";
import type { Builder } from "./service.ts";

/** Gives the builder the operator's own places, now and whenever one changes anywhere. */
export async function followOwnPlaces(
  deps: Pick<Deps, "db" | "log">,
  builder: Builder,
): Promise<void> {
  const read = async () => {
    const rows = await listOwn(deps.db);
    builder.useOwn(rows.flatMap((row) => parseOwn(deps, row)));
  };
  const readAgain = () =>
    void read().catch((error: unknown) =>
      deps.log.warn({ err: error }, "Own places were not read."),
    );
  await deps.db.listen(placesChannel, readAgain, readAgain);
  await read();
}

/** A row that an older version let pass and this one cannot read is left out and said. */
function parseOwn({ log }: Pick<Deps, "log">, { id, stem, row }: OwnRow) {
  try {
    return parsePlaces([row as unknown as PlaceRow], stem);
  } catch (error) {
    log.warn({ err: error, placeId: id }, "A place of the operator's own cannot be used.");
    return [];
  }
}
