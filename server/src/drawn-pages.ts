import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageLanguage } from "@ten-paces/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Packed } from "./lib/compression.ts";
import type { Answers } from "./page-answers.ts";
import type { PublicPages, Told } from "./public-pages.ts";

/** What the build of the pages leaves for the server: the same components that draw the page in a browser. */
interface Renderer {
  renderPage(path: string, answers: Answers): Promise<string>;
}

interface Kept {
  /** What it was drawn of. */
  of: string;
  madeAt: number;
  page: Promise<Packed>;
}

/** A page that was drawn a moment ago stands for one whose count of hunters has changed since. */
const freshMs = 2_000;
/** All open hunts and the pages of data, with room for hunts that were open; some 50 KB each. */
const mostKept = 150;

/** The pages of data in one language with their text, drawn once for what stands on them. */
export class DrawnPages {
  readonly #file: string;
  readonly #pages: PublicPages;
  readonly #log: FastifyBaseLogger;
  readonly #kept = new Map<string, Kept>();
  #renderer: Promise<Renderer> | null = null;

  constructor(
    webFolder: string,
    language: PageLanguage,
    pages: PublicPages,
    log: FastifyBaseLogger,
  ) {
    this.#file = join(webFolder, "render", language, "render.js");
    this.#pages = pages;
    this.#log = log;
  }

  /** The page as a visitor reads it; with its head alone where it cannot be drawn. */
  page(told: Told, answers: Answers): Promise<Packed> {
    const of = JSON.stringify([told, answers]);
    const now = performance.now();
    const known = this.#kept.get(told.path);
    if (known && (known.of === of || now - known.madeAt < freshMs)) return known.page;
    const oldest = this.#kept.keys().next();
    if (!known && this.#kept.size >= mostKept && !oldest.done) this.#kept.delete(oldest.value);
    const page = this.#draw(told.path, answers).then((html) => this.#pages.pageOf(told, html));
    this.#kept.set(told.path, { of, madeAt: now, page });
    return page;
  }

  async #draw(path: string, answers: Answers): Promise<string | null> {
    if (!existsSync(this.#file)) return null;
    try {
      this.#renderer ??= import(pathToFileURL(this.#file).href);
      return await (await this.#renderer).renderPage(path, answers);
    } catch (error) {
      this.#log.error(
        { err: error, path },
        "A page could not be drawn; it is sent without its text",
      );
      return null;
    }
  }
}
