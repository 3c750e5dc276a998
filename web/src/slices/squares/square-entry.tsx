import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { SquareMark } from "../../ui/square-row.tsx";

type SquareEntryProps = {
  sequenceNum: number;
  state: "locked" | "completed";
  /** Beside the number: a place, or nothing. */
  caption?: ReactNode;
  shown: boolean;
  onToggle: () => void;
  children: ReactNode;
};

const MARKS = { locked: "locked", completed: "solved" } as const;
const STATES = { locked: "Locked", completed: "Solved" };

export const squareAnchor = (sequenceNum: number) => `square-${sequenceNum}`;

/** One square on the trail: its mark on the line, its title, and what it holds, shown or hidden. */
export function SquareEntry(props: SquareEntryProps) {
  const { sequenceNum, state, caption, shown, onToggle, children } = props;
  const bodyId = useId();
  return (
    <li
      id={squareAnchor(sequenceNum)}
      className="relative grid scroll-mt-20 grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 pb-3 sm:grid-cols-[2rem_minmax(0,1fr)] sm:gap-x-4"
    >
      <span
        aria-hidden="true"
        className={classNames(
          "absolute top-9 -bottom-3 left-3 border-l-2 sm:left-4",
          state === "completed" ? "border-brass" : "border-dotted border-edge",
        )}
      />
      <span aria-hidden="true" className="relative pt-2.5">
        <SquareMark state={MARKS[state]} />
      </span>
      <div
        className={classNames(
          "min-w-0 rounded-lg border",
          state === "completed" ? "border-contour bg-paper" : "border-dashed border-contour",
        )}
      >
        <h3 className="text-lg">
          <button
            type="button"
            aria-expanded={shown}
            aria-controls={bodyId}
            onClick={onToggle}
            className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-lg px-4 py-2 text-left"
          >
            <span className={classNames("shrink-0", state === "locked" && "text-quiet")}>
              Square {sequenceNum}
            </span>
            <span
              className={classNames(
                "label-caps font-sans",
                state === "completed" ? "text-brass-text" : "text-quiet",
              )}
            >
              {STATES[state]}
            </span>
            {caption && (
              <span className="min-w-0 flex-1 basis-16 truncate font-sans text-sm font-normal text-quiet">
                {caption}
              </span>
            )}
            <span className="ml-auto inline-flex shrink-0 items-center gap-1 font-sans text-sm font-normal text-quiet">
              <span className="sr-only sm:not-sr-only">{shown ? "Hide" : "Show"}</span>
              <ChevronDown
                aria-hidden="true"
                className={classNames("size-5 transition-transform", shown && "rotate-180")}
              />
            </span>
          </button>
        </h3>
        <div
          id={bodyId}
          hidden={!shown}
          className={classNames("px-4 sm:px-5", state === "locked" ? "pb-3" : "pt-1 pb-5")}
        >
          {shown && children}
        </div>
      </div>
    </li>
  );
}
