import { useQuery } from "@tanstack/react-query";
import type { DraftSquare, HuntDraftShape } from "@ten-paces/contract";
import { lazy, Suspense, useState } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useNarrow } from "../../../ui/use-narrow.ts";
import { outlineCode } from "../../hunts/outline-code.ts";
import { stateName } from "../../hunts/state-names.ts";
import { PlaceLink } from "../../places/place-link.tsx";
import { factSentence, safetyLabel } from "../../places/place-words.ts";
import { placeQuery } from "../../places/queries.ts";

const SquareMap = lazy(() => arrivalOf(() => import("../../maps/square-map.tsx")));

type SquarePlaceProps = {
  square: DraftSquare;
  draft: Pick<HuntDraftShape, "state" | "squares">;
};

/**
 * Where a square of a draft lies, where one stands there, and what the library says of the place: what a clue is
 * judged by. On a phone all but the first two wait until they are asked for.
 */
export function SquarePlace({ square, draft }: SquarePlaceProps) {
  const narrow = useNarrow();
  const [toggled, setToggled] = useState<boolean | null>(null);
  const open = toggled ?? !narrow;
  const { center, stand, placeId, sequenceNum } = square;
  return (
    <div className="grid gap-2 text-sm">
      <PlaceLink center={center} />
      {stand && stand.where !== "" && <p>Stand {stand.where}.</p>}
      <details open={open} onToggle={(event) => setToggled(event.currentTarget.open)}>
        <summary className="min-h-6 font-semibold pointer-coarse:min-h-11">
          Map, facts and access
        </summary>
        {open && (
          <div className="mt-2 grid gap-3">
            <Suspense fallback={<Skeleton className="aspect-4/3 w-full rounded-md" />}>
              <SquareMap
                code={outlineCode(draft.state)}
                label={`Map: square ${sequenceNum} between its neighbors, in ${stateName(draft.state)}`}
                squares={draft.squares}
                num={sequenceNum}
              />
            </Suspense>
            <LibraryWords placeId={placeId} />
          </div>
        )}
      </details>
    </div>
  );
}

function LibraryWords({ placeId }: { placeId: string }) {
  const { data, error } = useQuery(placeQuery(placeId));
  if (error) return <p className="text-flag">{error.message}</p>;
  if (!data) return <Skeleton className="h-24 w-full" />;
  const { facts, access, safety } = data.place;
  return (
    <div className="grid gap-2">
      <ul className="grid list-disc gap-1 pl-5 marker:text-brass">
        {facts.map((fact) => (
          <li key={fact}>{factSentence(fact)}</li>
        ))}
      </ul>
      <p>{access}</p>
      {safety.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {safety.map((flag) => (
            <Badge key={flag} tone="yellow">
              {safetyLabel(flag)}
            </Badge>
          ))}
        </p>
      )}
    </div>
  );
}
