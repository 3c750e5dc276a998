import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { lazyPage } from "./lazy-page.ts";
import { SignedInOnly, SignedOutOnly, VisitorsOnly, VisitorsToo } from "./pages/shell/guards.tsx";
import { LoadingScreen } from "./pages/shell/loading-screen.tsx";
import { SiteShell } from "./pages/shell/site-shell.tsx";
import { type KnownPage, pages } from "./pages.ts";
import { patterns } from "./paths.ts";
import { Route, Routes } from "./routing.tsx";

const NotFoundPage = lazyPage(() => import("./pages/public/not-found-page.tsx"));
const FieldOnly = lazyPage(() => import("./pages/admin/survey/field-only.tsx"));
const AdminOnly = lazyPage(() => import("./pages/admin/admin-only.tsx"));

/** The same component every time, or a page would begin anew whenever the routes are drawn. */
const components = new Map<string, ComponentType>(
  Object.entries(pages).map(([name, load]) => [name, lazyPage(load)]),
);

/** Routes of pages by their names. */
function routesOf(names: readonly KnownPage[]) {
  return names.map((name) => {
    const Page = components.get(name) ?? NotFoundPage;
    return <Route key={name} path={patterns[name]} element={<Page />} />;
  });
}

function withWait(guard: ReactNode) {
  return <Suspense fallback={<LoadingScreen />}>{guard}</Suspense>;
}

const StylePage: ComponentType | null = import.meta.env.DEV
  ? lazy(() => import("./pages/style/style-page.tsx"))
  : null;

/**
 * Every screen of the product.
 */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteShell />}>
        {/* For everybody: discovery. */}
        <Route element={<VisitorsOnly />}>{routesOf(["landing"])}</Route>
        <Route element={<SignedOutOnly />}>{routesOf(["login", "register"])}</Route>
        {routesOf([
          "hunts",
          "freeHunt",
          "huntTest",
          "setup",
          "forgotPassword",
          "resetPassword",
          "verifyEmail",
          "unsubscribe",
        ])}

        {/* For everybody: information. */}
        {routesOf([
          "rules",
          "faqs",
          "contact",
          "safety",
          "reportPlace",
          "announcements",
          "errata",
          "legal",
          "accessibility",
          "leaderboard",
          "huntSeal",
          "huntFinish",
          "backing",
        ])}

        <Route element={<VisitorsToo />}>{routesOf(["hunt"])}</Route>

        {/* For hunters: account and play. */}
        <Route element={<SignedInOnly />}>
          {routesOf([
            "finder",
            "huntPrint",
            "subscribe",
            "profile",
            "checkout",
            "receipt",
            "claim",
            "answer",
            "admin",
          ])}
        </Route>

        {StylePage && <Route path={patterns.style} element={<StylePage />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Route>

      {/* Administration: a guard and a shell of its own. */}
      <Route element={withWait(<AdminOnly />)}>
        {routesOf([
          "adminDashboard",
          "adminPlaces",
          "adminPlaceLetter",
          "adminHunt",
          "adminHuntKeepers",
          "adminPayout",
          "adminUser",
          "adminBuilder",
        ])}
      </Route>

      {/* Field work opens without a signal, too. */}
      <Route element={withWait(<FieldOnly />)}>{routesOf(["adminSurvey"])}</Route>
    </Routes>
  );
}
