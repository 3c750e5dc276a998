import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type DeskListProps = {
  id: string;
  title: string;
  newLabel: string;
  onNew: () => void;
  /** Saves the lines as a file. */
  saving: ReactNode;
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
  /** Null while nothing came. */
  lines: ReactNode[] | null;
  /** Stands between the heading and the lines, such as a search. */
  tools?: ReactNode;
  empty: string;
};

/** A list at the desk with a button for another one. */
export function DeskList(props: DeskListProps) {
  const { id, title, newLabel, onNew, saving, query, lines, tools, empty } = props;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <span className="flex flex-wrap gap-2">
          {saving}
          <Button size="small" onClick={onNew}>
            {newLabel}
          </Button>
        </span>
      </div>
      {query.isPending && <Skeleton className="h-40 w-full" />}
      {query.error && lines === null && (
        <ErrorState
          title="This could not be loaded"
          text={query.error.message}
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        />
      )}
      {lines && tools}
      {lines?.length === 0 && <p className="text-quiet">{empty}</p>}
      {lines && lines.length > 0 && (
        <ul className="divide-y divide-contour rounded-lg border border-contour bg-raised">
          {lines}
        </ul>
      )}
    </section>
  );
}

/** One line of it: what it is, and what can be done with it. */
export function DeskLine({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">{children}</div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </li>
  );
}
