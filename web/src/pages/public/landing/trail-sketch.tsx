import { SquareMark, type SquareState } from "../../../ui/square-row.tsx";

type Stop = { number: number; left: string; top: string; state: SquareState };

const STOPS: readonly Stop[] = [
  { number: 1, left: "left-[5%]", top: "top-[75%]", state: "solved" },
  { number: 2, left: "left-[15%]", top: "top-[60%]", state: "solved" },
  { number: 3, left: "left-[28%]", top: "top-[72%]", state: "solved" },
  { number: 4, left: "left-[40%]", top: "top-[54%]", state: "solved" },
  { number: 5, left: "left-[30%]", top: "top-[33%]", state: "current" },
  { number: 6, left: "left-[46%]", top: "top-[20%]", state: "locked" },
  { number: 7, left: "left-[60%]", top: "top-[34%]", state: "locked" },
  { number: 8, left: "left-[71%]", top: "top-[55%]", state: "locked" },
  { number: 9, left: "left-[82%]", top: "top-[38%]", state: "locked" },
];

/** The puzzle beside it belongs to the open square: once it is found the next is open. */
function stateOf({ number, state }: Stop, found: boolean): SquareState {
  if (!found) return state;
  return number === 5 ? "solved" : number === 6 ? "current" : state;
}

/** A page of the field book: ten squares on the way to the X. Decoration; the words stand beside it. */
export function TrailSketch({ found }: { found: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="relative aspect-5/2 w-full sm:aspect-5/3 border-b border-contour bg-paper"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 400 300"
        preserveAspectRatio="none"
        fill="none"
        className="absolute inset-0 size-full"
      >
        <path d="M10 10h380v280H10z" className="stroke-edge" opacity="0.6" />
        <path
          d="M80 10v6M150 10v6M220 10v6M290 10v6M360 10v6M80 290v-6M150 290v-6M220 290v-6M290 290v-6M360 290v-6M10 80h6M10 150h6M10 220h6M390 80h-6M390 150h-6M390 220h-6"
          className="stroke-edge"
        />
        <path
          d="M28 250c18-6 26-50 48-56s34 44 58 38 30-48 42-58-48-30-42-60 40-52 66-46 32 34 48 46 20 66 40 60 28-46 48-52 34-20 36-40"
          className="stroke-brass"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeDasharray="0.1 9"
        />
        <path
          d="m358 44 24 26m1-26-26 27"
          className="stroke-flag"
          strokeWidth="8"
          strokeLinecap="round"
        />
      </svg>
      {STOPS.map((stop) => (
        <span
          key={stop.number}
          className={`absolute w-[7.5%] rounded-sm bg-raised ${stop.left} ${stop.top} ${found && stop.number === 5 ? "animate-fill" : ""}`}
        >
          <SquareMark state={stateOf(stop, found)} />
        </span>
      ))}
      <span className="label-caps absolute bottom-[5%] left-[5%] rounded-sm max-sm:hidden bg-raised px-1 text-quiet">
        Start
      </span>
      <span className="label-caps absolute top-[28%] right-[4%] rounded-sm bg-raised px-1 text-flag">
        Square 10
      </span>
    </div>
  );
}
