import type { SealLeaf } from "@ten-paces/contract";
import { Badge } from "../../ui/badge.tsx";
import { changedPaths, groupValues, type SealedGroup } from "./sealed-values.ts";

type SealedValuesProps = {
  leaves: readonly SealLeaf[];
  earlier: readonly SealLeaf[] | null;
  version: number;
};

/** All that a seal covers, square by square, with the salts. */
export function SealedValues({ leaves, earlier, version }: SealedValuesProps) {
  const changed = earlier ? changedPaths(leaves, earlier) : new Set<string>();
  return (
    <div className="grid gap-2">
      <h4 className="text-lg">What it sealed ({leaves.length} values)</h4>
      {changed.size > 0 && (
        <p className="text-quiet">
          {changed.size === 1 ? "One value is" : `${changed.size} values are`} not as in the seal
          before, and marked.
        </p>
      )}
      {groupValues(leaves).map((group) => (
        <Group key={`${version} ${group.title}`} group={group} changed={changed} />
      ))}
    </div>
  );
}

function Group({ group, changed }: { group: SealedGroup; changed: ReadonlySet<string> }) {
  const edited = group.values.some(({ path }) => changed.has(path));
  return (
    <details className="rounded-md border border-contour" open={edited}>
      <summary className="min-h-11 px-4 py-2.5 font-semibold">
        {group.title} {edited && <Badge tone="yellow">Changed</Badge>}
      </summary>
      <dl className="grid gap-4 border-t border-contour px-4 py-4">
        {group.values.map((value) => (
          <div key={value.path} className="grid min-w-0 gap-0.5">
            <dt className="flex flex-wrap items-center gap-2 text-sm font-semibold">
              {value.label}
              {changed.has(value.path) && <Badge tone="yellow">Changed</Badge>}
            </dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{value.value}</dd>
            <dd className="font-mono text-xs text-quiet break-all">
              {value.path} · salt {value.salt}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
