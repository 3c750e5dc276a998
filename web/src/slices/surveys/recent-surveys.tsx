import type { SquareToSurvey } from "@ten-paces/contract";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { SpotPhoto } from "../hunt-edits/survey/spot-photo.tsx";
import { UndoSurvey } from "../hunt-edits/survey/undo-survey.tsx";
import { nameOf } from "./nearest.ts";

/** The latest surveys: to look at, to be made anew, and to be taken back. */
export function RecentSurveys({
  squares,
  onSurvey,
}: {
  squares: readonly SquareToSurvey[];
  onSurvey: (square: SquareToSurvey) => void;
}) {
  if (squares.length === 0) return null;
  return (
    <section aria-labelledby="recent-surveys" className="grid gap-4">
      <h2 id="recent-surveys" className="text-2xl">
        Surveyed lately
      </h2>
      <ul className="grid gap-4">
        {squares.map((square) => (
          <li key={nameOf(square)} className="grid gap-2 border-t border-contour pt-4">
            <p>
              <strong>{square.placeName}</strong>{" "}
              <span className="text-sm text-quiet">
                {square.huntName}, square {square.num}
                {square.surveyedAt && `, ${formatDateTime(square.surveyedAt)}`}
              </span>
            </p>
            {square.where && <p>Stand {square.where}.</p>}
            {square.question && (
              <p className="text-sm text-quiet">
                Asked: {square.question.text} ({square.question.answers.join(", ")})
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                size="small"
                className="pointer-coarse:min-h-11"
                aria-label={`Survey Again: ${square.placeName}`}
                onClick={() => onSurvey(square)}
              >
                Survey Again
              </Button>
              {square.undoable && (
                <UndoSurvey huntId={square.huntId} num={square.num} placeName={square.placeName} />
              )}
              {square.photographed && <SpotPhoto huntId={square.huntId} num={square.num} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
