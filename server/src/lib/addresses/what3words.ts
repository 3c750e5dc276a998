import { setTimeout as sleep } from "node:timers/promises";
import { distanceM, type Point } from "@ten-paces/geo";
import { ConvertTo3waClient } from "@what3words/api";
import * as z from "zod";
import type { Config } from "../../config.ts";
import type { Clock } from "../clock.ts";
import { forbidInsideAny } from "../db/running-transaction.ts";
import { type Address, AddressesAway, type AddressProvider, type AwayReason } from "./provider.ts";
import { overFetch } from "./transport.ts";

type Settings = Pick<NonNullable<Config["what3words"]>, "apiKey" | "apiBase">;

/** How patient we are, in milliseconds: with one try, and before each further one. */
export interface Patience {
  tryMs: number;
  waitsMs: readonly number[];
}

const usualPatience: Patience = { tryMs: 4_000, waitsMs: [150, 600] };
/** After trouble nobody is asked for so long: a stock of hunts does not knock three thousand times at a closed door. */
const restMs = 20_000;
/** A square of theirs is 3 m wide. What lies farther from the point than this is the answer to another question. */
const mostOffM = 10;

const corner = z.object({ lat: z.number(), lng: z.number() });
const answer = z.object({
  words: z.string().regex(/^\p{Ll}{1,30}(\.\p{Ll}{1,30}){2}$/u),
  coordinates: corner,
  square: z.object({ southwest: corner, northeast: corner }),
});

/** Addresses of what3words, by its official client. */
export function askWhat3words(
  { apiKey, apiBase }: Settings,
  clock: Clock,
  patience: Patience = usualPatience,
): AddressProvider {
  const client = ConvertTo3waClient.init(
    apiKey,
    apiBase ? { host: apiBase } : {},
    overFetch(patience.tryMs),
  );
  let trouble: AddressProvider["trouble"] = null;
  let restsUntil = 0;

  async function askOnce(point: Point): Promise<Address> {
    const told = await client.run({ coordinates: point, language: "en" }).catch((error) => {
      // What is thrown may quote the address with the position: its status is all that is kept of it.
      throw new AddressesAway(reasonOf(error));
    });
    const read = answer.safeParse(told);
    if (!read.success || distanceM(read.data.coordinates, point) > mostOffM) {
      throw new AddressesAway("garbled");
    }
    const { words, coordinates: center, square } = read.data;
    const { southwest, northeast } = square;
    return {
      words,
      center,
      bounds: {
        ...{ south: southwest.lat, west: southwest.lng },
        ...{ north: northeast.lat, east: northeast.lng },
      },
      wordSource: "what3words",
    };
  }

  async function askPatiently(point: Point): Promise<Address> {
    for (const waitMs of patience.waitsMs) {
      try {
        return await askOnce(point);
      } catch (error) {
        if (!(error instanceof AddressesAway) || error.reason !== "away") throw error;
        await sleep(waitMs);
      }
    }
    return askOnce(point);
  }

  return {
    wordSource: "what3words",
    get trouble() {
      return trouble;
    },
    async ask(point, permit = async () => {}) {
      forbidInsideAny("what3words was asked");
      const now = clock.now();
      if (trouble && now.getTime() < restsUntil) throw new AddressesAway(trouble.reason, true);
      await permit();
      try {
        const found = await askPatiently(point);
        trouble = null;
        return found;
      } catch (error) {
        if (error instanceof AddressesAway) {
          trouble = { reason: error.reason, since: trouble?.since ?? now };
          restsUntil = now.getTime() + restMs;
        }
        throw error;
      }
    },
  };
}

/** By the status that the client read off the answer; without one nothing was answered. */
function reasonOf(error: unknown): AwayReason {
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  if (status === 401 || status === 403) return "key";
  if (status === 402) return "quota";
  // Sent too fast is mended by waiting; whatever else a client did wrong is not.
  if (typeof status === "number" && status >= 400 && status < 500 && status !== 429)
    return "refused";
  return "away";
}
