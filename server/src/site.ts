import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import { type PageLanguage, pageLanguages } from "@ten-paces/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { DrawnPages } from "./drawn-pages.ts";
import { encodingFor, type Packed } from "./lib/compression.ts";
import type { Deps } from "./lib/deps.ts";
import { sendError } from "./lib/serve.ts";
import { type Answers, pageAnswers } from "./page-answers.ts";
import { askedLanguage, languageCookie, languageOf, languageVary } from "./page-language.ts";
import {
  type PublicPages,
  readPublicPages,
  robotsText,
  sitemapXml,
  type Told,
} from "./public-pages.ts";
import { findHunt, isVisible, listOpenIds } from "./slices/hunts/service.ts";
import type { Services } from "./slices/index.ts";

const builtWebFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
const longestDescription = 200;

/** Serves the built pages, and a page of the app for every address that is one. */
export async function registerSite(
  app: FastifyInstance,
  deps: Deps,
  services: Services,
): Promise<void> {
  const { origin } = services.accounts;
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (app.ending.aborted) return reply.code(503).send({ status: "ending" });
    await deps.db.ready();
    return { status: "ready" };
  });
  const webFolder = deps.config.webDist ? resolve(deps.config.webDist) : builtWebFolder;
  const pages = existsSync(webFolder)
    ? readPublicPages(
        webFolder,
        { "api-base": deps.config.apiBase, "map-style": deps.config.map?.styleUrl ?? null },
        origin,
      )
    : null;
  if (pages) {
    await app.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      preCompressed: true,
      index: false,
      // For the server alone.
      globIgnore: ["render/**"],
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
  const pageOf = pages && pagesWithData(deps, services, webFolder, pages);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage =
      request.method === "GET" && !path.startsWith("/api/") && !/\.[a-z0-9]+$/i.test(path);
    if (!isPage || !pageOf) {
      reply.headers(app.dataHeaders);
      return sendError(reply, "not_found", "There is nothing at this address.");
    }
    const asked = askedLanguage(request.url);
    if (asked) reply.header("set-cookie", languageCookie(asked));
    const { page, isPublic } = await pageOf(languageOf(request), path);
    // Answered with 200 like every page, for the app may know it; search engines leave it out.
    if (!isPublic) reply.header("x-robots-tag", "noindex");
    return sendPage(reply, page);
  });
}

/** Every page in every language; those of data with what stands on them, as long as it can be read. */
function pagesWithData(
  deps: Deps,
  services: Services,
  webFolder: string,
  pages: (language: PageLanguage) => PublicPages,
): (language: PageLanguage, path: string) => Promise<{ page: Packed; isPublic: boolean }> {
  const answers = pageAnswers(deps, services);
  const drawn = new Map(
    pageLanguages.map((language) => [
      language,
      new DrawnPages(webFolder, language, pages(language), deps.log),
    ]),
  );
  return async (language, path) => {
    const spoken = pages(language);
    const told = spoken.told(path);
    // While the database is away a page says as much as was known when it was built.
    const found = await (told
      ? withTold(told, answers.of(path))
      : huntPage(deps, answers, path)
    ).catch(() => undefined);
    const page = found && (await drawn.get(language)?.page(found.told, found.answers));
    return { page: page ?? (await spoken.page(path)), isPublic: told !== null || found !== null };
  };
}

interface Found {
  told: Told;
  answers: Answers;
}

async function withTold(told: Told, answers: Promise<Answers> | null): Promise<Found | null> {
  return answers && { told, answers: await answers };
}

/** The page of a hunt that everybody may see; null for any other address. */
async function huntPage(
  deps: Deps,
  answers: ReturnType<typeof pageAnswers>,
  path: string,
): Promise<Found | null> {
  const id = /^\/hunt\/([a-z0-9-]{1,100})$/.exec(path)?.[1];
  if (id === undefined) return null;
  const hunt = await findHunt(deps.db, id);
  if (!hunt || !isVisible(hunt)) return null;
  const { name, description } = hunt;
  const short =
    description.length > longestDescription
      ? `${description.slice(0, longestDescription - 1).trimEnd()}…`
      : description;
  const picture = {
    path: `/hunt/${id}/picture.png`,
    alt: `${name}, a treasure hunt of Ten Paces`,
  };
  const ownView = id.startsWith("free-hunt-") ? "free" : hunt.variant.toLowerCase();
  const told = { path, title: `${name} · Ten Paces`, description: short, picture, ownView };
  return { told, answers: await answers.ofHunt(id) };
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
