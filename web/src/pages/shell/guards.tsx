import { paths, withReturnTo } from "../../paths.ts";
import { Navigate, Outlet, useLocation, useSearchParams } from "../../routing.tsx";
import { destinationAfterSignIn } from "../../slices/accounts/destination.ts";
import { readPendingHunt } from "../../slices/accounts/pending-hunt.ts";
import { useSession } from "../../slices/accounts/session.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { UnreachableScreen } from "./unreachable-screen.tsx";

const CHECKING = "Checking authentication...";

/** Routes for hunters: waits for the session, then asks visitors to sign in and come back. */
export function SignedInOnly() {
  const { status, user } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === "loading") return <LoadingScreen label={CHECKING} />;
  if (user) return <Outlet />;
  if (status === "unreachable") return <UnreachableScreen />;
  return <Navigate to={withReturnTo(paths.login, `${pathname}${search}${hash}`)} replace />;
}

/** Hunts: visitors see a preview, hunters theirs, and nobody a preview while it is not known which they are. */
export function VisitorsToo() {
  const { status, user } = useSession();
  if (status === "loading") return <LoadingScreen label={CHECKING} />;
  if (!user && status === "unreachable") return <UnreachableScreen />;
  return <Outlet />;
}

/** Login and registration: whoever is signed in, before or just now, goes on to where they wanted. */
export function SignedOutOnly() {
  const { status, user } = useSession();
  const [search] = useSearchParams();
  if (status === "loading") return <LoadingScreen label={CHECKING} />;
  if (!user) return <Outlet />;
  const to = destinationAfterSignIn(search.get("returnTo"), readPendingHunt());
  return <Navigate to={to} replace />;
}

/** The landing page is for visitors; hunters start at their hunts. */
export function VisitorsOnly() {
  const { status, user } = useSession();
  if (status === "loading") return <LoadingScreen label={CHECKING} />;
  return user ? <Navigate to={paths.hunts} replace /> : <Outlet />;
}
