import { Badge } from "../../ui/badge.tsx";
import { scoreLook } from "./score.ts";

type ScoreBadgeProps = {
  /** 0 to 1; null where none was measured. */
  score: number | null;
  /** A new measurement is under way. */
  measuring?: boolean;
};

/** How surely a search finds the place: lower is better. */
export function ScoreBadge({ score, measuring = false }: ScoreBadgeProps) {
  const look = scoreLook(score);
  return (
    <Badge tone={look.tone}>
      {measuring
        ? "Measuring…"
        : `Searchability ${score === null ? "not measured" : look.score.toFixed(2)} · ${look.word}`}
    </Badge>
  );
}
