import type { createFaq, EditedFaq, Parts, updateFaq } from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { withGiven } from "../../lib/with-given.ts";
import { audit, listVersions, lockVersion, missedBy } from "../audit/service.ts";
import * as sql from "./faq-sql.ts";
import { faqs as builtIn, type Faq } from "./faqs.ts";

type Needs = Pick<Deps, "db" | "clock">;

const mostTexts = 200;
const isBuiltIn = (faqId: string) => builtIn.some(({ id }) => id === faqId);

const present = (row: sql.FaqRow, now: Date): Omit<EditedFaq, "version"> => ({
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

type Unversioned = Omit<EditedFaq, "version">;

async function listHeld({ db, clock }: Needs): Promise<Unversioned[]> {
  const now = clock.now();
  const rows = await sql.listHolding(db, now);
  const texts = new Map(rows.map((row) => [row.faqId, row]));
  const product = builtIn.map(({ id: faqId, ...faq }): Unversioned => {
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
  const all = [...(await listHeld(deps)), ...waiting.map((row) => present(row, now))];
  const ids = all.map(({ faqId }) => faqId);
  const versions = await listVersions(deps.db, "content", ids);
  return { faqs: all.map((faq) => ({ ...faq, version: versions.get(faq.faqId) ?? 0 })) };
}

/** A question in the log of changes, with all its texts. */
const subjectOf = (faqId: string) => ({ kind: "content", id: faqId }) as const;

/** A text in the log of changes. */
function toldOf({ question, category, answer, hidden, publishedAt }: sql.FaqRow) {
  return { question, answer, category, hidden, publishedAt: publishedAt.toISOString() };
}

export function addFaq(
  deps: Needs,
  caller: Caller,
  { faqId, version: seen, publishedAt, ...written }: Parts<typeof createFaq>["body"],
): Promise<{ faq: EditedFaq } | RefusalOf<typeof createFaq>> {
  return inTransaction(deps.db, async (tx) => {
    const id = newId();
    const subject = subjectOf(faqId ?? `q-${id}`);
    const version = await lockVersion(tx, subject);
    if (faqId !== undefined && !isBuiltIn(faqId) && !(await sql.isThere(tx, faqId))) {
      return refuse("unknown_faq");
    }
    const missed = await missedBy(tx, subject, version, seen);
    if (missed) return refuse("stale", missed);
    if ((await sql.countTexts(tx)) >= mostTexts) return refuse("too_many");
    const row = { id, faqId: subject.id, ...written, publishedAt: new Date(publishedAt) };
    await sql.insertFaq(tx, row);
    await audit(deps, tx, caller, {
      action: faqId === undefined ? "write faq" : "change faq",
      ...subject,
      before: builtIn.find((one) => one.id === faqId),
      after: toldOf(row),
      version: version + 1,
    });
    return { faq: { ...present(row, deps.clock.now()), version: version + 1 } };
  });
}

/** Changes those fields of a text that are sent; one that holds is kept until the time of the change. */
export function changeFaq(
  deps: Needs,
  caller: Caller,
  id: string,
  { version: seen, publishedAt, ...given }: Parts<typeof updateFaq>["body"],
): Promise<{ faq: EditedFaq } | RefusalOf<typeof updateFaq>> {
  return inTransaction(deps.db, async (tx) => {
    const found = await sql.findFaq(tx, id);
    if (!found) return refuse("gone");
    const subject = subjectOf(found.faqId);
    const version = await lockVersion(tx, subject);
    const before = await sql.findFaq(tx, id);
    if (!before) return refuse("gone");
    const missed = await missedBy(tx, subject, version, seen);
    if (missed) return refuse("stale", missed);
    const now = deps.clock.now();
    const holdsNow = before.publishedAt <= now;
    const row = withGiven(before, {
      ...given,
      publishedAt: publishedAt === undefined ? undefined : new Date(publishedAt),
    });
    const isLater = holdsNow && row.publishedAt > now;
    const stored = isLater ? { ...row, id: newId() } : row;
    if (isLater) await sql.insertFaq(tx, stored);
    else await sql.updateFaq(tx, stored);
    await audit(deps, tx, caller, {
      action: "change faq",
      ...subject,
      before: toldOf(before),
      after: toldOf(stored),
      version: version + 1,
    });
    return { faq: { ...present(stored, now), version: version + 1 } };
  });
}

export async function removeFaq(
  deps: Needs,
  caller: Caller,
  id: string,
): Promise<{ success: true }> {
  await inTransaction(deps.db, async (tx) => {
    const before = await sql.findFaq(tx, id);
    if (!before) throw notFound("Question");
    const subject = subjectOf(before.faqId);
    const version = await lockVersion(tx, subject);
    await sql.deleteFaq(tx, before, deps.clock.now());
    await audit(deps, tx, caller, {
      action: "delete faq",
      ...subject,
      before: toldOf(before),
      version: version + 1,
    });
  });
  return { success: true };
}
