import { QueryClientProvider } from "@tanstack/react-query";
import { prerender } from "react-dom/static";
import { type PublicPage, publicPages } from "./public-pages.ts";
import { createQueryClient } from "./query-client.ts";
import { SiteRoutes } from "./router.tsx";
import { MemoryRouter } from "./routing.tsx";
import { SessionProvider } from "./slices/accounts/session.tsx";

type Prerendered = Omit<PublicPage, "isText"> & {
  /** As a visitor sees it before anything has been asked of the server; null where that is nothing. */
  html: string | null;
};

/** Every public page as it is without a script. Run at build time. */
export function renderPublicPages(): Promise<Prerendered[]> {
  return Promise.all(
    publicPages.map(async ({ isText, ...page }) => ({
      ...page,
      html: isText ? await renderPage(page.path) : null,
    })),
  );
}

async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={createQueryClient()}>
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
