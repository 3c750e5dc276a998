import { useQuery } from "@tanstack/react-query";
import { apiBase } from "../../../api-base.ts";
import { paths } from "../../../paths.ts";
import { Link, useParams } from "../../../routing.tsx";
import { detailTrouble } from "../../../slices/hunts/detail-trouble.ts";
import { UnreadPage } from "../../../slices/hunts/unread-page.tsx";
import { type Seals, sealsQuery } from "../../../slices/seals/queries.ts";
import { SealCard } from "../../../slices/seals/seal-card.tsx";
import { WhatIsASeal } from "../../../slices/seals/what-is-a-seal.tsx";
import { StatusBadge } from "../../../ui/badge.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** The seals of a hunt, for anybody. */
export default function SealPage() {
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(sealsQuery(id));
  if (data) return <SealsOf huntId={id} seals={data} />;
  if (!error) {
    return (
      <Page title="Seal">
        <div role="status" aria-label="Loading..." className="grid gap-6">
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      </Page>
    );
  }
  const trouble = detailTrouble(error);
  return (
    <UnreadPage
      trouble={trouble}
      title="No seal to show"
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function SealsOf({ huntId, seals: { huntName, status, seals } }: { huntId: string; seals: Seals }) {
  const published = seals.some(({ leaves }) => leaves !== null);
  return (
    <Page
      title={`Seal of ${huntName}`}
      eyebrow="Fair play"
      intro={
        <span className="flex flex-wrap items-center gap-3">
          <StatusBadge status={status} />
          <Link to={paths.hunt(huntId)} className="link text-base">
            To the hunt
          </Link>
          <Link to={paths.huntFinish(huntId)} className="link text-base">
            How it was won
          </Link>
        </span>
      }
    >
      <div className="grid gap-10">
        <WhatIsASeal published={published} />
        <section aria-labelledby="seals" className="grid gap-5">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 id="seals" className="text-2xl">
              {seals.length === 1 ? "The seal" : "The seals"}
            </h2>
            {published && (
              <a href={`${apiBase}/hunts/${encodeURIComponent(huntId)}/seal`} className="link">
                All of it as data (JSON)
              </a>
            )}
          </div>
          {seals.length === 0 && (
            <EmptyState
              title="Not sealed"
              text="A hunt is sealed at the moment it opens. This one never was."
            />
          )}
          {seals.map((seal, index) => (
            <SealCard
              key={seal.version}
              seal={seal}
              earlier={seals[index + 1] ?? null}
              newest={index === 0 && seals.length > 1}
            />
          ))}
        </section>
      </div>
    </Page>
  );
}
