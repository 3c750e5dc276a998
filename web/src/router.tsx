import { createBrowserRouter, Outlet, type RouteObject, ScrollRestoration } from "react-router";
import { LoadingScreen } from "./pages/shell/loading-screen.tsx";
import { Shell } from "./pages/shell/shell.tsx";

const FOOTER = {
  supportMail: "support@tenpaces.example",
  social: {},
  statements: ["Licensed in all 50 states", "SOC 2 Type II Certified"],
};

function SiteShell() {
  return (
    <Shell user={null} credits={null} onLogout={() => undefined} footer={FOOTER}>
      <Outlet />
      <ScrollRestoration />
    </Shell>
  );
}

/** Every screen of the product; a page that few open is loaded when it is opened. */
function siteRoutes(): RouteObject[] {
  const routes: RouteObject[] = [];
  if (import.meta.env.DEV) {
    routes.push({ path: "/style", lazy: () => import("./pages/style/style-page.tsx") });
  }
  return [{ Component: SiteShell, HydrateFallback: LoadingScreen, children: routes }];
}

export function createRouter() {
  return createBrowserRouter(siteRoutes());
}
