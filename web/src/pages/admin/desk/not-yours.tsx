import type { Role } from "@ten-paces/contract";
import { paths } from "../../../paths.ts";
import { Navigate, useLocation } from "../../../routing.tsx";
import { ROLE_LABELS } from "../../../slices/users/user-actions.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { homeOf } from "../home-of.ts";

/** A part of the desk that a role does not have. Its front door leads to the part that it has. */
export function NotYours({ role }: { role: Role }) {
  const { pathname, search } = useLocation();
  if (`${pathname}${search}` === paths.adminDashboard)
    return <Navigate to={homeOf(role)} replace />;
  return (
    <Page title="Not for Your Role" width="reading">
      <ErrorState
        title="This part is for others at the desk"
        text={`Your role is "${ROLE_LABELS[role]}". An owner can give you another.`}
        action={<LinkButton to={homeOf(role)}>To your part</LinkButton>}
      />
    </Page>
  );
}
