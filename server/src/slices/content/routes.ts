import { listAnnouncements, listErrata, listFaqs } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showAnnouncements, showErrata, showFaqs, showFeed } from "./service.ts";

/** Announcements, errata, questions, and the feed at /rss.xml. `origin` is where the pages are. */
export function registerContent(app: FastifyInstance, deps: Deps, origin: () => string): void {
  serve(app, listAnnouncements, () => showAnnouncements(deps));
  serve(app, listErrata, () => showErrata(deps));
  serve(app, listFaqs, () => showFaqs(deps));
  app.get("/rss.xml", async (_request, reply) =>
    reply
      .type("application/rss+xml; charset=utf-8")
      .header("cache-control", "public, max-age=300")
      .send(await showFeed(deps, origin())),
  );
}
