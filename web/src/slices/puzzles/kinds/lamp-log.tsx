import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { type DrawingProps, marked } from "../drawing.ts";
import { LettersByLine } from "../letters-by-line.tsx";
import { morse, saidOf } from "../morse.ts";

/** A log of a lamp, a line for each year: one is opened, and its flashes are read letter by letter. */
export default function LampLog(props: DrawingProps<"lamp_log">) {
  const { artefact, marks, onMark, onSpell, isShut, inWords, id } = props;
  const { entries, hinge, after, chain, table, eclipsed } = artefact;
  const [at, setAt] = useState(0);
  const openAt = marks.night === undefined ? -1 : Number(marks.night);
  const night = entries[openAt];
  const flashes = night?.flashes ?? [];

  function open(nth: number): void {
    // Letters of another night are of no use in this one.
    onMark({ night: String(nth) });
    onSpell(flashes.map(() => ""));
    setAt(0);
  }
  function put(letter: string): void {
    if (night === undefined) return;
    const next = marked(marks, `at${at}`, letter);
    onMark(next);
    onSpell(flashes.map((_, i) => next[`at${i}`] ?? ""));
    setAt(Math.min(flashes.length - 1, at + 1));
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="rounded-md border border-brass bg-brass-wash px-3 py-2 text-center text-sm">
        The year that is meant:{" "}
        <strong>
          {chain !== undefined
            ? `as many years after this place ${hinge} as ${chain}`
            : after > 0
              ? `${after} years after this place ${hinge}`
              : `when this place ${hinge}`}
        </strong>
      </p>
      <fieldset className="min-w-0">
        <legend className="label-caps mb-1.5 text-quiet">The log, by year</legend>
        <div className="grid grid-cols-4 gap-1 sm:grid-cols-6">
          {entries.map(({ when }, nth) => (
            <label
              key={when}
              className={classNames(
                "relative flex min-h-11 items-center justify-center rounded-sm border-2 font-mono text-base font-semibold",
                "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass",
                nth === openAt
                  ? "border-pine bg-pine text-on-pine"
                  : "border-edge bg-paper text-ink",
              )}
            >
              <input
                type="radio"
                name={`${id}-night`}
                disabled={isShut}
                checked={nth === openAt}
                onChange={() => open(nth)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
              />
              {when}
            </label>
          ))}
        </div>
      </fieldset>
      {night === undefined ? (
        <p className="text-sm text-quiet">Open the year that is meant.</p>
      ) : inWords ? (
        <LettersByLine
          lines={flashes.map((signs, i) => ({
            shown: saidOf(signs),
            spoken: `Letter ${i + 1}: ${eclipsed ? "dark " : ""}${saidOf(signs)}`,
          }))}
          {...{ marks, isShut, onMark, onSpell }}
        />
      ) : (
        <Night {...{ flashes, eclipsed, marks, at, setAt }} />
      )}
      {table && (
        <CodeTable
          isOpen={!inWords && night !== undefined}
          onPick={isShut || night === undefined || inWords ? null : put}
        />
      )}
    </div>
  );
}

type NightProps = {
  flashes: readonly string[];
  eclipsed: boolean;
  marks: DrawingProps<"lamp_log">["marks"];
  at: number;
  setAt: (at: number) => void;
};

/** A night on a strip: light on the dark, or in a lamp that speaks by going out the dark in the light. */
function Night({ flashes, eclipsed, marks, at, setAt }: NightProps) {
  return (
    <ol className="grid grid-cols-2 gap-1 sm:grid-cols-4">
      {flashes.map((signs, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters stand in a fixed order and may repeat.
        <li key={i} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <button
            type="button"
            aria-pressed={i === at}
            aria-label={`Letter ${i + 1}: ${eclipsed ? "dark " : ""}${saidOf(signs)}${marks[`at${i}`] ? `, ${marks[`at${i}`]}` : ""}`}
            onClick={() => setAt(i)}
            className={classNames(
              "flex min-h-14 min-w-0 items-center gap-2 rounded-sm border-2 px-2",
              i === at ? "border-pine" : "border-contour",
              "bg-paper text-ink",
            )}
          >
            <span aria-hidden="true" className="w-4 text-xs text-quiet">
              {i + 1}
            </span>
            <Strip signs={signs} eclipsed={eclipsed} />
            <strong aria-hidden="true" className="w-5 font-mono text-lg">
              {(marks[`at${i}`] ?? "").toUpperCase() || "·"}
            </strong>
          </button>
        </li>
      ))}
    </ol>
  );
}

const short = 8;
const long = 26;
const gap = 8;
const width = 4 * long + 5 * gap;

function Strip({ signs, eclipsed }: { signs: string; eclipsed: boolean }) {
  const lengths = [...signs].map((sign) => (sign === "-" ? long : short));
  const whole = lengths.reduce((sum, each) => sum + each, 0) + gap * (lengths.length - 1);
  let x = (width - whole) / 2;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 24`} className="h-6 w-0 min-w-0 flex-1">
      <rect
        width={width}
        height="24"
        rx="4"
        // A night is dark and a lit lamp bright in either theme.
        className={eclipsed ? "fill-pane stroke-brass" : "fill-pane-dark stroke-edge"}
      />
      {lengths.map((length, i) => {
        const from = x;
        x += length + gap;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: flashes stand in a fixed order and may repeat.
            key={i}
            x={from}
            y="7"
            width={length}
            height="10"
            rx={eclipsed ? 0 : 5}
            className={eclipsed ? "fill-on-pane" : "fill-on-pane-dark"}
          />
        );
      })}
    </svg>
  );
}

type CodeTableProps = { isOpen: boolean; onPick: ((letter: string) => void) | null };

function CodeTable({ isOpen, onPick }: CodeTableProps) {
  return (
    <details className="rounded-md border border-contour bg-sunken px-3" open={isOpen}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold">
        The table of the code
      </summary>
      <ul className="grid grid-cols-4 gap-1 pb-3 sm:grid-cols-7">
        {morse.map(([letter, signs]) => (
          <li key={letter} className="grid">
            {onPick === null ? (
              <span className="text-sm">
                {letter}: {saidOf(signs)}
              </span>
            ) : (
              <button
                type="button"
                aria-label={`${letter}: ${saidOf(signs)}`}
                onClick={() => onPick(letter)}
                className="flex min-h-11 items-center justify-between gap-1 rounded-sm border border-contour bg-paper px-2 font-mono text-ink"
              >
                <strong aria-hidden="true">{letter}</strong>
                <span aria-hidden="true" className="tracking-widest">
                  {signs.replaceAll(".", "•").replaceAll("-", "–")}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
