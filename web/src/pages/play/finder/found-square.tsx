import { useQuery } from "@tanstack/react-query";
import { squareSizeFt } from "@ten-paces/contract";
import type { Point } from "@ten-paces/geo";
import { formatPoint } from "../../../slices/squares/coordinates.ts";
import { CopyButton } from "../../../slices/squares/copy-button.tsx";
import { locateQuery, locateTrouble } from "../../../slices/squares/locate.ts";
import { ThreeWords } from "../../../slices/squares/three-words.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Contours } from "../../../ui/contours.tsx";
import { formatMetresAsFeet } from "../../../ui/distance.ts";
import { Spinner } from "../../../ui/spinner.tsx";

/** A place somebody asked about, and how surely it is known. */
export interface Asked {
  point: Point;
  /** Metres; null for a typed or clicked place, which is exact. */
  accuracyM: number | null;
}

/** The words of the place last asked about. */
export function FoundSquare({ asked }: { asked: Asked | null }) {
  const query = useQuery(locateQuery(asked?.point ?? null));
  const located = query.data;
  return (
    <Card as="section" aria-label="The square" className="relative overflow-hidden">
      <Contours seed="finder" className="text-contour opacity-60" />
      <div aria-live="polite" className="relative grid min-h-28 content-center gap-2">
        {asked === null && (
          <p className="text-quiet">The three words of the place you choose stand here.</p>
        )}
        {query.isLoading && <Spinner label="Finding the square..." />}
        {query.isError && (
          <>
            <p className="font-medium text-flag">{locateTrouble(query.error)}</p>
            <div>
              <Button variant="secondary" onClick={() => void query.refetch()}>
                Try Again
              </Button>
            </div>
          </>
        )}
        {located?.found === null && <p className="font-medium">{located.sentence}</p>}
        {located?.found && (
          <>
            <p>
              <ThreeWords address={located.found.words} size="large" />
            </p>
            <p className="text-sm text-quiet">
              {squareSizeFt} ft by {squareSizeFt} ft around{" "}
              <span className="font-mono">{formatPoint(located.found.center)}</span>
            </p>
            {asked?.accuracyM != null && asked.accuracyM > 1.5 && (
              <p className="text-sm text-quiet">
                Your position is known to {formatMetresAsFeet(asked.accuracyM)}, so you may stand in
                a square beside it.
              </p>
            )}
            <div className="-ml-5">
              <CopyButton text={located.found.words} what="address" />
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
