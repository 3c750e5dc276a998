import type { Letter, listLetters, ResultInput, writeLetter } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { findAnswer, keepAnswer, repeatable } from "../../lib/idempotency/idempotency.ts";
import { newId } from "../../lib/ids.ts";
import { JobStopped } from "../../lib/jobs/jobs.ts";
import { type Mail, sendMail } from "../../lib/mail/mail.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { isLive } from "../hunt-status/service.ts";
import { findHunt, lockHunt } from "../hunts/service.ts";
import * as sql from "./sql.ts";

const shown = 50;
const batch = 100;

const presentLetter = ({ writtenAt, author, ...row }: sql.LetterRow): Letter => ({
  ...row,
  at: writtenAt.toISOString(),
  by: author,
});

/** What the hunters of a hunt were told. @throws AppError not_found */
export async function showLetters(
  deps: Pick<Deps, "db">,
  huntId: string,
): Promise<ResultInput<typeof listLetters>> {
  if (!(await findHunt(deps.db, huntId))) throw notFound("Hunt");
  return { letters: (await sql.listLetters(deps.db, huntId, shown)).map(presentLetter) };
}

/** Writes to everybody who is on a live hunt, once for a key; they are mailed in the background. */
export function writeToHunters(
  deps: Deps,
  caller: Caller,
  huntId: string,
  text: string,
  key: string | null,
): Promise<ResultInput<typeof writeLetter> | RefusalOf<typeof writeLetter>> {
  const asked = repeatable(caller.userId, key, ["letter", huntId, text]);
  return inTransaction(deps.db, async (tx) => {
    // The lock first: a second request of this key waits here, and then finds the answer of the first.
    const hunt = await lockHunt(tx, huntId);
    if (!hunt) throw notFound("Hunt");
    const given = await findAnswer<ResultInput<typeof writeLetter>>(tx, asked);
    if (given) return given;
    const [somebody] = isLive(hunt.status) ? await sql.listHunters(tx, huntId, null, 1) : [];
    if (!somebody) return refuse("nobody_on_it");
    const row = await putLetter(deps, tx, caller, { huntId, text, toAll: false });
    await audit(deps, tx, caller, {
      action: "write to hunters of",
      kind: "hunt",
      id: huntId,
      after: { name: hunt.name, text },
    });
    const answer = { letter: presentLetter(row) };
    await keepAnswer(tx, asked, answer, deps.clock.now());
    return answer;
  });
}

/**
 * Tells the hunters of a hunt something in the transaction of the change that it is about.
 * @param toAll also who wants no news of hunts: it is about what they pay for
 */
export async function putLetter(
  deps: Pick<Deps, "clock" | "jobs">,
  tx: Tx,
  caller: Caller,
  { huntId, text, toAll }: { huntId: string; text: string; toAll: boolean },
): Promise<sql.LetterRow> {
  const given = { id: newId(), writtenAt: deps.clock.now(), huntId, text, toAll };
  const row = await sql.insertLetter(tx, given, caller.userId);
  await deps.jobs.add(tx, { kind: "tell_hunters", payload: { letterId: row.id } });
  return row;
}

/** Mails a letter to everybody on its hunt, some at a time; what is told is noted with the mails, so nobody is told twice. */
export function registerLetterMails(deps: Deps): void {
  deps.jobs.handle("tell_hunters", async ({ payload, ending }) => {
    while (await tellNext(deps, payload.letterId)) {
      if (ending.aborted) throw new JobStopped("ending");
    }
  });
}

/** @returns whether there may be others */
function tellNext(deps: Deps, letterId: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const letter = await sql.lockToTell(tx, letterId);
    if (!letter) return false;
    const hunters = await sql.listHunters(tx, letter.huntId, letter.toldUpTo, batch);
    const last = hunters.at(-1);
    if (!last) return false;
    for (const { userId, email } of hunters) {
      const mail = letterMail(email, letter.huntName, letter.text);
      const news = { topic: "hunt_news", userId } as const;
      await sendMail(deps, tx, letter.toAll ? mail : { ...mail, news }, "bulk");
    }
    await sql.noteTold(tx, letterId, last.userId, hunters.length);
    return true;
  });
}

export function letterMail(to: string, huntName: string, text: string): Mail {
  return {
    kind: "hunt_news",
    to,
    subject: `About your hunt: ${huntName}`,
    text: `You are on the hunt "${huntName}". Whoever runs it writes:\n\n${text}`,
  };
}
