/** What the worker does with a request: show a page, give a file that never changes or one that may, or nothing. */
export type Way = "page" | "part" | "file" | "none";

/** Files beside the pages that may change under their name. */
export const files = [
  "/theme.js",
  "/favicon.svg",
  "/manifest.webmanifest",
  "/icons/icon-192.png",
] as const;

/** Data is never answered by the worker: what is kept of it, and for whom, is the page's business. */
export function wayOf(
  { method, mode, url }: { method: string; mode: string; url: string },
  origin: string,
): Way {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin || pathname.startsWith("/api/")) return "none";
  if (pathname.startsWith("/assets/")) return "part";
  if (files.some((file) => file === pathname)) return "file";
  // A feed or a picture that is opened by itself is no page of the app.
  return mode === "navigate" && !/\.[a-z0-9]+$/i.test(pathname) ? "page" : "none";
}

const prefix = "ten-paces-";

export const cacheName = (build: string): string => `${prefix}${build}`;

/**
 * The caches that nobody needs any more: all of ours but this build's and the one before, which a page that is still
 * open may be of.
 * @param names in the order in which they were made
 */
export function spentCaches(names: readonly string[], build: string): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheName(build));
  return others.slice(0, -1);
}
