import {
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

type Choices = ResultInput<typeof chooseMails>;

export async function showChoices(deps: Deps, userId: string): Promise<Choices> {
  const off = await listOff(deps.db, userId);
  return { choices: mailTopic.options.map((topic) => ({ topic, wanted: !off.includes(topic) })) };
}

export async function chooseFor(
  deps: Deps,
  userId: string,
  choice: Parts<typeof chooseMails>["body"],
): Promise<Choices> {
  await inTransaction(deps.db, (tx) => choose(tx, userId, choice, deps.clock.now()));
  return showChoices(deps, userId);
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
