import type { PlaceUse } from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";

/** The hunts that stand or stood on a place, each with what becomes of it. */
export function PlaceUses({ uses }: { uses: readonly PlaceUse[] }) {
  return (
    <ul className="grid gap-1 text-sm">
      {uses.map((use) => (
        <li key={use.huntId}>
          <Link to={paths.adminHunt(use.huntId)} className="link">
            {use.huntName}
          </Link>
          , square {use.squareNum} <span className="text-quiet">({standing(use)})</span>
        </li>
      ))}
    </ul>
  );
}

function standing({ status }: PlaceUse): string {
  if (status === "PENDING" || status === "AVAILABLE") return "in stock; this hunt replaces it";
  return status === "COMPLETE" ? "complete" : "canceled";
}
