import type { FinishFile } from "@ten-paces/contract";
import { shortTime } from "../../../slices/finish-files/proof.ts";
import { placeWords } from "../../../slices/prizes/prize-words.ts";
import { Card } from "../../../ui/card.tsx";
import { counted } from "../../../ui/counted.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { focusableWhenScrolling } from "../../../ui/focusable-when-scrolling.ts";

const CELL = "border-t border-contour px-3 py-2 text-left align-top";
const HEAD = "label-caps px-3 py-2 text-left text-quiet";

/** The first ten, each with the way from square to square. */
export function FirstFinishers({ file: { first } }: { file: FinishFile }) {
  if (first.length === 0) return null;
  return (
    <section aria-labelledby="first" className="grid grid-cols-1 gap-4">
      <h2 id="first" className="text-2xl">
        {first.length === 1 ? "Who finished" : "The first to finish"}
      </h2>
      {first.map((finisher) => (
        <Finisher key={finisher.rank} finisher={finisher} />
      ))}
    </section>
  );
}

function Finisher({ finisher }: { finisher: FinishFile["first"][number] }) {
  const { rank, name, place, seconds, finishedAt, squares } = finisher;
  const tries = squares.reduce((sum, square) => sum + square.tries, 0);
  const hints = squares.reduce((sum, square) => sum + square.hints, 0);
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-xl wrap-anywhere">
          {rank}. {name}
        </h3>
        {place !== null && (
          <span className="font-semibold text-brass-text">{placeWords(place)}</span>
        )}
      </div>
      <p className="text-quiet">
        {shortTime(seconds)}, {counted(tries, "check-in")}, {counted(hints, "hint")}; finished on{" "}
        <time dateTime={finishedAt}>{formatDateTime(finishedAt)}</time>
      </p>
      <details className="rounded-md border border-contour">
        <summary className="min-h-11 px-4 py-2.5 font-semibold">Square by square</summary>
        <div className="overflow-x-auto" ref={focusableWhenScrolling}>
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">The squares of {name}</caption>
            <thead>
              <tr>
                {["Square", "Time", "Check-ins", "Hints"].map((label) => (
                  <th key={label} scope="col" className={HEAD}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {squares.map(({ square, ...told }) => (
                <tr key={square}>
                  <th scope="row" className={CELL}>
                    {square}
                  </th>
                  <td className={CELL}>{shortTime(told.seconds)}</td>
                  <td className={CELL}>{told.tries}</td>
                  <td className={CELL}>{told.hints}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  );
}
