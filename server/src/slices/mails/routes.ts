import { listOutbox } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { readOutbox } from "../../lib/mail/mail.ts";
import { serve } from "../../lib/serve.ts";

const pageSize = 50;

export function registerMails(app: FastifyInstance, deps: Deps): void {
  serve(app, listOutbox, async ({ query }) => {
    const mails = await readOutbox(deps, query.limit ?? pageSize);
    return {
      mails: mails.map(({ createdAt, sentAt, ...mail }) => ({
        ...mail,
        createdAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
    };
  });
}
