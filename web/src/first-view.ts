import type { QueryClient } from "@tanstack/react-query";
import { matchPath } from "./address.ts";
import { type KnownPage, openData, ownData, pages, visitorsCode, visitorsData } from "./pages.ts";
import { type PageName, patterns } from "./paths.ts";

/** The page at an address and the id in it; null where there is none. */
export function findPage(pathname: string): { name: KnownPage; id: string | undefined } | null {
  for (const name of Object.keys(pages) as KnownPage[]) {
    const match = matchPath(patterns[name satisfies PageName], pathname);
    if (match) return { name, id: match.id };
  }
  return null;
}

/**
 * Before anything is drawn: the page's code and its data set out together with the question who is
 * signed in, instead of one after the other. What fails here is asked for again by the page itself.
 */
export function beginFirstView(client: QueryClient, pathname: string, token: string | null): void {
  const page = findPage(pathname);
  if (!page) return;
  const { name, id } = page;
  // Whoever is signed in is sent on from the landing page.
  const shown = name === "landing" && token !== null ? "hunts" : name;
  pages[shown]().catch(() => undefined);
  if (token === null) visitorsCode[shown]?.().catch(() => undefined);
  const whose = token === null ? visitorsData : ownData;
  const data = [...(openData[shown] ?? []), ...(whose[shown] ?? [])];
  for (const begin of data) begin(client, { id });
}
