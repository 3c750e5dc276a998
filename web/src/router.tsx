import { type ComponentType, lazy } from "react";
import { Route, Routes } from "react-router";
import { lazyPage } from "./lazy-page.ts";
import { SignedInOnly } from "./pages/shell/guards.tsx";
import { SiteShell } from "./pages/shell/site-shell.tsx";

const NotFoundPage = lazyPage(() => import("./pages/public/not-found-page.tsx"));

const StylePage: ComponentType | null = import.meta.env.DEV
  ? lazy(() => import("./pages/style/style-page.tsx"))
  : null;

/**
 * Every screen of the product. The declarative router, because pages fetch through TanStack Query:
 * the data router would add 18 KB (gzip) to the first script for loaders that nobody calls.
 */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteShell />}>
        {/* For everybody: discovery. */}

        {/* For everybody: information. */}

        {/* For hunters: account and play. */}
        <Route element={<SignedInOnly />} />

        {/* Administration: its pages bring their own guard. */}

        {StylePage && <Route path="/style" element={<StylePage />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
