import type { Grid } from "@ten-paces/geo/grid";
import type { Place } from "@ten-paces/hunt-builder";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { Fingerprint } from "./fingerprint.ts";
import type { JobQueue } from "./jobs/jobs.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { Random } from "./random.ts";
import type { Sessions } from "./session/session.ts";

/** What every slice is given: the world outside, behind interfaces that tests replace. */
export interface Deps {
  config: Config;
  db: Database;
  clock: Clock;
  random: Random;
  grid: Grid;
  fingerprint: Fingerprint;
  jobs: JobQueue;
  sessions: Sessions;
  payments: PaymentProvider;
  /** The landmarks of the library. */
  readPlaces: () => Place[];
  log: FastifyBaseLogger;
}
