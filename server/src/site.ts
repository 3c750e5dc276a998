import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { encodingFor, type Packed } from "./lib/compression.ts";
import type { Deps } from "./lib/deps.ts";
import { sendError } from "./lib/serve.ts";
import { askedLanguage, languageCookie, languageOf, languageVary } from "./page-language.ts";
import { type PublicPages, readPublicPages, robotsText, sitemapXml } from "./public-pages.ts";
import { findHunt, isVisible, listOpenIds } from "./slices/hunts/service.ts";

const builtWebFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
const longestDescription = 200;

/** Serves the built pages, and a page of the app for every address that is one. `origin` is where the pages are. */
export async function registerSite(
  app: FastifyInstance,
  deps: Deps,
  origin: () => string,
): Promise<void> {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (app.ending.aborted) return reply.code(503).send({ status: "ending" });
    await deps.db.ready();
    return { status: "ready" };
  });
  const webFolder = deps.config.webDist ? resolve(deps.config.webDist) : builtWebFolder;
  const pages = existsSync(webFolder)
    ? readPublicPages(webFolder, deps.config.apiBase, origin)
    : null;
  if (pages) {
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
  app.get("/robots.txt", (_request, reply) => reply.type("text/plain").send(robotsText(origin())));
  app.get("/sitemap.xml", async (_request, reply) => {
    const hunts = (await listOpenIds(deps.db)).map((id) => `/hunt/${id}`);
    reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=3600");
    return sitemapXml(origin(), [...(pages?.("en").paths() ?? []), ...hunts]);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage =
      request.method === "GET" && !path.startsWith("/api/") && !/\.[a-z0-9]+$/i.test(path);
    if (!isPage || !pages) {
      reply.headers(app.dataHeaders);
      return sendError(reply, "not_found", "There is nothing at this address.");
    }
    const asked = askedLanguage(request.url);
    if (asked) reply.header("set-cookie", languageCookie(asked));
    const spoken = pages(languageOf(request));
    return sendPage(reply, (await huntPage(deps, spoken, path)) ?? (await spoken.page(path)));
  });
}

/** The page of a hunt that everybody may see; null for any other address, and while the database is away. */
async function huntPage(deps: Deps, pages: PublicPages, path: string): Promise<Packed | null> {
  const id = /^\/hunt\/([a-z0-9-]{1,100})$/.exec(path)?.[1];
  if (id === undefined) return null;
  const hunt = await findHunt(deps.db, id).catch(() => null);
  if (!hunt || !isVisible(hunt)) return null;
  const { name, description } = hunt;
  const short =
    description.length > longestDescription
      ? `${description.slice(0, longestDescription - 1).trimEnd()}…`
      : description;
  return pages.pageOf({
    path,
    title: `${name} · Ten Paces`,
    description: short,
    picture: { path: `/hunt/${id}/picture.png`, alt: `${name}, a treasure hunt of Ten Paces` },
  });
}

function sendPage(reply: FastifyReply, { plain, packed }: Packed): FastifyReply {
  reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("vary", languageVary);
  const encoding = encodingFor(reply.request.headers["accept-encoding"]);
  if (encoding === null || packed === null) return reply.send(plain);
  return reply.header("content-encoding", encoding).send(Buffer.from(packed[encoding], "latin1"));
}
