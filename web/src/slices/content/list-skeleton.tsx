import { Skeleton } from "../../ui/skeleton.tsx";

const ROWS = ["a", "b", "c", "d", "e"];

/** Rows that stand in for a list while it loads; className sizes one of them. */
export function ListSkeleton({ className = "h-24 w-full" }: { className?: string }) {
  return (
    <div aria-busy="true" data-waiting="" className="flex flex-col gap-4">
      {ROWS.map((key) => (
        <Skeleton key={key} className={className} />
      ))}
    </div>
  );
}
