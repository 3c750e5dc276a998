import type { AdminHunt, AdminSquare } from "@ten-paces/contract";
import { MapPin, PenLine } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ScoreBadge } from "../../builder/score-badge.tsx";
import { SquareTexts } from "../../builder/square-texts.tsx";
import { PlaceLink } from "../../places/place-link.tsx";
import { RestSquare } from "../../reports/rest-square.tsx";
import { ThreeWords } from "../../squares/three-words.tsx";
import { isLive, isOver } from "../hunts/hunt-actions.ts";
import { SpotPhoto } from "../survey/spot-photo.tsx";
import { SurveyDialog } from "../survey/survey-dialog.tsx";
import { UndoSurvey } from "../survey/undo-survey.tsx";
import { SquareEditForm } from "./square-edit-form.tsx";

type AdminSquareSheetProps = {
  hunt: AdminHunt;
  square: AdminSquare;
  /** What hunters make of it. */
  figures?: ReactNode;
  /** Another one opens the form. */
  editWish?: string | null;
};

/** A stored square with everything that is known of it. */
export function AdminSquareSheet(props: AdminSquareSheetProps) {
  const { hunt, square, figures, editWish = null } = props;
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [granted, setGranted] = useState<string | null>(null);
  const [surveying, setSurveying] = useState(false);
  const num = square.sequenceNum;
  const isPhysical = hunt.variant === "PHYSICAL";
  const over = isOver(hunt);
  if (editWish !== granted) {
    setGranted(editWish);
    if (editWish !== null && !over) setEditing(true);
  }
  return (
    <Card as="article" id={`square-${num}`} tabIndex={-1} className="grid gap-6 outline-offset-4">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-xl">
            Square {num}
            {square.landmarks[0] && (
              <span className="font-normal text-quiet"> · {square.landmarks[0]}</span>
            )}
          </h3>
          <div className="flex flex-wrap gap-2">
            {isPhysical && !over && (
              <Button
                variant="secondary"
                size="small"
                className="pointer-coarse:min-h-11"
                aria-label={`Survey square ${num}`}
                icon={<MapPin aria-hidden="true" className="size-4" />}
                onClick={() => setSurveying(true)}
              >
                Survey
              </Button>
            )}
            {isPhysical && !over && square.undoable && <UndoSurvey huntId={hunt.id} num={num} />}
            {isPhysical && isLive(hunt) && !square.voided && (
              <RestSquare huntId={hunt.id} square={square} />
            )}
            {!over && (
              <Button
                ref={opener}
                variant="secondary"
                size="small"
                className="pointer-coarse:min-h-11"
                aria-label={`Edit Texts of square ${num}`}
                aria-expanded={editing}
                icon={<PenLine aria-hidden="true" className="size-4" />}
                onClick={() => setEditing(!editing)}
              >
                Edit Texts
              </Button>
            )}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ThreeWords address={square.w3wAddress} source={square.wordSource} />
          <PlaceLink center={square.center} />
          {isPhysical &&
            (square.surveyed ? (
              <Badge tone="moss">Surveyed</Badge>
            ) : (
              <Badge tone="yellow">Not surveyed</Badge>
            ))}
          {square.restingSince && <Badge tone="flag">Rests</Badge>}
          {square.voided && <Badge tone="flag">Void</Badge>}
          <ScoreBadge score={square.searchabilityScore} />
        </div>
        {square.reachFt !== undefined && (
          <p className="text-sm text-quiet">
            {square.where ? `Stand ${square.where}.` : "Nobody has written where to stand here."}{" "}
            Counts within {square.reachFt.toLocaleString("en-US")} ft of the pin.
          </p>
        )}
        {isPhysical && !over && (
          <p className="text-sm">
            <Link to={`${paths.adminSurvey}?at=${hunt.id}/${num}`} className="link">
              Survey square {num} with phrase, question and photo
            </Link>
          </p>
        )}
        {square.question && (
          <p className="text-sm text-quiet">
            Asked on the spot: {square.question.text} Right: {square.question.answers.join(", ")}.
          </p>
        )}
        {square.photographed && <SpotPhoto huntId={hunt.id} num={num} />}
        {square.landmarks.length > 1 && (
          <p className="text-sm text-quiet">Landmarks: {square.landmarks.join(", ")}</p>
        )}
        {figures}
      </header>
      {editing ? (
        <SquareEditForm
          huntId={hunt.id}
          version={hunt.version}
          square={square}
          isLive={isLive(hunt)}
          onClose={() => {
            setEditing(false);
            opener.current?.focus();
          }}
        />
      ) : (
        <SquareTexts square={square} />
      )}
      <SurveyDialog
        huntId={hunt.id}
        square={square}
        open={surveying}
        onClose={() => setSurveying(false)}
      />
    </Card>
  );
}
