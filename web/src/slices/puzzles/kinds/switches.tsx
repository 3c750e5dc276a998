import { classNames } from "../../../ui/class-names.ts";
import { ChainLine } from "../chain-line.tsx";
import { type DrawingProps, type Marks, marked } from "../drawing.ts";

const WAYS = [
  ["left", "Left: true here"],
  ["right", "Right: not of here"],
] as const;
/** Where some wires cross, left is not yet true. */
const CROSSED_WAYS = [
  ["left", "Left"],
  ["right", "Right"],
] as const;

/** A yard of tracks: every lever halves them, and the word at the end of the last one fills the boxes. */
export default function Switches(props: DrawingProps<"switches">) {
  const { artefact, marks, onMark, onSpell, answerLength, isShut, inWords, id } = props;
  const { levers, tracks, chain } = artefact;
  const left = tracksLeft(marks, levers.length, tracks.length);

  function turn(lever: number, way: string): void {
    const next = marked(marks, String(lever), way);
    onMark(next);
    const [only, ...more] = tracksLeft(next, levers.length, tracks.length);
    const word = more.length === 0 && only !== undefined ? (tracks[only] ?? "") : "";
    onSpell(Array.from({ length: answerLength }, (_, i) => word[i] ?? ""));
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChainLine text={chain} />
      <ol className="grid grid-cols-1 gap-2">
        {levers
          .map((text, at) => ({ text, at }))
          .map(({ text, at }) => (
            <li key={at}>
              <fieldset className="grid gap-2 rounded-md border border-contour bg-raised p-3 sm:flex sm:items-center">
                <legend className="sr-only">
                  Lever {at + 1}: {text}
                </legend>
                <p aria-hidden="true" className="min-w-0 flex-1">
                  <span className="label-caps mr-2 text-quiet">Lever {at + 1}</span>
                  {text}
                </p>
                <div className="flex gap-1">
                  {(chain === undefined ? WAYS : CROSSED_WAYS).map(([way, label]) => (
                    <label
                      key={way}
                      className={classNames(
                        "relative flex min-h-11 flex-1 items-center justify-center rounded-sm border-2 px-3 text-sm font-semibold sm:flex-none",
                        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass",
                        marks[String(at)] === way
                          ? "border-pine bg-pine text-on-pine"
                          : "border-edge bg-paper text-ink",
                      )}
                    >
                      <input
                        type="radio"
                        name={`${id}-${at}`}
                        disabled={isShut}
                        checked={marks[String(at)] === way}
                        onChange={() => turn(at, way)}
                        className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
                      />
                      {label}
                    </label>
                  ))}
                </div>
              </fieldset>
            </li>
          ))}
      </ol>
      {inWords ? (
        <ul className="flex flex-wrap gap-2 text-sm">
          {left.map((at) => (
            <li key={at} className="font-mono font-semibold">
              {tracks[at]}
            </li>
          ))}
        </ul>
      ) : (
        <Yard tracks={tracks} levers={levers.length} left={left} />
      )}
      <p aria-live="polite" className="text-sm text-quiet">
        {left.length === 1
          ? `The car stands at ${tracks[left[0] ?? 0]}.`
          : `${left.length} of ${tracks.length} tracks are open.`}
      </p>
    </div>
  );
}

/** Numbers of the tracks that a car can still come to. */
function tracksLeft(marks: Marks, levers: number, tracks: number): number[] {
  const all = Array.from({ length: tracks }, (_, at) => at);
  return all.filter((at) =>
    Array.from({ length: levers }, (_, lever) => lever).every((lever) => {
      const way = marks[String(lever)];
      const isRight = ((at >> (levers - 1 - lever)) & 1) === 1;
      return way === undefined || (way === "right") === isRight;
    }),
  );
}

/** Points of the drawing for each track, and for each lever. */
const gauge = 40;
const rise = 46;
const top = 16;

type YardProps = { tracks: readonly string[]; levers: number; left: readonly number[] };

function Yard({ tracks, levers, left }: YardProps) {
  const open = new Set(left);
  const width = tracks.length * gauge;
  const end = top + levers * rise;
  const height = end + 28 * Math.max(...tracks.map(({ length }) => length)) + 26;
  const middleOf = (from: number, to: number): number => ((from + to) / 2) * gauge;
  const rails = Array.from({ length: levers }, (_, lever) => {
    const size = tracks.length / 2 ** lever;
    return Array.from({ length: 2 ** lever }, (__, nth) =>
      [0, 1].map((side) => {
        const from = nth * size + (side * size) / 2;
        const isOpen = left.some((at) => at >= from && at < from + size / 2);
        const x = middleOf(nth * size, (nth + 1) * size);
        const y = top + lever * rise;
        const to = middleOf(from, from + size / 2);
        return {
          isOpen,
          path: `M${x} ${y}C${x} ${y + rise / 2} ${to} ${y + rise / 2} ${to} ${y + rise}`,
        };
      }),
    ).flat();
  }).flat();
  return (
    <svg
      role="img"
      aria-label={`A yard of ${tracks.length} tracks: ${tracks.filter((_, at) => open.has(at)).join(", ")}`}
      viewBox={`0 0 ${width} ${height}`}
      className="w-full max-w-2xl rounded-md border border-contour bg-sunken"
    >
      <circle cx={width / 2} cy={top} r="9" className="fill-pine" />
      {[...rails]
        .sort((a, b) => Number(a.isOpen) - Number(b.isOpen))
        .map(({ path, isOpen }) => (
          <path
            key={path}
            d={path}
            className={classNames(
              "fill-none",
              isOpen ? "stroke-pine stroke-[5]" : "stroke-contour stroke-[3]",
            )}
          />
        ))}
      {tracks.map((track, at) => (
        <g key={track}>
          <path
            d={`M${(at + 0.5) * gauge} ${end}V${end + 10}`}
            className={classNames(
              open.has(at) ? "stroke-pine stroke-[5]" : "stroke-contour stroke-[3]",
            )}
          />
          <text
            textAnchor="middle"
            className={classNames(
              "font-mono text-[28px] font-semibold",
              open.has(at) ? "fill-ink" : "fill-quiet",
            )}
          >
            {[...track].map((letter, nth) => (
              <tspan
                // biome-ignore lint/suspicious/noArrayIndexKey: letters stand in a fixed order and may repeat.
                key={nth}
                x={(at + 0.5) * gauge}
                y={end + 38 + 28 * nth}
              >
                {letter}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </svg>
  );
}
