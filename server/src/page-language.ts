import { type PageLanguage, pageLanguages } from "@ten-paces/contract";
import type { FastifyRequest } from "fastify";

const cookieName = "language";
const yearSeconds = 31_536_000;

/** What an answer that depends on the reader's language has to say to caches. */
export const languageVary = "accept-encoding, accept-language, cookie";

/**
 * The language of a page: what the address asks for (?language=es, for links and search engines), else what the
 * reader chose before (a cookie), else the first of the browser's languages that there is.
 */
export function languageOf(request: Pick<FastifyRequest, "url" | "headers">): PageLanguage {
  return (
    askedLanguage(request.url) ??
    known(cookieOf(request.headers.cookie)) ??
    acceptedLanguage(request.headers["accept-language"]) ??
    "en"
  );
}

/** The language that an address asks for; null where it asks for none. */
export function askedLanguage(url: string): PageLanguage | null {
  const query = url.split("?")[1];
  return query ? known(new URLSearchParams(query).get("language")) : null;
}

/** The cookie that keeps a choice for a year, readable by the page: it is a preference and no secret. */
export function languageCookie(language: PageLanguage): string {
  return `${cookieName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

function cookieOf(header: string | undefined): string | null {
  const pairs = header?.split(";") ?? [];
  const own = pairs.find((pair) => pair.trim().startsWith(`${cookieName}=`));
  return own?.split("=")[1]?.trim() ?? null;
}

/** By RFC 9110: the highest weight wins, among equals the first; "*" and regions count for their language. */
function acceptedLanguage(header: string | undefined): PageLanguage | null {
  const ranges = (header ?? "").split(",").map((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { language: known(tag.split("-")[0] ?? null), weight: Number(weight ?? 1) };
  });
  const wanted = ranges.filter(({ language, weight }) => language !== null && weight > 0);
  return wanted.sort((a, b) => b.weight - a.weight)[0]?.language ?? null;
}

function known(language: string | null): PageLanguage | null {
  return pageLanguages.find((one) => one === language) ?? null;
}
