import { paths } from "../../paths.ts";
import { Navigate } from "../../routing.tsx";
import { useRole } from "../../slices/accounts/use-role.ts";
import { homeOf } from "./home-of.ts";

/** /admin leads where the role leads; without one it asks for a sign-in, and what comes after has a guard of its own. */
export default function AdminHome() {
  const role = useRole();
  return <Navigate to={role === null ? paths.adminDashboard : homeOf(role)} replace />;
}
