import {
  chooseMails,
  listMailChoices,
  listOutbox,
  type MailKind,
  previewMail,
  unsubscribeMails,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { type Mail, outgoing, readOutbox } from "../../lib/mail/mail.ts";
import { serve } from "../../lib/serve.ts";
import { audit } from "../audit/service.ts";
import { openingOf, wordMail } from "../settings/service.ts";
import { chooseFor, showChoices, unsubscribe } from "./choices.ts";

const pageSize = 50;

/** @param samples a mail of each sort */
export function registerMails(
  app: FastifyInstance,
  deps: Deps,
  samples: Record<MailKind, () => Mail>,
): void {
  serve(app, previewMail, async ({ body }) => {
    const written = samples[body.kind]();
    const sample = { to: written.to, secret: "sample", topic: null, userId: null };
    const worded = await wordMail(deps, written, body.words);
    const { subject, text, html } = outgoing(deps, sample, worded);
    const [opening] = openingOf(written.text);
    return { subject, text, html, own: { subject: written.subject, opening } };
  });
  serve(app, listMailChoices, ({ caller }) => showChoices(deps, caller));
  serve(app, chooseMails, ({ caller, body }) => chooseFor(deps, caller, body));
  // A plugin of its own: mail readers send a form, and everything that counts stands in the address.
  void app.register(async (scope) => {
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null));
    serve(scope, unsubscribeMails, ({ query }) => unsubscribe(deps, query));
  });
  serve(app, listOutbox, async ({ caller, query }) => {
    // Whoever can read a link can use it: that somebody looked is written down.
    await inTransaction(deps.db, (tx) =>
      audit(deps, tx, caller, { action: "read the outbox", kind: "mails", id: "outbox" }),
    );
    const { limit = pageSize, page = 1, show = "all" } = query;
    const search = query.search?.trim() || null;
    const { mails, total } = await readOutbox(deps, {
      ...{ search, show, limit },
      offset: (page - 1) * limit,
    });
    return {
      ...{ total, page, pageSize: limit },
      mails: mails.map(({ createdAt, sentAt, ...mail }) => ({
        ...mail,
        createdAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
    };
  });
}
