import { DifficultyBadge } from "../../ui/badge.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { VariantIcon } from "../../ui/variant-icon.tsx";
import type { StockHunt } from "./places-left.ts";

type ReplacedHuntsProps = {
  inStock: readonly StockHunt[];
  replaces: readonly string[];
  /** The places do not do: what helps should be in sight. */
  needed: boolean;
  onChange: (replaces: string[]) => void;
};

/** Which hunts in stock may give their places to the new one. */
export function ReplacedHunts({ inStock, replaces, needed, onChange }: ReplacedHuntsProps) {
  if (inStock.length === 0) return null;
  const chosen = inStock.filter(({ huntId }) => replaces.includes(huntId)).length;
  return (
    <details
      open={needed || chosen > 0}
      className="rounded-md border border-contour bg-paper px-4 py-3"
    >
      <summary className="min-h-6 font-semibold">
        Replace hunts in stock{" "}
        <span className="font-normal text-quiet">
          ({chosen} of {inStock.length} chosen)
        </span>
      </summary>
      <p className="mt-2 mb-3 max-w-prose text-sm text-quiet">
        Nobody has seen these yet. The new hunt takes the places of as many of them as it needs, in
        the order in which you choose them. Those are deleted from stock when it is created; the
        others stay.
      </p>
      <ul>
        {inStock.map((hunt) => (
          <li key={hunt.huntId}>
            <Checkbox
              label={
                <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <span className="font-semibold">{hunt.name}</span>
                  <span className="text-sm">
                    <VariantIcon variant={hunt.variant} />
                  </span>
                  <DifficultyBadge difficulty={hunt.difficulty} />
                  <span className="text-sm text-quiet">{hunt.places} places</span>
                </span>
              }
              checked={replaces.includes(hunt.huntId)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...replaces, hunt.huntId]
                    : replaces.filter((id) => id !== hunt.huntId),
                )
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
