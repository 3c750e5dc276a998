import type { FastifyInstance, FastifyReply } from "fastify";
import { type Docs, writeDocs } from "./service.ts";

/** The documentation at /api/docs; written at the first request, when every slice has registered. */
export function registerDocs(app: FastifyInstance, origin: () => string): void {
  let written: Docs | null = null;
  const docs = () => {
    written ??= writeDocs(app.endpoints, origin());
    return written;
  };
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.type(`${type}; charset=utf-8`).header("cache-control", "public, max-age=300").send(text);
  app.get("/api/docs", (_request, reply) => send(reply, "text/html", docs().page));
  app.get("/api/docs/style.css", (_request, reply) => send(reply, "text/css", docs().style));
  app.get("/api/docs/openapi.json", (_request, reply) =>
    send(reply, "application/json", docs().json),
  );
}
