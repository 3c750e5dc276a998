import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { prerender } from "react-dom/static";
import { carryCallsBy } from "./api.ts";
import { apiBase } from "./api-base.ts";
import { findPage } from "./first-view.ts";
import { type KnownPage, openData } from "./pages.ts";
import { type PublicPage, publicPages } from "./public-pages.ts";
import { createQueryClient } from "./query-client.ts";
import { SiteRoutes } from "./router.tsx";
import { MemoryRouter } from "./routing.tsx";
import { SessionProvider } from "./slices/accounts/session.tsx";
import { backingQuery } from "./slices/backing/queries.ts";
import { announcementsQuery, errataQuery, faqsQuery } from "./slices/content/queries.ts";
import { huntPreviewQuery } from "./slices/hunts/detail-query.ts";
import { huntsQuery } from "./slices/hunts/queries.ts";
import { writeDatesIn } from "./ui/dates.ts";

// In which zone it is read nobody knows yet: the page says so, until its script says it in the reader's.
writeDatesIn("UTC");

type Prerendered = Omit<PublicPage, "isText"> & {
  /** As a visitor sees it before anything has been asked of the server; null where that is nothing. */
  html: string | null;
};

/** Every public page as it is without a script and without data. Run at build time. */
export function renderPublicPages(): Promise<Prerendered[]> {
  return Promise.all(
    publicPages.map(async ({ isText, ...page }) => ({
      ...page,
      html: isText ? await renderAt(page.path, createQueryClient()) : null,
    })),
  );
}

/** What a visitor's page reads besides what sets out with its first bytes. */
const furtherData: Partial<Record<KnownPage, (id: string | undefined) => readonly Read[]>> = {
  landing: () => [(client) => client.prefetchQuery(huntsQuery)],
  hunt: (id) => (id ? [(client) => client.prefetchQuery(huntPreviewQuery(id))] : []),
  announcements: () => [(client) => client.prefetchQuery(announcementsQuery)],
  errata: () => [(client) => client.prefetchQuery(errataQuery)],
  faqs: () => [(client) => client.prefetchQuery(faqsQuery)],
  backing: () => [(client) => client.prefetchQuery(backingQuery)],
};
type Read = (client: QueryClient) => Promise<unknown>;

let reading: Promise<unknown> = Promise.resolve();

/**
 * A page of data as a visitor sees it without a script. Run by the server.
 * @param answers the JSON of the calls that the page makes, by the calls' addresses: "/hunts"
 * @throws Error where an answer that the page reads is not among them
 */
export async function renderPage(path: string, answers: Record<string, string>): Promise<string> {
  // One after the other: the calls of two pages would not know whose answers are whose.
  const read = reading.then(() => readAll(path, answers));
  reading = read.catch(() => undefined);
  return renderAt(path, await read);
}

async function readAll(path: string, answers: Record<string, string>): Promise<QueryClient> {
  const client = createQueryClient();
  carryCallsBy(async (address) => {
    const text = answers[address.slice(apiBase.length)];
    return text === undefined
      ? new Response("{}", { status: 404 })
      : new Response(text, { headers: { "content-type": "application/json" } });
  });
  const page = findPage(path);
  if (page === null) throw new Error(`No page at ${path}`);
  for (const begin of openData[page.name] ?? []) await begin(client, page);
  for (const read of furtherData[page.name]?.(page.id) ?? []) await read(client);
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    if (state.status !== "success") throw new Error(`${path} reads ${queryKey.join(" ")}`);
  }
  return client;
}

async function renderAt(path: string, client: QueryClient): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <MemoryRouter at={path}>
        <SessionProvider>
          <SiteRoutes />
        </SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
    // One piece, in its order: parts that are moved into their place by a script are no use without one.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // The content security policy has no room for styles in the text.
  return html.replaceAll(/ style="[^"]*"/g, "");
}
