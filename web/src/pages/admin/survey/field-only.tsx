import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../../slices/accounts/session.tsx";
import { keptUserQuery } from "../../../slices/surveys/queries.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import AdminOnly from "../admin-only.tsx";
import { DeskShell } from "../desk/desk-shell.tsx";

/**
 * As for administrators; and where the service cannot be reached, for whoever this phone kept a list for under the
 * token that it still holds. Everything sent is refused to others by the server.
 */
export default function FieldOnly() {
  const { status, user } = useSession();
  const away = status === "unreachable" && !user;
  const kept = useQuery({ ...keptUserQuery, enabled: away });
  if (away && kept.isPending) return <LoadingScreen />;
  return away && kept.data ? <DeskShell /> : <AdminOnly />;
}
