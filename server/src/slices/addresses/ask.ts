import type { Point } from "@ten-paces/geo";
import { type Address, AddressesAway, type WordSource } from "../../lib/addresses/provider.ts";
import { inBatches } from "../../lib/db/in-batches.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import * as sql from "./sql.ts";
import { noteTrouble, noteWell } from "./trouble.ts";

const dayMs = 24 * 3600 * 1000;
/** Of what an outside service told no more is kept than this, the newest. */
const mostKept = 20_000;
/** How often it was asked on a day is of use while its bill may be looked at. */
const daysCountedFor = 92;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * The square a point lies in, in the words that addresses have here now; null outside the country.
 * Never inside a transaction.
 * @throws AddressesAway where they come from outside and cannot be had
 */
export async function addressAt(deps: Deps, point: Point): Promise<Address | null> {
  const { addresses, config, db, grid, wallClock } = deps;
  if (addresses.wordSource === null || !config.what3words) return addresses.ask(point);
  // Theirs has the whole world; hunts are in ours, and elsewhere nobody need be asked.
  if (!grid.encode(point)) return null;
  const { cacheDays, callsPerDay } = config.what3words;
  const now = wallClock.now();
  const known = await sql.findKnown(db, point, new Date(now.getTime() - cacheDays * dayMs));
  if (known) return fromKnown(known);
  const permit = async () => {
    const taken = await inTransaction(db, (tx) => sql.takeCall(tx, dayOf(now), callsPerDay));
    if (!taken) throw new AddressesAway("day");
  };
  const wasAway = addresses.trouble !== null;
  const found = await addresses.ask(point, permit).catch(async (error: unknown) => {
    if (error instanceof AddressesAway) {
      await noteTrouble(deps, error, addresses.trouble?.since ?? now);
    }
    throw error;
  });
  if (found && cacheDays > 0) {
    await inTransaction(db, (tx) =>
      sql.keepKnown(tx, { words: found.words, ...found.bounds }, now),
    );
  }
  if (wasAway) await noteWell(deps);
  return found;
}

/**
 * The same for a square that is moved: in the words it has already, so that a hunt stays of one piece; in those of
 * the own grid where what it was made with is switched off.
 */
export async function addressLike(
  deps: Deps,
  { wordSource }: { wordSource: WordSource },
  point: Point,
): Promise<Address | null> {
  if (wordSource !== null && wordSource === deps.addresses.wordSource) {
    return addressAt(deps, point);
  }
  return ownAddressAt(deps, point);
}

/** In the words of the own grid, whatever is configured. */
export function ownAddressAt({ grid }: Pick<Deps, "grid">, point: Point): Address | null {
  const cell = grid.encode(point);
  return cell && { ...cell, wordSource: null };
}

/** Lets go of what was told too long ago to be kept, or is too much. */
export async function forgetAddresses(deps: Deps): Promise<number> {
  const now = deps.wallClock.now().getTime();
  const days = deps.config.what3words?.cacheDays ?? 0;
  const before = new Date(now - days * dayMs);
  const counted = dayOf(new Date(now - daysCountedFor * dayMs));
  await inTransaction(deps.db, (tx) => sql.deleteDays(tx, counted));
  return inBatches(deps.db, (tx, most) => sql.deleteKnown(tx, before, mostKept, most));
}

function fromKnown({ words, ...bounds }: sql.KnownAddress): Address {
  const { south, west, north, east } = bounds;
  const center = { lat: (south + north) / 2, lng: (west + east) / 2 };
  return { words, center, bounds, wordSource: "what3words" };
}
