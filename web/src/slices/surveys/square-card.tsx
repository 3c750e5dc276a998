import type { SquareToSurvey } from "@ten-paces/contract";
import type { Point } from "@ten-paces/geo";
import { Map as MapIcon } from "lucide-react";
import { Badge, StatusBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { formatMetresAsFeet } from "../../ui/distance.ts";
import { stateName } from "../hunts/state-names.ts";
import { mapAddress, wayInWords } from "./nearest.ts";
import { asksInWords } from "./what-it-asks.ts";

type SquareCardProps = {
  square: SquareToSurvey;
  /** Where one is, as it changes; null where that is not known. */
  here: Point | null;
  onSurvey: () => void;
};

/** A square that nobody has stood on: what it is, where to stand, how far it is, and how to get there. */
export function SquareCard({ square, here, onSurvey }: SquareCardProps) {
  const { placeName, town, state, where, sureM } = square;
  const asks = asksInWords(square.stand);
  return (
    <Card as="li" className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-xl">{placeName}</h3>
        {here && (
          <p className="figure text-lg font-semibold tabular-nums text-brass-text">
            {wayInWords(here, square.at)}
          </p>
        )}
      </div>
      <p className="text-sm text-quiet">
        {[town, stateName(state)].filter(Boolean).join(", ")} · {square.huntName}, square{" "}
        {square.num} of {square.totalSquares}
      </p>
      <p>{where ? `Stand ${where}.` : "Nobody has written where to stand here."}</p>
      {square.doubt && <p>Check first whether {square.doubt}.</p>}
      <p className="text-sm text-quiet">
        The point is known to {formatMetresAsFeet(sureM)}.{asks && ` ${asks}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <StatusBadge status={square.huntStatus} />
        {square.stand?.ground.ask === "needed" && (
          <Badge tone="flag">Its keeper wants to be asked</Badge>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSurvey} aria-label={`Survey ${placeName}`}>
          Survey
        </Button>
        <a
          href={mapAddress(square)}
          className="link inline-flex min-h-11 items-center gap-2 px-2"
          aria-label={`Open in a map: ${placeName}`}
        >
          <MapIcon aria-hidden="true" className="size-5" />
          Open in a map
        </a>
      </div>
    </Card>
  );
}
