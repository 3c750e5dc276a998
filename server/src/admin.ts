// `npm run admin -- make someone@example.org`: the console's way to make an administrator, to check the ledger, and to keep backups.
import { usage as ofBackups, runBackupCommand } from "./backups/console.ts";
import { readConfig } from "./config.ts";
import { systemClock } from "./lib/clock.ts";
import { type Database, openDatabase } from "./lib/db/database.ts";
import { FolderInUse } from "./lib/db/embedded/folder-lock.ts";
import { JobQueue } from "./lib/jobs/jobs.ts";
import { addKeptKey, dropOldKeptKeys, openSealer } from "./lib/sealing.ts";
import { Sessions } from "./lib/session/session.ts";
import { usage as ofAccounts, runCommand } from "./slices/accounts/console.ts";
import { resealSecondFactors } from "./slices/accounts/service.ts";
import { usage as ofCredits, runLedgerCheck } from "./slices/credits/console.ts";
import { resealClaims } from "./slices/prizes/service.ts";

const usage = `${ofAccounts}\n${ofCredits}\n${ofBackups}`;
const backupCommands = ["backup", "check-backup", "restore"];

async function open(): Promise<Database> {
  const config = readConfig(process.env);
  return openDatabase({
    ...(config.databaseUrl
      ? { databaseUrl: config.databaseUrl, maxConnections: 2 }
      : { dataDir: config.dataDir }),
  });
}

async function main(words: readonly string[]): Promise<boolean> {
  if (words.length === 0) {
    process.stdout.write(`${usage}\n`);
    return false;
  }
  if (backupCommands.includes(words[0] ?? "")) {
    const config = readConfig(process.env);
    const text = await runBackupCommand(words, config, open, () => systemClock.now());
    process.stdout.write(`${text}\n`);
    return true;
  }
  const db = await open();
  try {
    if (words[0] === "rotate-claims-key") return await rotate(db);
    const sessions = new Sessions(db, systemClock);
    // Only written to: what it holds the server's own workers do.
    const jobs = new JobQueue(db, systemClock, () => {});
    const { done, text } =
      words[0] === "check-ledger"
        ? await runLedgerCheck({ db })
        : await runCommand({ db, clock: systemClock, sessions, jobs }, words);
    process.stdout.write(`${text}\n`);
    return done;
  } finally {
    await db.close();
  }
}

/** Seals all claims with a new key: the first of CLAIMS_KEY, or one that is made and kept in DATA_DIR. */
async function rotate(db: Database): Promise<boolean> {
  const config = readConfig(process.env);
  const sealer = config.claimsKeys ? openSealer(config) : addKeptKey(config.dataDir);
  const count = (await resealClaims({ db, sealer })) + (await resealSecondFactors({ db, sealer }));
  // A server may still be running beside this on a database of its own, and seal with the key before.
  if (!config.claimsKeys && !config.databaseUrl) dropOldKeptKeys(config.dataDir);
  process.stdout.write(
    `${count} sealed piece(s) sealed anew: claims, their files and second factors. The key ${sealer.keyId} seals from now on${config.databaseUrl ? ": restart the servers, then run this once more" : ""}.\n`,
  );
  return true;
}

function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /relation "(users|claims)" does not exist/.test(text)
    ? "This database has no Ten Paces in it yet: start the server once, with the same settings."
    : text;
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  const running =
    "The server is running on its built-in database, which one process at a time can open. Stop the server, run this command again, then start it.";
  process.stderr.write(`${error instanceof FolderInUse ? running : sentenceOf(error)}\n`);
  process.exitCode = 1;
}
