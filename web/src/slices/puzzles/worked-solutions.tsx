import type { ShownSquare, Working } from "@ten-paces/contract";
import { ClueWorking } from "./clue-working.tsx";

type Solved = Extract<ShownSquare, { state: "completed" }>;

/** How the puzzles of a solved square are solved, and the rest of the story of its place. */
export function WorkedSolutions({ square }: { square: Solved }) {
  const { workings = [], told } = square;
  const words = square.w3wAddress.split(".");
  if (workings.length === 0 && !told) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      {told?.end && (
        <div className="grid gap-1 border-l-4 border-brass bg-sunken p-3">
          <h3 className="text-lg">What it was all about</h3>
          <p>{told.end}</p>
        </div>
      )}
      <h3 className="text-lg">{workings.length > 0 ? "How it is solved" : "Its story"}</h3>
      <Solutions workings={workings} words={words} />
      <ClueWorking works={told?.works} />
      {told && (
        <div className="grid grid-cols-1 gap-1">
          <h4 className="text-base">
            {square.place.name}
            {told.year !== null && <span className="ml-2 font-mono">{told.year}</span>}
          </h4>
          <ol className="list-decimal pl-6 text-sm">
            {told.story.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

type SolutionsProps = {
  workings: readonly Pick<Working, "word" | "explanation" | "trap">[];
  words: readonly string[];
};

/** How each puzzle of a square is solved, and what misled. */
export function Solutions({ workings, words }: SolutionsProps) {
  if (workings.length === 0) return null;
  return (
    <ol aria-label="Solutions of the puzzles" className="grid grid-cols-1 gap-3">
      {workings.map(({ word, explanation, trap }) => (
        <li key={word} className="grid gap-1 border-l-2 border-brass pl-3">
          <strong className="font-mono tracking-widest">{words[word - 1]?.toUpperCase()}</strong>
          <p className="text-sm">{explanation}</p>
          {trap && <p className="text-sm text-quiet">{trap}</p>}
        </li>
      ))}
    </ol>
  );
}
