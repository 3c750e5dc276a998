import { useQuery } from "@tanstack/react-query";
import { announcementCategories } from "@ten-paces/contract";
import { Rss } from "lucide-react";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { AnnouncementCard } from "../../slices/content/announcement-card.tsx";
import { ANY, filterAnnouncements } from "../../slices/content/filters.ts";
import { ListSkeleton } from "../../slices/content/list-skeleton.tsx";
import { LoadFailed } from "../../slices/content/load-failed.tsx";
import { announcementsQuery } from "../../slices/content/queries.ts";
import { SearchField } from "../../slices/content/search-field.tsx";
import { useAnchor } from "../../slices/content/use-anchor.ts";
import { buttonClass } from "../../ui/button-look.ts";
import { codeInWords } from "../../ui/code-words.ts";
import { counted } from "../../ui/counted.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";

const CATEGORIES = [
  { value: ANY, label: "All" },
  ...announcementCategories.map((value) => ({ value, label: codeInWords(value) })),
];

export default function AnnouncementsPage() {
  useAnchor();
  const { data, error, refetch } = useQuery(announcementsQuery);
  const [typed, setTyped] = useState("");
  const [category, setCategory] = useState(ANY);
  const found = data ? filterAnnouncements(data.announcements, typed, category) : [];
  const count = counted(found.length, "announcement");
  // Featured ones first; within each group the newest first, as they come.
  const ordered = [...found.filter((one) => one.featured), ...found.filter((one) => !one.featured)];
  return (
    <Page
      title="Announcements"
      intro="New hunts, winners, and word from the surveyors."
      actions={
        <span className="flex flex-wrap gap-2">
          <a href={paths.rss} className={buttonClass({ variant: "secondary" })}>
            <Rss aria-hidden="true" className="size-4" />
            RSS feed
          </a>
          <a href={paths.atom} className={buttonClass({ variant: "secondary" })}>
            <Rss aria-hidden="true" className="size-4" />
            Atom feed
          </a>
        </span>
      }
    >
      <div className="mb-8 flex flex-wrap items-end gap-4">
        <SearchField
          label="Search the announcements"
          value={typed}
          onChange={setTyped}
          found={data ? count : null}
        />
        <SegmentedControl
          legend="Category"
          segments={CATEGORIES}
          value={category}
          onChange={setCategory}
        />
      </div>
      {error && !data ? (
        <LoadFailed
          title="Unable to load the announcements"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <ListSkeleton className="h-44 w-full" />
      ) : found.length === 0 ? (
        <EmptyState title="No announcements found" />
      ) : (
        <div className="flex flex-col gap-5">
          {ordered.map((one) => (
            <AnnouncementCard key={one.id} announcement={one} />
          ))}
        </div>
      )}
    </Page>
  );
}
