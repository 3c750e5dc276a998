import { useSession } from "../../../slices/accounts/session.tsx";
import { AdminFinder } from "./admin-finder.tsx";
import { HunterFinder } from "./hunter-finder.tsx";

/** Two faces: hunters learn the words of where they stand, administrators those of any place. */
export default function FinderPage() {
  const { user } = useSession();
  return user?.isAdmin ? <AdminFinder /> : <HunterFinder />;
}
