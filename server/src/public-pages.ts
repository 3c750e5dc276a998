import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Packed, pack } from "./lib/compression.ts";

/** A public page as the build wrote it. */
interface BuiltPage {
  path: string;
  title: string;
  description: string;
  /** Null where what it shows comes from data. */
  html: string | null;
}

/** What search engines and messengers are told of an address. */
export interface Told {
  /** From the origin on: "/rules". */
  path: string;
  title: string;
  description: string;
}

/** The pages' HTML: each with its own head, and the public ones with their text. */
export class PublicPages {
  readonly #index: string;
  readonly #origin: () => string;
  readonly #built: ReadonlyMap<string, BuiltPage>;
  readonly #packed = new Map<string, Promise<Packed>>();

  /** @param apiBase where the calls go, if not to the pages' own origin */
  constructor(webFolder: string, apiBase: string | null, origin: () => string) {
    const index = readFileSync(join(webFolder, "index.html"), "utf8");
    this.#index =
      apiBase === null
        ? index
        : index.replace("<head>", `<head><meta name="api-base" content="${escaped(apiBase)}" />`);
    const list = join(webFolder, "pages.json");
    const pages: BuiltPage[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
    this.#built = new Map(pages.map((page) => [page.path, page]));
    this.#origin = origin;
  }

  /** The addresses that search engines may list. */
  paths(): string[] {
    return [...this.#built.keys()];
  }

  /** Whether the address is one whose text or head is known from the build. */
  has(path: string): boolean {
    return this.#built.has(path);
  }

  /** A public page; any other address of the app as the bare page that draws itself. Made once for each. */
  page(path: string): Promise<Packed> {
    const built = this.#built.get(path);
    const key = built ? path : "";
    const made =
      this.#packed.get(key) ?? pack(built ? this.#written(built, built.html) : this.#index);
    this.#packed.set(key, made);
    return made;
  }

  /** An address of which more is known than the build could: a hunt. */
  pageOf(told: Told): Promise<Packed> {
    return pack(this.#written(told, null));
  }

  #written({ path, title, description }: Told, html: string | null): string {
    const url = `${this.#origin()}${path}`;
    const head = [
      `<link rel="canonical" href="${escaped(url)}" />`,
      ...Object.entries({
        "og:site_name": "Ten Paces",
        "og:type": "website",
        "og:title": title,
        "og:description": description,
        "og:url": url,
      }).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
      '<meta name="twitter:card" content="summary" />',
    ].join("");
    // What is put in may hold a "$": functions, not patterns.
    return this.#index
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace(
        /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
        () => `<meta name="description" content="${escaped(description)}" />${head}`,
      )
      .replace('<div id="before"></div>', () => `<div id="before">${html ?? ""}</div>`);
  }
}

/** For crawlers: what is not for them, and where the list of pages is. */
export function robotsText(origin: string): string {
  const closed = ["/admin", "/api/", "/profile", "/checkout/", "/receipts/", "/squares"];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The list of pages by sitemaps.org's schema 0.9. */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escaped(`${origin}${path}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
