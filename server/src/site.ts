import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Deps } from "./lib/deps.ts";
import { sendError } from "./lib/serve.ts";

const builtWebFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Serves the built pages, and index.html for every address that is a page of the app. */
export async function registerSite(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (app.ending.aborted) return reply.code(503).send({ status: "ending" });
    await deps.db.ready();
    return { status: "ready" };
  });
  const webFolder = deps.config.webDist ? resolve(deps.config.webDist) : builtWebFolder;
  const built = existsSync(webFolder);
  if (built) {
    await app.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      preCompressed: true,
      index: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes("/assets/");
        reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  const { apiBase } = deps.config;
  const page = built && apiBase ? pageWithApiBase(webFolder, apiBase) : null;
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage =
      request.method === "GET" && !path.startsWith("/api/") && !/\.[a-z0-9]+$/i.test(path);
    if (!isPage || !built) {
      reply.headers(app.dataHeaders);
      return sendError(reply, "not_found", "There is nothing at this address.");
    }
    reply.header("cache-control", "no-cache");
    if (page === null) return reply.sendFile("index.html");
    return reply.type("text/html; charset=utf-8").send(page);
  });
}

/** index.html that says where the calls go. */
function pageWithApiBase(webFolder: string, apiBase: string): string {
  const page = readFileSync(join(webFolder, "index.html"), "utf8");
  const content = apiBase.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return page.replace("<head>", `<head><meta name="api-base" content="${content}" />`);
}
