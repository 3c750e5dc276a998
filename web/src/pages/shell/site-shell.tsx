import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { huntsWithAttempt } from "../../kept-attempts.ts";
import { Outlet, useLocation } from "../../routing.tsx";
import { useSession } from "../../slices/accounts/session.tsx";
import { useLogout } from "../../slices/accounts/use-logout.ts";
import { creditsQuery } from "../../slices/credits/queries.ts";
import { siteQuery } from "../../slices/site/queries.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import type { FooterProps } from "./footer.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { Shell } from "./shell.tsx";
import { useArrival } from "./use-arrival.ts";

// Its own file, for it is not in the first view.
const PrizeBanner = lazy(() =>
  import("../../slices/prizes/prize-banner.tsx").catch(() => ({ default: () => null })),
);

const Keeper = lazy(() =>
  import("../../slices/offline/keeper.tsx").catch(() => ({ default: () => null })),
);

const WaitingAttempts = lazy(() =>
  import("../../slices/check-ins/waiting-attempts.tsx").catch(() => ({ default: () => null })),
);

/**
 * The shell around every page but the desk's, with the session's user, their credits and the operator's
 * footer. Without children it shows the page of the route.
 */
export function SiteShell({ children = <Outlet /> }: { children?: ReactNode }) {
  useArrival();
  const { status, user } = useSession();
  const logout = useLogout();
  const location = useLocation();
  const credits = useQuery({ ...creditsQuery, enabled: user !== null });
  const keeps = useLater(credits.isError);
  return (
    <Shell
      user={user}
      isVisitor={status === "ready" && user === null}
      credits={user ? (credits.data?.totalCredits ?? null) : null}
      onLogout={logout}
      footer={useFooter()}
    >
      {user && keeps && (
        <Suspense fallback={null}>
          <Keeper />
          {huntsWithAttempt().length > 0 && <WaitingAttempts />}
          <PrizeBanner />
        </Suspense>
      )}
      <CrashBoundary place={location.key}>
        <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      </CrashBoundary>
    </Shell>
  );
}

const laterMs = 3_000;

/** Whether what can wait may begin: after the first view, or at once where the network seems to be gone. */
function useLater(troubled: boolean): boolean {
  const [begun, setBegun] = useState(!navigator.onLine);
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), laterMs);
    return () => clearTimeout(timer);
  }, []);
  return begun || troubled;
}

function useFooter(): FooterProps {
  const { data } = useQuery(siteQuery);
  if (!data) return { supportMail: null, social: {}, statements: [] };
  const given = Object.entries(data.social).filter(([, address]) => address !== null);
  return {
    supportMail: data.supportEmail,
    social: Object.fromEntries(given),
    statements: data.statements,
  };
}
