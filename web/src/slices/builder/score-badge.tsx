import { Badge } from "../../ui/badge.tsx";
import { type Attack, squareScoreLook } from "./score.ts";

type ScoreBadgeProps = {
  /** 0 to 1; null where none was measured. */
  score: number | null;
  /** Its attacks, where they are known: only what a model was asked about is green. */
  attacks?: readonly Attack[];
  /** A new measurement is under way. */
  measuring?: boolean;
};

/** How surely a search finds the place: lower is better. */
export function ScoreBadge({ score, attacks = [], measuring = false }: ScoreBadgeProps) {
  const look = squareScoreLook(score, attacks);
  if (measuring) return <Badge tone={look.tone}>Measuring…</Badge>;
  return (
    <Badge tone={look.tone}>
      {`Searchability ${score === null ? "not measured" : look.score.toFixed(2)} · ${look.word}`}
    </Badge>
  );
}
