import { flushCompileCache } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { createGrid } from "@ten-paces/geo/grid";
import { type Logger, pino } from "pino";
import { buildApp } from "./app.ts";
import { backUp } from "./backups/console.ts";
import { readConfig } from "./config.ts";
import { openAddresses } from "./lib/addresses/open.ts";
import { ShiftedClock, systemClock } from "./lib/clock.ts";
import { openDatabase } from "./lib/db/database.ts";
import { DatabaseAway } from "./lib/db/errors.ts";
import { migrate } from "./lib/db/migrate.ts";
import { refusePooler } from "./lib/db/pooler.ts";
import { makeEnd } from "./lib/ending.ts";
import { fingerprintsOf } from "./lib/fingerprint.ts";
import { JobQueue } from "./lib/jobs/jobs.ts";
import { listenForConsole } from "./lib/local-commands.ts";
import { deliverMails, openMailTransport } from "./lib/mail/mail.ts";
import { openPayments } from "./lib/payments/open.ts";
import { systemRandom } from "./lib/random.ts";
import { openSealer } from "./lib/sealing.ts";
import { Sessions } from "./lib/session/session.ts";
import { readLibraryFiles } from "./slices/places/service.ts";
import { getGridKey } from "./slices/settings/grid-key.ts";
import { wordMail } from "./slices/settings/service.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Opens everything, listens, and stays until it is told to end. */
export async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({
    level: config.logLevel,
    redact: ["req.headers.authorization", "email", "token", "lat", "lng", "fixes", "words"],
  });
  const db = await openDatabase({
    ...(config.databaseUrl
      ? { databaseUrl: config.databaseUrl, maxConnections: config.databaseConnections }
      : { dataDir: config.dataDir }),
    onTrouble: (message, error) => log.warn({ err: error }, message),
    onProgress: say,
  });
  await refusePooler(db);
  const ran = await migrate(db);
  if (ran.length > 0) say(`Database: ${ran.length} migration(s) applied.`);
  const clock = new ShiftedClock(systemClock);
  const secret = await getGridKey(db, config.gridKey, clock.now());
  const grid = createGrid(secret);
  const fingerprint = fingerprintsOf(secret);
  const sealer = openSealer(config);
  const report = (message: string, error: unknown) => log.error({ err: error }, message);
  const jobs = new JobQueue(db, clock, report, undefined, systemClock);
  const sessions = new Sessions(db, systemClock);
  const readPlaces = () => readLibraryFiles(config.placesStates);
  const random = systemRandom;
  const payments = await openPayments(config);
  const time = { clock, shift: clock, wallClock: systemClock };
  const addresses = await openAddresses(config, grid, systemClock);
  const outside = { ...time, random, payments, addresses, readPlaces };
  const deps = { ...outside, config, db, grid, fingerprint, sealer, jobs, sessions, log };
  deliverMails(deps, await openMailTransport(config, say), (mail) => wordMail(deps, mail));
  const { fastify, services } = await buildApp(deps);
  await fastify.listen({ port: config.port, host: config.host });
  say(`Listening at ${services.origin()}`);
  // The embedded database has one process, so a job that runs belongs to one that is gone.
  if (!config.databaseUrl) await jobs.takeOverEverything();
  jobs.start();

  const endConsole = config.databaseUrl
    ? async () => {}
    : await listenForConsole(config.dataDir, {
        backup: (path) => backUp(db, config, path, systemClock.now()),
      });
  const end = makeEnd({
    app: fastify,
    jobs,
    db: {
      close: async () => {
        await endConsole();
        await db.close();
      },
    },
    graceMs: config.stopGraceMs,
    exit: (code) => process.exit(code),
    report,
  });
  process.on("SIGTERM", end);
  process.on("SIGINT", end);

  const setupLink = await services.accounts.makeSetupLink();
  if (setupLink) say(`No administrator yet. Make yourself one, once: ${setupLink}`);
  await untilDatabase(() => services.begin(say), log);
  // By now everything has been loaded; a killed process writes no cache at its end.
  flushCompileCache();
  say(`Ten Paces is ready: ${services.origin()}`);
}

const beginAgainMs = 3_000;

/** What a start owes is done once the database is there: until then the process answers, with 503. */
async function untilDatabase(begin: () => Promise<void>, log: Pick<Logger, "warn">): Promise<void> {
  for (;;) {
    try {
      return await begin();
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      log.warn({ err: error }, "The database went away while this process began; it tries again.");
      await sleep(beginAgainMs);
    }
  }
}
