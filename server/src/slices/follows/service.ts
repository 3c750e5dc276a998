import type { followState, ResultInput } from "@ten-paces/contract";
import { findStateByName } from "@ten-paces/geo";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { JobStopped } from "../../lib/jobs/jobs.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import { findHunt } from "../hunts/service.ts";
import { type Opening, openingMail } from "./mails.ts";
import * as sql from "./sql.ts";

const batch = 100;

type Followed = ResultInput<typeof followState>;

export async function showFollowed(deps: { db: Db }, userId: string): Promise<Followed> {
  return { states: await sql.listFollowed(deps.db, userId) };
}

/** Follows a state, or does not any longer; asked again it says the same. */
export async function follow(
  deps: Pick<Deps, "clock" | "db">,
  userId: string,
  state: string,
  wanted: boolean,
): Promise<Followed | RefusalOf<typeof followState>> {
  if (state !== "NATIONAL" && findStateByName(state)?.name.toUpperCase() !== state) {
    return refuse("unknown_state");
  }
  await inTransaction(deps.db, (tx) =>
    wanted
      ? sql.insertFollow(tx, userId, state, deps.clock.now())
      : sql.deleteFollow(tx, userId, state),
  );
  return showFollowed(deps, userId);
}

/** Has everybody who follows a hunt's state told that it opens, in the transaction that decides it; each once. */
export async function tellFollowers(
  deps: Pick<Deps, "clock" | "jobs">,
  tx: Tx,
  { id, state, opens }: { id: string; state: string } & Pick<Opening, "opens">,
): Promise<void> {
  if (!(await sql.hasFollowers(tx, state))) return;
  if (!(await sql.insertTold(tx, id, deps.clock.now()))) return;
  await deps.jobs.add(tx, { kind: "tell_opening", payload: { huntId: id, opens } });
}

/** Says who mails of openings; before the queue starts. */
export function registerOpeningMails(deps: Deps, origin: () => string): void {
  deps.jobs.handle("tell_opening", async ({ payload, ending }) => {
    while (await tellNext(deps, origin, payload)) {
      if (ending.aborted) throw new JobStopped("ending");
    }
  });
}

/** @returns whether there may be others */
function tellNext(
  deps: Deps,
  origin: () => string,
  { huntId, opens }: { huntId: string } & Pick<Opening, "opens">,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const told = await sql.lockTold(tx, huntId);
    const hunt = await findHunt(tx, huntId);
    // One that was taken back meanwhile opens nowhere.
    if (!told || hunt?.status !== "ACTIVE") return false;
    const followers = await sql.listFollowers(tx, hunt.state, told.toldUpTo, batch);
    const last = followers.at(-1);
    if (!last) return false;
    const opening = { ...hunt, url: `${origin()}/hunt/${hunt.id}`, opens };
    for (const { userId, email } of followers) {
      const news = { topic: "openings" as const, userId };
      await sendMail(deps, tx, { ...openingMail(email, opening), news }, "bulk");
    }
    await sql.noteTold(tx, huntId, last.userId);
    return true;
  });
}
