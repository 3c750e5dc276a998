import {
  type MailKind,
  type MailTexts,
  type MailWords,
  mailFields,
  type mailPlaceholders,
  type SiteTexts,
} from "@ten-paces/contract";
import type { Config } from "../../config.ts";
import type { Db } from "../../lib/db/statements.ts";
import * as sql from "./sql.ts";

export const mailTextsKey = "mail_texts";

/** What is said in mails, by their sort, as an administrator set it. */
export async function getMailTexts(db: Db): Promise<MailTexts> {
  return (await sql.findSetting<MailTexts>(db, mailTextsKey)) ?? {};
}

/** A mail as it was written: its own subject and text. */
export interface WrittenMail {
  kind: MailKind | null;
  subject: string;
  text: string;
}

/** The first paragraph of a text, and what follows it. */
export function openingOf(text: string): [opening: string, rest: string] {
  const end = text.indexOf("\n\n");
  return end === -1 ? [text, ""] : [text.slice(0, end), text.slice(end)];
}

/**
 * A mail in the operator's words: subject and opening in place of its own where they are set, and under it the text
 * for its sort, then that for all mails.
 * @param words in place of those that are set for the sort
 */
export async function wordMail(
  deps: { db: Db; config: Config },
  mail: WrittenMail,
  words?: MailWords,
): Promise<{ subject: string; text: string }> {
  const { publicOrigin, port, supportEmail } = deps.config;
  const figures: Record<keyof typeof mailPlaceholders, string> = {
    support: supportEmail,
    site: publicOrigin ?? `http://localhost:${port}`,
  };
  const { mailClosing } = await getSiteTexts(deps);
  const set = words ?? (mail.kind === null ? {} : (await getMailTexts(deps.db))[mail.kind]) ?? {};
  const [opening, rest] = openingOf(mail.text);
  const subject = filled(set.subject || "{subject}", { subject: mail.subject });
  const opened = filled(set.opening || "{opening}", { ...figures, opening });
  const under = [filled(set.closing ?? "", figures), mailClosing].filter(Boolean).join("\n\n");
  return { subject, text: [opened + rest, under].filter(Boolean).join("\n\n") };
}

/** Once, so that braces in what is put in stand for nothing. */
function filled(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
}

export const siteKey = "site";

/** What pages and mails say of the operator, as an administrator set it; else as it is configured. */
export async function getSiteTexts(deps: { db: Db; config: Config }): Promise<SiteTexts> {
  const stored = await sql.findSetting<SiteTexts>(deps.db, siteKey);
  return stored ?? { statements: deps.config.footerStatements, mailClosing: "" };
}

/** Empty words are none. */
export function withoutEmpty(texts: MailTexts): MailTexts {
  const set = Object.entries(texts).map(([kind, words]) => [kind, setOf(words ?? {})] as const);
  return Object.fromEntries(set.filter(([, words]) => Object.keys(words).length > 0)) as MailTexts;
}

const setOf = (words: MailWords): MailWords =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text));

/** Those of some texts that others name, each whole: what is not set is empty. */
export function pickedOf(texts: MailTexts, named: MailTexts): MailTexts {
  const kinds = Object.keys(named) as MailKind[];
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      Object.fromEntries(mailFields.map((field) => [field, texts[kind]?.[field] ?? ""])),
    ]),
  ) as MailTexts;
}
