import type { MailKind, MailTexts, mailPlaceholders, SiteTexts } from "@ten-paces/contract";
import type { Config } from "../../config.ts";
import type { Db } from "../../lib/db/statements.ts";
import * as sql from "./sql.ts";

export const mailTextsKey = "mail_texts";

/** The texts under mails, by their sort, as an administrator set them. */
export async function getMailTexts(db: Db): Promise<MailTexts> {
  return (await sql.findSetting<MailTexts>(db, mailTextsKey)) ?? {};
}

/**
 * What stands under a mail: the text for its sort, then that for all mails. Its placeholders are filled.
 * @param text in place of the one that is set for the sort
 */
export async function getMailClosing(
  deps: { db: Db; config: Config },
  kind: MailKind | null,
  text?: string,
): Promise<string> {
  const { publicOrigin, port, supportEmail } = deps.config;
  const figures: Record<keyof typeof mailPlaceholders, string> = {
    support: supportEmail,
    site: publicOrigin ?? `http://localhost:${port}`,
  };
  const { mailClosing } = await getSiteTexts(deps);
  const own = text ?? (kind === null ? "" : ((await getMailTexts(deps.db))[kind] ?? ""));
  const filled = own.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => (figures as Record<string, string>)[name] ?? whole,
  );
  return [filled, mailClosing].filter(Boolean).join("\n\n");
}

export const siteKey = "site";

/** What pages and mails say of the operator, as an administrator set it; else as it is configured. */
export async function getSiteTexts(deps: { db: Db; config: Config }): Promise<SiteTexts> {
  const stored = await sql.findSetting<SiteTexts>(deps.db, siteKey);
  return stored ?? { statements: deps.config.footerStatements, mailClosing: "" };
}

/** An empty text is none. */
export function withoutEmpty(texts: MailTexts): MailTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as MailTexts;
}

/** Those of some texts that others name. */
export function pickedOf(texts: MailTexts, named: MailTexts): MailTexts {
  const kinds = Object.keys(named) as MailKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, texts[kind] ?? ""])) as MailTexts;
}
