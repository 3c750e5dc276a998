import type { createFaq, EditedFaq, Parts } from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import * as sql from "./faq-sql.ts";
import { faqs as builtIn, type Faq } from "./faqs.ts";

type Needs = Pick<Deps, "db" | "clock">;
type Written = Omit<Parts<typeof createFaq>["body"], "faqId">;

const mostTexts = 200;
const isBuiltIn = (faqId: string) => builtIn.some(({ id }) => id === faqId);

const present = (row: sql.FaqRow, now: Date): EditedFaq => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
  published: row.publishedAt <= now,
  builtIn: isBuiltIn(row.faqId),
});

/** What stands on the page: the product's questions, in an operator's words where there are some, and the operator's own. */
export async function listShownFaqs({ db, clock }: Needs): Promise<Faq[]> {
  return (await listHeld({ db, clock }))
    .filter(({ hidden }) => !hidden)
    .map(({ faqId: id, category, question, answer }) => ({ id, category, question, answer }));
}

async function listHeld({ db, clock }: Needs): Promise<EditedFaq[]> {
  const now = clock.now();
  const rows = await sql.listHolding(db, now);
  const texts = new Map(rows.map((row) => [row.faqId, row]));
  const product = builtIn.map(({ id: faqId, ...faq }): EditedFaq => {
    const text = texts.get(faqId);
    if (text) return present(text, now);
    return {
      id: null,
      faqId,
      ...faq,
      hidden: false,
      publishedAt: null,
      published: true,
      builtIn: true,
    };
  });
  return [
    ...product,
    ...rows.filter(({ faqId }) => !isBuiltIn(faqId)).map((row) => present(row, now)),
  ];
}

export async function showAllFaqs(deps: Needs): Promise<{ faqs: EditedFaq[] }> {
  const now = deps.clock.now();
  const waiting = await sql.listWaiting(deps.db, now);
  return { faqs: [...(await listHeld(deps)), ...waiting.map((row) => present(row, now))] };
}

const rowOf = (id: string, faqId: string, { publishedAt, ...written }: Written): sql.FaqRow => ({
  id,
  faqId,
  ...written,
  publishedAt: new Date(publishedAt),
});

/** A text in the log of changes. */
function toldOf({ question, category, answer, hidden, publishedAt }: sql.FaqRow) {
  const texts = { name: question, question, answer };
  return { ...texts, category, hidden, publishedAt: publishedAt.toISOString() };
}

export function addFaq(
  deps: Needs,
  caller: Caller,
  { faqId, ...written }: Parts<typeof createFaq>["body"],
): Promise<{ faq: EditedFaq } | RefusalOf<typeof createFaq>> {
  return inTransaction(deps.db, async (tx) => {
    if (faqId !== undefined && !isBuiltIn(faqId) && !(await sql.isThere(tx, faqId))) {
      return refuse("unknown_faq");
    }
    if ((await sql.countTexts(tx)) >= mostTexts) return refuse("too_many");
    const id = newId();
    const row = rowOf(id, faqId ?? `q-${id}`, written);
    await sql.insertFaq(tx, row);
    await audit(deps, tx, caller, {
      action: faqId === undefined ? "write faq" : "change faq",
      kind: "content",
      id: row.faqId,
      before: builtIn.find((one) => one.id === faqId),
      after: toldOf(row),
    });
    return { faq: present(row, deps.clock.now()) };
  });
}

/** Changes a text; one that holds is kept until the time of the change. */
export function changeFaq(
  deps: Needs,
  caller: Caller,
  id: string,
  written: Written,
): Promise<{ faq: EditedFaq }> {
  return inTransaction(deps.db, async (tx) => {
    const before = await sql.lockFaq(tx, id);
    if (!before) throw notFound("Question");
    const now = deps.clock.now();
    const holdsNow = before.publishedAt <= now;
    const row = rowOf(id, before.faqId, written);
    const isLater = holdsNow && row.publishedAt > now;
    const stored = isLater ? { ...row, id: newId() } : row;
    if (isLater) await sql.insertFaq(tx, stored);
    else await sql.updateFaq(tx, stored);
    await audit(deps, tx, caller, {
      action: "change faq",
      kind: "content",
      id: before.faqId,
      before: toldOf(before),
      after: toldOf(stored),
    });
    return { faq: present(stored, now) };
  });
}

export async function removeFaq(
  deps: Needs,
  caller: Caller,
  id: string,
): Promise<{ success: true }> {
  await inTransaction(deps.db, async (tx) => {
    const before = await sql.lockFaq(tx, id);
    if (!before) throw notFound("Question");
    await sql.deleteFaq(tx, before, deps.clock.now());
    await audit(deps, tx, caller, {
      action: "delete faq",
      kind: "content",
      id: before.faqId,
      before: toldOf(before),
    });
  });
  return { success: true };
}
