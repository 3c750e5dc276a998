import type { EvidenceLine, EvidenceRun } from "@ten-paces/contract";
import { formatDateTime } from "../../ui/dates.ts";
import { focusableWhenScrolling } from "../../ui/focusable-when-scrolling.ts";
import { SUSPICIOUS_FROM, squareTimes } from "./track.ts";

const CELL = "border-t border-contour px-3 py-2 text-left align-top";
const HEAD = "label-caps px-3 py-2 text-left text-quiet";

/** How long each finisher took for each square. */
export function TimesTable({ runs }: { runs: readonly EvidenceRun[] }) {
  return (
    <div className="overflow-x-auto" ref={focusableWhenScrolling}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Minutes from the square before, by finisher</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              Square
            </th>
            {runs.map(({ userId, displayName, place }) => (
              <th key={userId} scope="col" className={HEAD}>
                {displayName}
                {place !== null && `, place ${place}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {squareTimes(runs).map(({ squareNum, minutes }) => (
            <tr key={squareNum}>
              <th scope="row" className={CELL}>
                {squareNum}
              </th>
              {runs.map(({ userId }, index) => (
                <td key={userId} className={CELL}>
                  {minutes[index] === null || minutes[index] === undefined
                    ? "–"
                    : `${minutes[index]} min`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every check-in of a run with what it was decided from; what weighs is marked. */
export function CheckInsTable({ run }: { run: EvidenceRun }) {
  if (run.checkIns.length === 0) return <p className="text-quiet">There are no check-ins.</p>;
  return (
    <div className="overflow-x-auto" ref={focusableWhenScrolling}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Check-ins of {run.displayName}</caption>
        <thead>
          <tr>
            {["Square", "When", "Verdict", "Position", "Fixes", "Weighs", "Signs"].map((label) => (
              <th key={label} scope="col" className={HEAD}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {run.checkIns.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: evidence never changes its order.
            <CheckInRow key={`${line.at} ${index}`} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CheckInRow({ line }: { line: EvidenceLine }) {
  const { squareNum, at, success, score, signals, fixes, secondsOnSquare, keptSeconds } = line;
  const weighs = (score ?? 0) >= SUSPICIOUS_FROM;
  return (
    <tr className={weighs ? "bg-flag-wash" : undefined}>
      <th scope="row" className={CELL}>
        {squareNum}
      </th>
      <td className={CELL}>
        {formatDateTime(at)}
        {keptSeconds !== null && (
          <span className="block text-quiet">
            Waited {Math.round(keptSeconds / 6) / 10} min for a network
          </span>
        )}
        {secondsOnSquare !== null && (
          <span className="block text-quiet">{Math.round(secondsOnSquare / 6) / 10} min on it</span>
        )}
      </td>
      <td className={CELL}>{success ? "Right" : "Wrong"}</td>
      <td className={CELL}>{positionOf(line)}</td>
      <td className={CELL}>
        {fixes.length === 0
          ? "–"
          : fixes.map(({ accuracy }) => `± ${Math.round(accuracy)} m`).join(", ")}
      </td>
      <td className={CELL}>{score ?? "not yet"}</td>
      <td className={CELL}>
        {signals.map((sign) => (
          <span key={sign} className="block">
            {sign}
          </span>
        ))}
      </td>
    </tr>
  );
}

function positionOf({ kind, lat, lng, accuracyM, distanceM }: EvidenceLine): string {
  if (kind === "words") return "Three words typed";
  if (lat === null || lng === null) return "An answer typed";
  const parts = [`${lat.toFixed(5)}, ${lng.toFixed(5)}`];
  if (accuracyM !== null) parts.push(`± ${Math.round(accuracyM)} m`);
  if (distanceM !== null) parts.push(`${Math.round(distanceM)} m off`);
  return parts.join(", ");
}
