import type { HuntCard } from "@ten-paces/contract";
import { counted } from "../../ui/counted.ts";

/** "★ 4.6 (12)", said in words to who listens; nothing until enough finishers have rated. */
export function MeanStars({ rating }: { rating: HuntCard["rating"] }) {
  if (!rating) return null;
  const mean = rating.mean.toFixed(1);
  return (
    <span className="text-sm text-quiet tabular-nums">
      <span aria-hidden="true">
        <span className="text-brass-text">★</span> {mean} ({rating.count})
      </span>
      <span className="sr-only">{`${mean} of 5 stars from ${counted(rating.count, "finisher")}`}</span>
    </span>
  );
}
