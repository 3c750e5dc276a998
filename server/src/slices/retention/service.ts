import { inBatches } from "../../lib/db/in-batches.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { deleteAnswersBefore } from "../../lib/idempotency/idempotency.ts";
import { deleteFinishedBefore } from "../../lib/jobs/jobs.ts";
import { forgetMails } from "../../lib/mail/mail.ts";
import { forgetExpired } from "../accounts/service.ts";
import { forgetAddresses } from "../addresses/service.ts";
import { forgetNotices, noticesKeptDays } from "../billing/service.ts";
import { forgetPurses } from "../builder/service.ts";
import {
  evidenceKeptDays,
  fixesKeptDays,
  forgetEvidence,
  forgetFixes,
} from "../check-ins/service.ts";
import { forgetTraces, tracesKeptDays } from "../integrity/service.ts";
import { forgetReports, reportsKeptDays } from "../reports/service.ts";
import { forgetLookUps, lookUpsKeptDays } from "../squares/service.ts";

const dayMs = 24 * 3600 * 1000;

/** A request is repeated within minutes of a lost answer; after so long nobody repeats it any more. */
const answersKeptDays = 30;
/** Finished work stands in the dashboard; the slots it keeps free of a second run have long passed. */
const jobsKeptDays = 90;

/** Registers the daily job that lets go of what nobody can use any more. */
export function scheduleRetention(deps: Deps): void {
  deps.jobs.schedule({ kind: "retention", everyMs: dayMs }, async () => {
    const now = deps.clock.now();
    const wallNow = deps.wallClock.now();
    const before = (days: number) => new Date(now.getTime() - days * dayMs);
    return {
      addresses: await forgetAddresses(deps),
      lookUps: await forgetLookUps(deps, before(lookUpsKeptDays)),
      evidence: await forgetEvidence(deps, before(evidenceKeptDays)),
      fixes: await forgetFixes(deps, before(fixesKeptDays)),
      reports: await forgetReports(deps, before(reportsKeptDays)),
      traces: await forgetTraces(deps, before(tracesKeptDays)),
      sessions: await inBatches(deps.db, (tx, most) => deps.sessions.deleteExpired(tx, most)),
      links: await inTransaction(deps.db, (tx) => forgetExpired(tx, wallNow)),
      mails: await inBatches(deps.db, (tx, most) => forgetMails(tx, now, most)),
      notices: await forgetNotices(deps, before(noticesKeptDays)),
      answers: await inBatches(deps.db, (tx, most) =>
        deleteAnswersBefore(tx, before(answersKeptDays), most),
      ),
      purses: await inTransaction(deps.db, (tx) => forgetPurses(tx, before(jobsKeptDays))),
      jobs: await inBatches(deps.db, (tx, most) =>
        deleteFinishedBefore(tx, before(jobsKeptDays), most),
      ),
    };
  });
}
