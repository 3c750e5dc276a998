import { paths, withReturnTo } from "../../paths.ts";
import { Navigate, useLocation, useNavigate } from "../../routing.tsx";
import { useSession } from "../../slices/accounts/session.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Page } from "../../ui/page.tsx";
import { LoadingScreen } from "../shell/loading-screen.tsx";
import { SiteShell } from "../shell/site-shell.tsx";
import { UnreachableScreen } from "../shell/unreachable-screen.tsx";
import { DeskShell } from "./desk/desk-shell.tsx";

/** Routes for administrators, in the desk's shell. The server refuses on its own; this spares others the empty screens. */
export default function AdminOnly() {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === "loading") return <LoadingScreen label="Checking authentication..." />;
  if (user?.isAdmin) return <DeskShell />;
  if (user)
    return (
      <SiteShell>
        <AccessDenied />
      </SiteShell>
    );
  if (status === "unreachable")
    return (
      <SiteShell>
        <UnreachableScreen />
      </SiteShell>
    );
  return <Navigate to={withReturnTo(paths.login, `${pathname}${search}`)} replace />;
}

function AccessDenied() {
  const navigate = useNavigate();
  const location = useLocation();
  // The first entry of a visit has nothing behind it.
  const goBack = () => void (location.key === "default" ? navigate(paths.hunts) : navigate(-1));
  return (
    <Page title="Access Denied" width="reading">
      <ErrorState
        title="This part is for administrators"
        text="You are signed in, but not as an administrator."
        action={<Button onClick={goBack}>Go Back</Button>}
      />
    </Page>
  );
}
