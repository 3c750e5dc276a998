import {
  adminMailTopics,
  type chooseMails,
  mailTopic,
  type Parts,
  type ResultInput,
  type unsubscribeMails,
} from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { choose, isOffLink, listOff } from "../../lib/mail/choices.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";

type Choices = ResultInput<typeof chooseMails>;

export async function showChoices(deps: Deps, caller: Caller): Promise<Choices> {
  const off = await listOff(deps.db, caller.userId);
  const topics = mailTopic.options.filter(
    (topic) => caller.isAdmin || !adminMailTopics.includes(topic),
  );
  return { choices: topics.map((topic) => ({ topic, wanted: !off.includes(topic) })) };
}

export async function chooseFor(
  deps: Deps,
  caller: Caller,
  choice: Parts<typeof chooseMails>["body"],
): Promise<Choices> {
  await inTransaction(deps.db, (tx) => choose(tx, caller.userId, choice, deps.clock.now()));
  return showChoices(deps, caller);
}

/** Turns a sort of mail off for whoever has its link; pressed again it stays off. */
export async function unsubscribe(
  deps: Deps,
  link: Parts<typeof unsubscribeMails>["query"],
): Promise<ResultInput<typeof unsubscribeMails> | RefusalOf<typeof unsubscribeMails>> {
  if (!isOffLink(deps, link)) return refuse("link_wrong");
  const off = { topic: link.topic, wanted: false };
  await inTransaction(deps.db, (tx) => choose(tx, link.user, off, deps.clock.now()));
  return { success: true };
}
