import type { Grid } from "@ten-paces/geo/grid";
import type { Place } from "@ten-paces/hunt-builder";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import type { AddressProvider } from "./addresses/provider.ts";
import type { Clock, ShiftedClock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { Fingerprint } from "./fingerprint.ts";
import type { JobQueue } from "./jobs/jobs.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { Random } from "./random.ts";
import type { Sealer } from "./sealing.ts";
import type { Sessions } from "./session/session.ts";

/** What every slice is given: the world outside, behind interfaces that tests replace. */
export interface Deps {
  config: Config;
  db: Database;
  /** The product's time. In the sandbox it can be moved ahead. */
  clock: Clock;
  /** The real time: sign-ins, links and limits go by it, so that moving the other signs nobody out. */
  wallClock: Clock;
  /** Moves the product's time. */
  shift: ShiftedClock;
  random: Random;
  /** The installation's own: where pins lie, what is covered, and the words of digital squares. */
  grid: Grid;
  /** Whose words the addresses of places are made of. */
  addresses: AddressProvider;
  fingerprint: Fingerprint;
  /** For personal data of claims. */
  sealer: Sealer;
  jobs: JobQueue;
  sessions: Sessions;
  payments: PaymentProvider;
  /** The landmarks of the library. */
  readPlaces: () => Place[];
  log: FastifyBaseLogger;
}
