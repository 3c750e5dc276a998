import { useQuery } from "@tanstack/react-query";
import type { DraftSquare } from "@ten-paces/contract";
import { useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PlaceLink } from "../../places/place-link.tsx";
import { factSentence, safetyLabel } from "../../places/place-words.ts";
import { placeQuery } from "../../places/queries.ts";

/** Where a square of a draft lies, where one stands there, and on request what the library says of the place. */
export function SquarePlace({ square }: { square: DraftSquare }) {
  const [open, setOpen] = useState(false);
  const { center, stand, placeId } = square;
  return (
    <div className="grid gap-2 text-sm">
      <PlaceLink center={center} />
      {stand && stand.where !== "" && <p>Stand {stand.where}.</p>}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-6 font-semibold">What the library says</summary>
        {open && <LibraryWords placeId={placeId} />}
      </details>
    </div>
  );
}

function LibraryWords({ placeId }: { placeId: string }) {
  const { data, error } = useQuery(placeQuery(placeId));
  if (error) return <p className="mt-2 text-flag">{error.message}</p>;
  if (!data) return <Skeleton className="mt-2 h-24 w-full" />;
  const { facts, access, safety } = data.place;
  return (
    <div className="mt-2 grid gap-2">
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
