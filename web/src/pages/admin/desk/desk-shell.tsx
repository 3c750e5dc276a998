import { Menu, Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { paths } from "../../../paths.ts";
import { Link, Outlet, useLocation } from "../../../routing.tsx";
import { useRole } from "../../../slices/accounts/use-role.ts";
import { useProver } from "../../../slices/second-factor/use-prover.ts";
import { DeskBar, DeskPage } from "../../../ui/desk-bar.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { PageFrame } from "../../../ui/page.tsx";
import { Toaster } from "../../../ui/toaster.tsx";
import { useKeptFocus } from "../../../ui/use-kept-focus.ts";
import { CrashBoundary } from "../../shell/crash-boundary.tsx";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { MAIN_ID, SkipLink } from "../../shell/skip-link.tsx";
import { useArrival } from "../../shell/use-arrival.ts";
import { DeskRail } from "./desk-rail.tsx";
import { NotYours } from "./not-yours.tsx";
import { mayBeAt } from "./rail-links.ts";

const ProveDialog = lazy(() => import("../../../slices/second-factor/prove-dialog.tsx"));
const CommandPalette = lazy(() => import("./command-palette.tsx"));

/**
 * The operator's shell: a rail at the left (on a phone a menu), a bar with the page's title and its one
 * action, and the page, which scrolls as a whole. Ctrl K opens the palette everywhere.
 */
export function DeskShell() {
  useArrival();
  useKeptFocus();
  const location = useLocation();
  const role = useRole();
  const proof = useProver();
  const isMine = mayBeAt(role, location.pathname, new URLSearchParams(location.search).get("tab"));
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const [finding, setFinding] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setFinding(true);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const ends = {
    start: (
      <IconButton
        label="Open menu"
        icon={<Menu aria-hidden="true" className="size-5" />}
        className="lg:hidden"
        onClick={() => setMenuAt(location.key)}
      />
    ),
    end: (
      <button
        type="button"
        onClick={() => setFinding(true)}
        aria-label="Jump to, Ctrl K"
        title="Jump to a hunt, a place, an account or a page (Ctrl K)"
        className="inline-flex size-11 items-center justify-center gap-2 rounded-md text-sm text-quiet hover:bg-pine-wash hover:text-ink lg:h-9 lg:w-auto lg:border lg:border-edge lg:px-2.5"
      >
        <Search aria-hidden="true" className="size-5 lg:size-4" />
        <kbd className="hidden font-sans text-xs lg:inline">Ctrl K</kbd>
      </button>
    ),
  };
  return (
    <DeskBar value={ends}>
      <SkipLink />
      <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <header className="sticky top-0 hidden h-dvh flex-col gap-4 overflow-y-auto border-r border-contour bg-sunken/50 px-2.5 pt-2 pb-3 lg:flex">
          <Link to={paths.adminDashboard} className="flex min-h-9 items-center rounded-md px-2.5">
            <Logo />
          </Link>
          <DeskRail />
        </header>
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 outline-none">
          <CrashBoundary place={location.key}>
            <Suspense fallback={<LoadingScreen />}>
              <PageFrame value={DeskPage}>
                {isMine || role === null ? <Outlet /> : <NotYours role={role} />}
              </PageFrame>
            </Suspense>
          </CrashBoundary>
        </main>
      </div>
      <Dialog
        open={menuAt === location.key}
        onOpenChange={(open) => setMenuAt(open ? location.key : null)}
        title="Menu"
      >
        <div className="grid gap-4">
          <DeskRail />
        </div>
      </Dialog>
      {proof.asked && (
        <Suspense fallback={null}>
          <ProveDialog wanted={proof.asked} onEnd={proof.onEnd} />
        </Suspense>
      )}
      {finding && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setFinding(false)} />
        </Suspense>
      )}
      <Toaster />
    </DeskBar>
  );
}
