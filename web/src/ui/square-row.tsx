import { classNames } from "./class-names.ts";
import { counted } from "./counted.ts";

export type SquareState = "solved" | "current" | "locked";

type SquareRowProps = {
  total: number;
  /** Sequence numbers of the solved squares, 1-based. */
  solved: readonly number[];
  /** The square to solve next; null when all are solved or nothing has begun. */
  current: number | null;
  size?: "small" | "large";
  /** The square that was solved this moment: it fills. */
  arriving?: number;
};

/** The sign of progress everywhere: one mark per square, in shape as well as in colour. */
export function SquareRow({ total, solved, current, size = "small", arriving }: SquareRowProps) {
  const done = new Set(solved);
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  const label =
    `${done.size} of ${counted(total, "square")} solved` +
    (current === null || done.has(current) ? "" : `, now at square ${current}`);
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames(
        "grid gap-1",
        size === "small"
          ? "grid-cols-[repeat(10,minmax(0,1.25rem))]"
          : "grid-cols-[repeat(10,minmax(0,2rem))]",
      )}
    >
      {numbers.map((number) => (
        <span key={number} className="grid *:col-start-1 *:row-start-1">
          {number === arriving && <SquareMark state="locked" />}
          <span className={number === arriving ? "animate-fill" : ""}>
            <SquareMark
              state={done.has(number) ? "solved" : number === current ? "current" : "locked"}
            />
          </span>
        </span>
      ))}
    </div>
  );
}

/** One square of the row, decoration beside a text: filled with a tick, open with a dot, or dotted. As wide as its box. */
export function SquareMark({ state }: { state: SquareState }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" className="aspect-square w-full">
      {state === "solved" && (
        <>
          <rect x="1.5" y="1.5" width="17" height="17" rx="1.5" className="fill-brass" />
          <path d="m5.5 10.4 3.2 3.2 6-6.6" strokeWidth="2.2" className="stroke-on-brass" />
        </>
      )}
      {state === "current" && (
        <>
          <rect
            x="2.25"
            y="2.25"
            width="15.5"
            height="15.5"
            rx="1.5"
            strokeWidth="2.5"
            className="fill-pine-wash stroke-pine"
          />
          <rect
            x="6.5"
            y="6.5"
            width="7"
            height="7"
            rx="0.5"
            className="animate-breathe fill-pine"
          />
        </>
      )}
      {state === "locked" && (
        <rect
          x="2"
          y="2"
          width="16"
          height="16"
          rx="1.5"
          strokeWidth="1.6"
          strokeDasharray="0.1 3.1"
          strokeLinecap="round"
          className="stroke-edge"
        />
      )}
    </svg>
  );
}
