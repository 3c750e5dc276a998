import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId } from "react";
import { paths } from "../../../paths.ts";
import { useNavigate } from "../../../routing.tsx";
import { writePendingHunt } from "../../../slices/accounts/pending-hunt.ts";
import { HuntCard } from "../../../slices/hunts/hunt-card.tsx";
import { HuntGrid, HuntGridSkeleton } from "../../../slices/hunts/hunt-grid.tsx";
import { landingTrouble } from "../../../slices/hunts/list-trouble.ts";
import { landingHuntsQuery } from "../../../slices/hunts/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

type HuntShelfProps = { filter: "popular" | "latest"; title: string; linkLabel: string };

/** Up to six hunts with their own loading, trouble and emptiness. */
export function HuntShelf({ filter, title, linkLabel }: HuntShelfProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        <LinkButton to={paths.hunts} variant="secondary">
          {linkLabel}
        </LinkButton>
      </div>
      <Shelf filter={filter} title={title} />
    </section>
  );
}

function Shelf({ filter, title }: Pick<HuntShelfProps, "filter" | "title">) {
  const { data: known, error, refetch, isFetching } = useQuery(landingHuntsQuery(filter));
  // Six cards are drawn in slices and not in one go.
  const data = useDeferredValue(known);
  const navigate = useNavigate();
  if (error) {
    return (
      <ErrorState
        title={
          filter === "popular"
            ? "Unable to load popular hunts. Please try again later."
            : "Unable to load latest hunts. Please try again later."
        }
        text={landingTrouble(error)}
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  if (!data) {
    return (
      <div role="status" data-waiting="">
        <p className="sr-only">Loading...</p>
        <HuntGridSkeleton />
      </div>
    );
  }
  if (data.length === 0) return <EmptyState title="No hunts available at the moment." />;
  return (
    <HuntGrid
      label={title}
      hunts={data}
      card={(hunt) => (
        <HuntCard
          hunt={hunt}
          onSubscribe={({ id }) => {
            writePendingHunt(id);
            void navigate(paths.register);
          }}
        />
      )}
    />
  );
}
