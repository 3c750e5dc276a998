import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing.tsx";
import { useSession } from "./session.tsx";

/** Signs out and goes to the start. */
export function useLogout(): () => void {
  const { logout } = useSession();
  const navigate = useNavigate();
  return () => {
    // In one step: a guard that saw nobody before the address changed would ask for a login.
    void navigate(paths.landing);
    void logout();
  };
}
