import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { beginFirstView } from "./first-view.ts";
import { CrashBoundary } from "./pages/shell/crash-boundary.tsx";
import { createQueryClient } from "./query-client.ts";
import { registerWorkerWhenIdle } from "./register-worker.ts";
import { SiteRoutes } from "./router.tsx";
import { BrowserRouter } from "./routing.tsx";
import { SessionProvider } from "./slices/accounts/session.tsx";
import { reportVitalsWhenIdle } from "./slices/site/report-vitals.ts";
import { takeOver } from "./take-over.ts";
import { readToken } from "./token.ts";
import { whenIdle } from "./when-idle.ts";
import "./styles/index.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id root");

// What ?language= chose is kept by then; a link to the page is for readers of any language.
const address = new URL(window.location.href);
if (address.searchParams.has("language")) {
  address.searchParams.delete("language");
  window.history.replaceState(null, "", address);
  if (readToken() !== null) whenIdle(() => void keepLanguage(), 4_000);
}

/** What was chosen goes with the account to its owner's next device. */
function keepLanguage(): Promise<void> {
  return import("./slices/accounts/account-language.ts").then(
    (module) => module.keepLanguage().catch(() => undefined),
    () => undefined,
  );
}

const queryClient = createQueryClient();
beginFirstView(queryClient, window.location.pathname, readToken());

// In slices, between which a phone answers to a finger: what was sent ahead can be read and scrolled meanwhile.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <SessionProvider>
              <SiteRoutes />
            </SessionProvider>
          </BrowserRouter>
        </QueryClientProvider>
      </CrashBoundary>
    </StrictMode>,
  );
});

takeOver(root);
reportVitalsWhenIdle();
registerWorkerWhenIdle();
