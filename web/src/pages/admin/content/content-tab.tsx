import { AnnouncementsDesk } from "../../../slices/content/announcements-desk.tsx";
import { ErrataDesk } from "../../../slices/content/errata-desk.tsx";

/** What stands on the public pages of announcements and errata. */
export default function ContentTab() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <AnnouncementsDesk />
      <ErrataDesk />
    </div>
  );
}
