import type { Role } from "@ten-paces/contract";
import { useSession } from "./session.tsx";

/** The role of who is signed in; null for hunters and visitors. */
export function useRole(): Role | null {
  return useSession().user?.role ?? null;
}
