import { Badge } from "../../ui/badge.tsx";
import { type Attack, squareScoreLook } from "./score.ts";

type ScoreBadgeProps = {
  /** 0 to 1; null where none was measured. */
  score: number | null;
  /** Its attacks, where they are known: the list may give away what the clue keeps. */
  attacks?: readonly Attack[];
  /** A new measurement is under way. */
  measuring?: boolean;
};

/** How surely a search finds the place: lower is better. */
export function ScoreBadge({ score, attacks = [], measuring = false }: ScoreBadgeProps) {
  const { clue, list } = squareScoreLook(score, attacks);
  if (measuring) return <Badge tone={clue.tone}>Measuring…</Badge>;
  return (
    <>
      <Badge tone={clue.tone}>
        {`Searchability ${score === null ? "not measured" : clue.score.toFixed(2)} · ${clue.word}`}
      </Badge>
      {list && <Badge tone={list.tone}>{`${list.score.toFixed(2)} with the list`}</Badge>}
    </>
  );
}
