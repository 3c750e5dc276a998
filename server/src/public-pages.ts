import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageLanguage, pageLanguages } from "@ten-paces/contract";
import { type Packed, pack } from "./lib/compression.ts";
import { cardSize } from "./slices/pictures/service.ts";

/** A public page as the build wrote it. */
interface BuiltPage {
  path: string;
  title: string;
  description: string;
  /** Null where what it shows comes from data. */
  html: string | null;
}

/** The files of script of the pages at some addresses, as the build wrote them. */
interface PageFiles {
  /** An expression for the part of the address after the origin. */
  address: string;
  files: string[];
  /** What is added to them by who opens the page and what it is about: "outside", or the kind of a hunt. */
  views?: Record<string, string[]>;
}

/** What search engines and messengers are told of an address. */
export interface Told {
  /** From the origin on: "/rules". */
  path: string;
  title: string;
  description: string;
  /** What a messenger shows of a link, from the origin on, and what it is a picture of. */
  picture: { path: string; alt: string };
  /** What whoever is signed in opens there, by the build's name for it, where that differs from what a visitor does. */
  ownView?: string;
}

/** What every page is told of this installation, by the names of its meta elements. */
export interface Said {
  /** Where the calls go, if not to the pages' own origin. */
  "api-base": string | null;
  /** The style of street maps. */
  "map-style": string | null;
}

const picture = { path: "/picture.png", alt: "Ten Paces: treasure hunts across America" };

/** The pages in every language that was built; in English where one was not. */
export function readPublicPages(
  webFolder: string,
  said: Said,
  origin: () => string,
): (language: PageLanguage) => PublicPages {
  const english = new PublicPages(webFolder, said, origin, "en");
  const others = pageLanguages.filter((language) =>
    existsSync(join(webFolder, fileOf("index.html", language))),
  );
  const byLanguage = new Map(
    others.map((language) => [
      language,
      language === "en" ? english : new PublicPages(webFolder, said, origin, language),
    ]),
  );
  return (language) => byLanguage.get(language) ?? english;
}

/** As the build names the files of a language: "index.es.html". */
function fileOf(file: string, language: PageLanguage): string {
  return language === "en" ? file : file.replace(/(\.[^.]+)$/, `.${language}$1`);
}

/** The pages' HTML in one language: each with its own head, and the public ones with their text. */
export class PublicPages {
  readonly #language: PageLanguage;
  readonly #index: string;
  readonly #origin: () => string;
  readonly #built: ReadonlyMap<string, BuiltPage>;
  readonly #files: readonly (Omit<PageFiles, "address"> & { address: RegExp })[];
  readonly #packed = new Map<string, Promise<Packed>>();

  constructor(webFolder: string, said: Said, origin: () => string, language: PageLanguage) {
    this.#language = language;
    const index = readFileSync(join(webFolder, fileOf("index.html", language)), "utf8");
    const metas = Object.entries(said).map(([name, content]) =>
      content === null ? "" : `<meta name="${name}" content="${escaped(content)}" />`,
    );
    this.#index = index.replace("<head>", () => `<head>${metas.join("")}`);
    const pages = readList<BuiltPage>(join(webFolder, fileOf("pages.json", language)));
    this.#built = new Map(pages.map((page) => [page.path, page]));
    this.#files = readList<PageFiles>(join(webFolder, fileOf("page-files.json", language))).map(
      ({ address, ...files }) => ({ address: new RegExp(address, "i"), ...files }),
    );
    this.#origin = origin;
  }

  /** The addresses that search engines may list. */
  paths(): string[] {
    return [...this.#built.keys()];
  }

  /** A public page; any other address of the app as the bare page that draws itself. Made once for each. */
  page(path: string): Promise<Packed> {
    const built = this.#built.get(path);
    const files = this.#filesOf(path)?.files ?? [];
    // As many as there are pages, however many addresses are asked for.
    const key = built ? path : files.join();
    const made =
      this.#packed.get(key) ??
      pack(built ? this.#written({ ...built, picture }, built.html) : this.#with(files));
    this.#packed.set(key, made);
    return made;
  }

  /** A page of data, with its text where there is one. */
  pageOf(told: Told, html: string | null): Promise<Packed> {
    return pack(this.#written(told, html));
  }

  /** What the build tells of a page; null of any other address. */
  told(path: string): Told | null {
    const built = this.#built.get(path);
    return built ? { ...built, picture } : null;
  }

  #filesOf(path: string): Omit<PageFiles, "address"> | undefined {
    return this.#files.find(({ address }) => address.test(path));
  }

  /** The bare page, with links to the script that the page will ask for. */
  #with(files: readonly string[]): string {
    const links = files.map((file) => `<link rel="modulepreload" href="${file}" crossorigin />`);
    return this.#index.replace("</head>", () => `${links.join("")}</head>`);
  }

  #written({ path, title, description, picture, ownView }: Told, html: string | null): string {
    const plain = `${this.#origin()}${path}`;
    const addressIn = (language: PageLanguage) =>
      language === "en" ? plain : `${plain}?language=${language}`;
    const url = addressIn(this.#language);
    const head = [
      `<link rel="canonical" href="${escaped(url)}" />`,
      ...pageLanguages.map(
        (language) =>
          `<link rel="alternate" hreflang="${language}" href="${escaped(addressIn(language))}" />`,
      ),
      ...Object.entries({
        "og:site_name": "Ten Paces",
        "og:type": "website",
        "og:title": title,
        "og:description": description,
        "og:url": url,
        "og:image": `${this.#origin()}${picture.path}`,
        "og:image:type": "image/png",
        "og:image:width": String(cardSize.width),
        "og:image:height": String(cardSize.height),
        "og:image:alt": picture.alt,
      }).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
      '<meta name="twitter:card" content="summary_large_image" />',
    ].join("");
    // What is put in may hold a "$": functions, not patterns.
    const { files = [], views = {} } = this.#filesOf(path) ?? {};
    const own = views[ownView ?? ""];
    const page = withViews(this.#with(files), {
      public: views.outside,
      // Of a hunt that takes a subscription only its player opens more than a visitor does.
      ...(ownView === "free" ? { own } : { player: own }),
    });
    return (html === null ? page : behindText(page))
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace(
        /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
        () => `<meta name="description" content="${escaped(description)}" />${head}`,
      )
      .replace('<div id="before"></div>', () => `<div id="before">${html ?? ""}</div>`);
  }
}

/** Which of them the browser is about to ask for, theme.js knows: it reads these before anything else. */
function withViews(page: string, views: Record<string, string[] | undefined>): string {
  const metas = Object.entries(views).map(([who, files]) =>
    files ? `<meta name="script-${who}" content="${files.join(" ")}" />` : "",
  );
  return page.replace("<head>", () => `<head>${metas.join("")}`);
}

/** A page that can be read before its script: over a slow line its letters and its style come first. */
function behindText(page: string): string {
  const tags = /<(?:script type="module"|link rel="modulepreload")/g;
  return page.replaceAll(tags, (tag) => `${tag} fetchpriority="low"`);
}

function readList<Item>(file: string): Item[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
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
