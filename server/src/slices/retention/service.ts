import { inBatches } from "../../lib/db/in-batches.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { deleteAnswersBefore } from "../../lib/idempotency/idempotency.ts";
import { deleteFinishedBefore } from "../../lib/jobs/jobs.ts";
import { oneByOne } from "../../lib/jobs/one-by-one.ts";
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
    // What cannot be let go of tonight keeps nothing else.
    const forgotten = new Map<string, number>();
    const works: Record<string, () => Promise<number>> = {
      addresses: () => forgetAddresses(deps),
      lookUps: () => forgetLookUps(deps, before(lookUpsKeptDays)),
      evidence: () => forgetEvidence(deps, before(evidenceKeptDays)),
      fixes: () => forgetFixes(deps, before(fixesKeptDays)),
      reports: () => forgetReports(deps, before(reportsKeptDays)),
      traces: () => forgetTraces(deps, before(tracesKeptDays)),
      sessions: () => inBatches(deps.db, (tx, most) => deps.sessions.deleteExpired(tx, most)),
      links: () => inTransaction(deps.db, (tx) => forgetExpired(tx, wallNow)),
      mails: () => inBatches(deps.db, (tx, most) => forgetMails(tx, now, most)),
      notices: () => forgetNotices(deps, before(noticesKeptDays)),
      answers: () =>
        inBatches(deps.db, (tx, most) => deleteAnswersBefore(tx, before(answersKeptDays), most)),
      purses: () => inTransaction(deps.db, (tx) => forgetPurses(tx, before(jobsKeptDays))),
      jobs: () =>
        inBatches(deps.db, (tx, most) => deleteFinishedBefore(tx, before(jobsKeptDays), most)),
    };
    await oneByOne(Object.entries(works), async ([what, forget]) => {
      forgotten.set(what, await forget());
    });
    return Object.fromEntries(forgotten);
  });
}
