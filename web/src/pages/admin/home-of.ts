import type { Role } from "@ten-paces/contract";
import { paths } from "../../paths.ts";

/** Where somebody of a role begins their day. */
export function homeOf(role: Role): string {
  return role === "support" ? paths.adminTab("tickets") : paths.adminDashboard;
}
