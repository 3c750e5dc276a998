import { Navigate } from "react-router";
import { paths } from "../../paths.ts";

/** /admin asks for a sign-in only; what comes after has a guard of its own. */
export default function AdminHome() {
  return <Navigate to={paths.adminDashboard} replace />;
}
