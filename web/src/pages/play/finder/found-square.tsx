import { useQuery } from "@tanstack/react-query";
import { squareSizeFt } from "@ten-paces/contract";
import { formatPoint } from "../../../slices/squares/coordinates.ts";
import { CopyButton } from "../../../slices/squares/copy-button.tsx";
import { type Asked, locateQuery, locateTrouble } from "../../../slices/squares/locate.ts";
import { ThreeWords } from "../../../slices/squares/three-words.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ContoursInView } from "../../../ui/contours-in-view.tsx";
import { formatMetresAsFeet } from "../../../ui/distance.ts";
import { Spinner } from "../../../ui/spinner.tsx";

type FoundSquareProps = {
  asked: Asked | null;
  /** Before anything was asked. */
  empty: string;
};

/** The words of the place last asked about. */
export function FoundSquare({ asked, empty }: FoundSquareProps) {
  const query = useQuery(locateQuery(asked));
  const accuracyM = asked?.kind === "standing" ? asked.fix.accuracy : 0;
  const located = query.data;
  return (
    <Card as="section" aria-label="The square" className="relative overflow-hidden">
      <ContoursInView seed="finder" className="text-contour opacity-60" />
      <div aria-live="polite" className="relative grid min-h-28 content-center gap-2 lg:min-h-40">
        {asked === null && <p className="text-quiet">{empty}</p>}
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
              <ThreeWords
                address={located.found.words}
                source={located.found.wordSource}
                size="large"
              />
            </p>
            {located.found.ownWords !== undefined && (
              <p className="text-sm">
                In the words of a hunt that you play:{" "}
                <ThreeWords address={located.found.ownWords} />
              </p>
            )}
            <p className="text-sm text-quiet">
              {squareSizeFt} ft by {squareSizeFt} ft around{" "}
              <span className="font-mono">{formatPoint(located.found.center)}</span>
            </p>
            {accuracyM > 1.5 && (
              <p className="text-sm text-quiet">
                Your position is known to {formatMetresAsFeet(accuracyM)}, so you may stand in a
                square beside it.
              </p>
            )}
            <div className="-ml-5">
              <CopyButton text={located.found.words} label="address" />
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
