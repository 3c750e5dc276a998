import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { JobStopped } from "../../lib/jobs/jobs.ts";
import { type Mail, sendMail } from "../../lib/mail/mail.ts";
import * as sql from "./edits-sql.ts";

const batch = 100;
/** A service that was away longer than this tells of no old correction. */
const lateDaysMs = 3 * 86_400_000;

/** Mails a correction to everybody on its hunt, some at a time; what is told is noted with the mails, so nobody is told twice. */
export function registerErratumMails(deps: Deps): void {
  deps.jobs.handle("tell_erratum", async ({ payload, ending }) => {
    while (await tellNext(deps, payload.erratumId)) {
      if (ending.aborted) throw new JobStopped("ending");
    }
  });
  deps.jobs.schedule({ kind: "due_errata", everyMs: 300_000 }, () => tellDue(deps));
}

/** Asks for everybody on the hunt of a correction to be told, once however often it is asked. */
export async function askToTell(
  deps: Pick<Deps, "jobs">,
  tx: Tx,
  erratumId: string,
): Promise<void> {
  const slot = `erratum ${erratumId}`;
  await deps.jobs.add(tx, { kind: "tell_erratum", payload: { erratumId }, slot });
}

/** Corrections that were written for later, when their time has come. */
async function tellDue(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const due = await sql.listDueToTell(deps.db, new Date(now.getTime() - lateDaysMs), now);
  if (due.length === 0) return;
  await inTransaction(deps.db, async (tx) => {
    for (const id of due) await askToTell(deps, tx, id);
  });
}

/** @returns whether there may be others */
function tellNext(deps: Deps, erratumId: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const erratum = await sql.lockToTell(tx, erratumId);
    if (!erratum || erratum.huntId === null) return false;
    const hunters = await sql.listToTell(tx, erratum.huntId, erratum.toldUpTo, batch);
    const last = hunters.at(-1);
    if (!last) return false;
    for (const { userId, email, currentSquare } of hunters) {
      const news = { topic: "hunt_news" as const, userId };
      await sendMail(
        deps,
        tx,
        { ...mailOf(erratum, email, currentSquare >= erratum.squareNumber), news },
        "bulk",
      );
    }
    await sql.noteTold(tx, erratumId, last.userId);
    return true;
  });
}

/** Who has not come to the square yet is not told what stands there. */
function mailOf(erratum: sql.ToTell, to: string, reached: boolean): Mail {
  const { huntName, squareNumber, originalClue, correction } = erratum;
  const what = reached
    ? `It said: ${originalClue}\n\nIt is: ${correction}`
    : "You have not come to it yet, so it is not told here. When you do, look at the page of errata.";
  return {
    kind: "hunt_news",
    to,
    subject: `A correction to square ${squareNumber} of ${huntName}`,
    text: `Something was wrong at square ${squareNumber} of "${huntName}".

${what}

All corrections stand on the page of errata.`,
  };
}
