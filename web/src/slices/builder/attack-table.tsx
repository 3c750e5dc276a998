import { Badge } from "../../ui/badge.tsx";
import { type Attack, rankWords, scoreLook, stageName } from "./score.ts";

/** Where a search finds the place at each stage of what a hunter knows. */
export function AttackTable({ attacks }: { attacks: readonly Attack[] }) {
  const asked = attacks.some(({ stage }) => stage === "model");
  if (attacks.length === 0) return <p className="text-sm text-quiet">No search was tried yet.</p>;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1.5 text-sm">
        {attacks.map((attack) => {
          const look = scoreLook(attack.score, asked);
          return (
            <li key={attack.stage} className="flex items-center justify-between gap-4">
              <span className="min-w-0">
                {stageName(attack.stage)}:{" "}
                <span className="inline-block text-quiet tabular-nums">{rankWords(attack)}</span>
              </span>
              <Badge tone={look.tone}>{look.score.toFixed(2)}</Badge>
            </li>
          );
        })}
      </ul>
      {!asked && <p className="text-sm text-quiet">Not measured against language models.</p>}
    </div>
  );
}
