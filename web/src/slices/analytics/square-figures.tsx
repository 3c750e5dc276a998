import { newestJudged, type SquareInsight } from "@ten-paces/contract";
import { kindWords, shareOf, tookWords, wholeNumber } from "./figures.ts";

/** What hunters make of one square, in a few lines beside its texts. */
export function SquareFigures({ square }: { square: SquareInsight }) {
  const { reached, solved, tries, wrong, hints, medianMinutes, wrongAnswers } = square;
  if (reached === 0) return <p className="text-sm text-quiet">Nobody has reached it yet.</p>;
  const puzzles = square.puzzles.filter((one) => one.tries > 0 || one.hints > 0);
  return (
    <div className="grid gap-1.5 border-l-2 border-brass pl-3 text-sm">
      <p>
        {wholeNumber(solved)} of {wholeNumber(reached)} hunters got past it (
        {shareOf(solved, reached)}
        {medianMinutes !== null && `; half of them within ${tookWords(medianMinutes)}`}).{" "}
        {wholeNumber(wrong)} of {wholeNumber(tries)} check-ins were wrong, {wholeNumber(hints)}{" "}
        {hints === 1 ? "hint was" : "hints were"} bought
        {hints > 0 && ` (${square.hintsByLevel.join(", ")} of level 1, 2, 3)`}
        {square.hintedHunters > 0 &&
          `; with one ${wholeNumber(square.hintedSolved)} of ${wholeNumber(square.hintedHunters)} got past it`}
        .
      </p>
      {square.medianMissFt !== null && (
        <p>
          Half of the wrong positions were within {wholeNumber(square.medianMissFt)} ft of the pin.
        </p>
      )}
      {wrongAnswers.length > 0 && (
        <p>
          Answered wrong most:{" "}
          {wrongAnswers.map(({ answer, count }) => `${answer} (${wholeNumber(count)})`).join(", ")}.
        </p>
      )}
      {tries > newestJudged && (
        <p className="text-quiet">
          What was missed and answered is counted over the newest {wholeNumber(newestJudged)}{" "}
          check-ins.
        </p>
      )}
      {puzzles.length > 0 && (
        <ul aria-label={`Puzzles of square ${square.squareNum}`} className="list-disc pl-5">
          {puzzles.map((one) => (
            <li key={one.word}>
              Word {one.word}, {kindWords(one.kind).toLowerCase()}: right in{" "}
              {wholeNumber(one.right)} of {wholeNumber(one.tries)} answers (
              {shareOf(one.right, one.tries)}), {wholeNumber(one.hints)}{" "}
              {one.hints === 1 ? "hint" : "hints"}.
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
