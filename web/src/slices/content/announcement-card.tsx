import { useLocation } from "../../routing.tsx";
import { Badge } from "../../ui/badge.tsx";
import type { BadgeTone } from "../../ui/badge-tones.ts";
import { Card } from "../../ui/card.tsx";
import { codeInWords } from "../../ui/code-words.ts";
import { formatDate } from "../../ui/dates.ts";
import type { Announcement } from "./queries.ts";

const TONES: Record<Announcement["category"], BadgeTone> = {
  Launch: "pine",
  Winner: "yellow",
  Sponsor: "sky",
  General: "neutral",
};

/** One announcement: its excerpt, and the whole of it when opened or linked to. */
export function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const { id, title, excerpt, content, author, date, category, featured } = announcement;
  const asked = useLocation().hash === `#${id}`;
  const paragraphs = content.split(/\n{2,}/);
  return (
    <Card
      as="article"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="outline-none"
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-quiet">
        <Badge tone={TONES[category]}>{codeInWords(category)}</Badge>
        {featured && <Badge tone="brass">Featured</Badge>}
        <time dateTime={date}>{formatDate(date)}</time>
      </div>
      <h2 id={`${id}-title`} className={featured ? "text-2xl sm:text-3xl" : "text-2xl"}>
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-lg">{excerpt}</p>
      <details key={String(asked)} open={asked} className="group mt-2">
        <summary className="link inline-flex min-h-11 list-none items-center font-semibold [&::-webkit-details-marker]:hidden">
          <span className="group-open:hidden">Read more</span>
          <span className="hidden group-open:inline">Read less</span>
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="max-w-prose">
          {paragraphs.map((text) => (
            <p key={text} className="mt-3 first:mt-1">
              {text}
            </p>
          ))}
          <p className="mt-4 text-sm text-quiet">{author}</p>
        </div>
      </details>
    </Card>
  );
}
