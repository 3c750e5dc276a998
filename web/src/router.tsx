import { type ComponentType, lazy, Suspense } from "react";
import { Outlet, Route, Routes } from "react-router";
import { LoadingScreen } from "./pages/shell/loading-screen.tsx";
import { Shell } from "./pages/shell/shell.tsx";
import { useArrival } from "./pages/shell/use-arrival.ts";

const FOOTER = {
  supportMail: "support@tenpaces.example",
  social: {},
  statements: ["Licensed in all 50 states", "SOC 2 Type II Certified"],
};

function SiteShell() {
  useArrival();
  return (
    <Shell user={null} credits={null} onLogout={() => undefined} footer={FOOTER}>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </Shell>
  );
}

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
        {StylePage && <Route path="/style" element={<StylePage />} />}
      </Route>
    </Routes>
  );
}
