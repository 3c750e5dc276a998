import { useQuery } from "@tanstack/react-query";
import type { ShownSquare } from "@ten-paces/contract";
import { lazy, Suspense } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { SquareRow } from "../../ui/square-row.tsx";
import { type HuntDetail, huntDetailQuery } from "../hunts/detail-query.ts";
import { outlineCode } from "../hunts/outline-code.ts";
import { ClueWorking } from "../puzzles/clue-working.tsx";
import { Solutions } from "../puzzles/worked-solutions.tsx";
import { HowWasIt } from "../reports/how-was-it.tsx";
import { logbookQuery } from "../squares/logbook-query.ts";
import { tookInWords } from "../squares/logbook-words.ts";
import { ClueLines } from "../squares/square-clues.tsx";
import type { CheckInAnswer } from "./attempt-outcome.ts";

const TrailPicture = lazy(() => arrivalOf(() => import("../maps/trail-picture.tsx")));

type SolvedSquare = Extract<ShownSquare, { state: "completed" }>;

type SolvedMomentProps = {
  answer: CheckInAnswer;
  huntId: string;
  /** Whether somebody stood there, who can say how it was. */
  onTheGround?: boolean;
  onClose: () => void;
};

/** A square is solved: it fills, the trail reaches it, and it tells what it was. */
export function SolvedMoment(props: SolvedMomentProps) {
  const { answer, huntId, onTheGround = false, onClose } = props;
  const { place, prizePlace, huntCompleted, progress, squareNum } = answer;
  const detail = useQuery(huntDetailQuery(huntId)).data;
  const entry = useQuery(logbookQuery(huntId)).data?.entries.find(
    (each) => each.squareNum === squareNum,
  );
  const square = detail && solvedSquares(detail).find((each) => each.sequenceNum === squareNum);
  return (
    <div className="grid gap-5">
      <SquareRow
        total={progress.totalSquares}
        solved={progress.completedSquares}
        current={null}
        size="large"
        {...(squareNum !== undefined && { arriving: squareNum })}
      />
      <div role="status" className="grid gap-1">
        <p className="font-semibold">{answer.message}</p>
        {place && (
          <p>
            <span className="block font-display text-2xl leading-tight font-semibold sm:text-3xl">
              {place.name}
            </span>
            <span className="text-quiet">{place.town}</span>
          </p>
        )}
        {prizePlace && (
          <p className="font-semibold text-brass-text">
            You are number {prizePlace} to finish, and that wins a prize.
          </p>
        )}
        {answer.placeWaits && (
          <p>
            You have found them all. Other hunters have time in hand, because a square of theirs
            rested. Your place is told as soon as none of them can come before you.
          </p>
        )}
        <p className="text-quiet">
          {entry && `${tookInWords(entry)} `}
          {counted(answer.creditsRemaining, "credit")} left.
        </p>
      </div>
      {detail && square && <Told detail={detail} square={square} />}
      {onTheGround && squareNum !== undefined && <HowWasIt huntId={huntId} num={squareNum} />}
      <div className="sticky -bottom-5 -mx-5 border-t border-contour bg-raised px-5 py-3 sm:-bottom-7 sm:-mx-7 sm:px-7">
        <Button size="bar" onClick={onClose}>
          {huntCompleted ? "See how you did" : "On to the next square"}
        </Button>
      </div>
    </div>
  );
}

/** The trail to it, the story of its place, and what its clues meant. */
function Told({ detail, square }: { detail: HuntDetail; square: SolvedSquare }) {
  const { told, workings = [], decoyClues } = square;
  const stops = solvedSquares(detail)
    .filter(({ sequenceNum }) => sequenceNum <= square.sequenceNum)
    .map(({ place }) => place.center);
  return (
    <>
      <Suspense fallback={<div className="aspect-video rounded-md bg-sunken" />}>
        <TrailPicture
          code={outlineCode(detail.hunt.state)}
          stops={stops}
          drawsLast
          className="w-full rounded-md border border-contour"
        />
      </Suspense>
      {told && told.story.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg">Its story</h2>
          <ul className="grid gap-1.5">
            {told.story.slice(0, MOST_LINES).map((line) => (
              <li key={line} className="border-l-2 border-brass pl-3">
                {asSentence(line)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {workings.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg">How the words came out</h2>
          <Solutions workings={workings} words={square.w3wAddress.split(".")} />
        </section>
      )}
      <ClueWorking works={told?.works} />
      <ClueLines square={square} decoys={decoyClues} title="What the clues meant" />
    </>
  );
}

const MOST_LINES = 4;

function asSentence(line: string): string {
  const text = `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
  return /[.!?”]$/.test(text) ? text : `${text}.`;
}

function solvedSquares({ hunt }: HuntDetail): SolvedSquare[] {
  return hunt.squares.filter((square): square is SolvedSquare => square.state === "completed");
}
