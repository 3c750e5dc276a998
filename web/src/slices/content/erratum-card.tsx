import { Badge } from "../../ui/badge.tsx";
import type { BadgeTone } from "../../ui/badge-tones.ts";
import { Card } from "../../ui/card.tsx";
import { codeInWords } from "../../ui/code-words.ts";
import { formatDate } from "../../ui/dates.ts";
import type { Erratum } from "./queries.ts";

const TONES: Record<Erratum["severity"], BadgeTone> = {
  Critical: "flag",
  High: "rust",
  Medium: "yellow",
  Low: "sky",
};

/** One correction: what stood in the clue, and what is right. */
export function ErratumCard({ erratum }: { erratum: Erratum }) {
  const { id, huntName, squareNumber, originalClue, correction, datePosted } = erratum;
  return (
    <Card as="article" aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={`${id}-title`} className="text-xl">
            {huntName}, square {squareNumber}
          </h2>
          <p className="text-sm text-quiet">
            Posted <time dateTime={datePosted}>{formatDate(datePosted)}</time>
          </p>
        </div>
        <div className="flex gap-2">
          <Badge tone={TONES[erratum.severity]}>{codeInWords(erratum.severity)}</Badge>
          <Badge tone={erratum.status === "Resolved" ? "moss" : "neutral"}>
            {codeInWords(erratum.status)}
          </Badge>
        </div>
      </div>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="label-caps text-quiet">Original clue</dt>
          <dd className="mt-1 border-l-2 border-flag pl-3 text-quiet">{originalClue}</dd>
        </div>
        <div>
          <dt className="label-caps text-quiet">Correction</dt>
          <dd className="mt-1 border-l-2 border-pine pl-3">{correction}</dd>
        </div>
      </dl>
    </Card>
  );
}
