import { useSearchParams } from "../../../routing.tsx";
import { AnnouncementsDesk } from "../../../slices/content/announcements-desk.tsx";
import { ErrataDesk } from "../../../slices/content/errata-desk.tsx";
import { FaqsDesk } from "../../../slices/content/faqs-desk.tsx";
import { Tabs } from "../../../ui/tabs.tsx";

const VIEWS = ["announcements", "errata", "faqs"] as const;

/** What stands on the public pages of announcements, errata and questions, each in a view with an address. */
export default function ContentTab() {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get("view")) ?? VIEWS[0];
  return (
    <Tabs
      label="Public pages"
      value={view}
      onChange={(next) =>
        setParams({ tab: "content", ...(next === VIEWS[0] ? {} : { view: next }) })
      }
      tabs={[
        { value: VIEWS[0], label: "Announcements", content: <AnnouncementsDesk /> },
        { value: VIEWS[1], label: "Errata", content: <ErrataDesk /> },
        { value: VIEWS[2], label: "FAQs", content: <FaqsDesk /> },
      ]}
    />
  );
}
