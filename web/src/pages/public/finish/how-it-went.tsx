import type { FinishFile } from "@ten-paces/contract";
import { shortTime } from "../../../slices/finish-files/proof.ts";
import { counted } from "../../../ui/counted.ts";
import { formatDateTime } from "../../../ui/dates.ts";

/** The hunt's story in a few sentences. */
export function HowItWent({ file }: { file: FinishFile }) {
  return <p className="max-w-prose text-lg">{storyOf(file)}</p>;
}

/** What happened, from the opening to the end. */
export function storyOf(file: FinishFile): string {
  const { openedAt, endedAt, hunters, solvers, finishers, first, hardest } = file;
  const [winner] = first;
  return [
    openedAt
      ? `It opened on ${formatDateTime(openedAt)} and ended on ${formatDateTime(endedAt)}.`
      : `It ended on ${formatDateTime(endedAt)}.`,
    hunters === 0
      ? "Nobody subscribed to it."
      : `${counted(hunters, "hunter")} went on it, ${solvers} solved a square, ${finishers} finished.`,
    winner &&
      `${winner.name} was the first on the last square, ${shortTime(winner.seconds)} after the first clue.`,
    hardest && hardest.stopped > 1 && `Most of the others stopped at square ${hardest.square}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
