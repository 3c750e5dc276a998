import { useQuery } from "@tanstack/react-query";
import type { SolutionOfSquare } from "@ten-paces/contract";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ClueWorking } from "./clue-working.tsx";
import { solutionsQuery } from "./solutions-query.ts";

/** The worked solutions of a hunt that is behind one: fetched when they are wanted. */
export function SolutionsToggle({ huntId }: { huntId: string }) {
  const [shown, setShown] = useState(false);
  return (
    <section className="mt-6 grid gap-4">
      <Button
        variant="secondary"
        className="w-fit"
        aria-expanded={shown}
        onClick={() => setShown((before) => !before)}
      >
        {shown ? "Hide the worked solutions" : "Worked solutions"}
      </Button>
      {shown && <Solutions huntId={huntId} />}
    </section>
  );
}

function Solutions({ huntId }: { huntId: string }) {
  const { data, error, refetch } = useQuery(solutionsQuery(huntId));
  if (error) {
    return (
      <ErrorState
        title="The solutions could not be loaded"
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  if (!data) return <Skeleton className="h-64 w-full" />;
  return (
    <ol aria-label="Worked solutions" className="grid grid-cols-1 gap-4">
      {data.squares.map((square) => (
        <li
          key={square.squareNum}
          className="grid gap-2 rounded-md border border-contour bg-raised p-4"
        >
          <h3 className="text-lg">
            {square.squareNum}. {square.place}, {square.town}
          </h3>
          <p className="font-mono break-words">{square.words}</p>
          <p className="text-sm text-quiet">{faring(square)}</p>
          {square.workings.map(({ word, explanation, trap }) => (
            <div key={word} className="border-l-2 border-brass pl-3 text-sm">
              <p>{explanation}</p>
              {trap && <p className="text-quiet">{trap}</p>}
            </div>
          ))}
          <ClueWorking works={square.works} />
        </li>
      ))}
    </ol>
  );
}

/** How many came through a square, how long it took them, and what it cost. */
export function faring({
  solvedBy,
  medianMinutes,
  hintsTaken,
  wrongTries,
}: Omit<SolutionOfSquare, "workings">): string {
  const time =
    medianMinutes === null ? "" : `, half of them within ${counted(medianMinutes, "minute")}`;
  return `Solved by ${counted(solvedBy, "hunter")}${time}. ${wrongTries === 1 ? "1 wrong try" : `${wrongTries} wrong tries`}, ${counted(hintsTaken, "hint")} taken.`;
}
