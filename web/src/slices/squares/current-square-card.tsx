import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { SquareMark } from "../../ui/square-row.tsx";
import { squareAnchor } from "./square-entry.tsx";

type CurrentSquareCardProps = {
  sequenceNum: number;
  shown: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** The square to be solved. On a phone it takes the page's whole width: its clue is what one came for. */
export function CurrentSquareCard(props: CurrentSquareCardProps) {
  const { sequenceNum, shown, onToggle, children } = props;
  const bodyId = useId();
  return (
    <li
      id={squareAnchor(sequenceNum)}
      className="scroll-mt-16 max-lg:pb-3 lg:scroll-mt-20 lg:rounded-lg lg:border lg:border-pine lg:bg-raised lg:shadow-lift"
    >
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-lg text-left lg:px-6 lg:py-2"
        >
          <span aria-hidden="true" className="w-6 shrink-0">
            <SquareMark state="current" />
          </span>
          <span className="shrink-0">Square {sequenceNum}</span>
          <span className="label-caps font-sans text-pine">Current</span>
          <span className="ml-auto inline-flex shrink-0 items-center gap-1 font-sans text-sm font-normal text-quiet">
            <span className="sr-only sm:not-sr-only">{shown ? "Hide" : "Show"}</span>
            <ChevronDown
              aria-hidden="true"
              className={classNames("size-5 transition-transform", shown && "rotate-180")}
            />
          </span>
        </button>
      </h2>
      <div id={bodyId} hidden={!shown} className="grid gap-6 pt-1 lg:px-6 lg:pb-6">
        {shown && children}
      </div>
    </li>
  );
}
