import type { ArtefactOf } from "@ten-paces/contract";
import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { type DrawingProps, marked } from "../drawing.ts";
import { bearingInWords, isAtEnd, legInWords, legOf, rulerEnd } from "../survey.ts";
import { TownSheet } from "../town-sheet.tsx";

type Flag = ArtefactOf<"bearings">["towns"][number];

/** A field book and a map of flags: the ruler lies along each leg, and the flags at its ends fill the boxes. */
export default function Bearings(props: DrawingProps<"bearings">) {
  const { artefact, marks, onMark, onSpell, isShut, inWords } = props;
  const { towns, legs, start, milesWide, chain } = artefact;
  const [refused, setRefused] = useState("");
  const byId = new Map(towns.map((town) => [town.id, town]));
  const walk = walkOf(marks.walk, artefact);
  const last = walk.at(-1);
  const written = legOf(legs[walk.length - 1] ?? "");
  const found = Number(marks.miles ?? "");
  // Miles that somebody has found out end the ruler like any others.
  const leg =
    written && written.miles === null && found > 0 ? { ...written, miles: found } : written;
  const isDone = walk.length > legs.length;

  function press(id: string): void {
    if (isShut) return;
    const flag = byId.get(id);
    if (flag === undefined) return;
    if (flag === last) {
      if (walk.length > 1 || start === undefined) go(walk.slice(0, -1));
    } else if (last === undefined) go([flag]);
    else if (isDone) setRefused("The walk is done. Press its last flag to take it back.");
    else if (leg && isAtEnd(last, flag, leg, milesWide)) go([...walk, flag]);
    else setRefused(`The ruler does not end at ${flag.name}.`);
  }
  function go(next: readonly Flag[]): void {
    setRefused("");
    onMark(marked(marks, "walk", next.map(({ id }) => id).join(",")));
    onSpell(next.slice(1).map(({ letter }) => letter ?? ""));
  }
  const isStuck =
    last !== undefined &&
    leg !== null &&
    !isDone &&
    !towns.some((flag) => flag !== last && isAtEnd(last, flag, leg, milesWide));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ol className="grid gap-x-4 sm:grid-cols-2">
        {legs.map((text, i) => {
          const end = walk[i + 1];
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: legs stand in a fixed order and may repeat.
              key={i}
              className={classNames(
                "flex min-h-8 items-center gap-2 border-b border-contour font-mono text-sm",
                i === walk.length - 1 ? "font-bold text-ink" : "text-quiet",
              )}
            >
              <span aria-hidden="true">
                {i + 1}. {text}
              </span>
              <span className="sr-only">
                Leg {i + 1}: {legInWords(text)}
                {end ? `, to ${end.name}, letter ${end.letter}` : ""}
              </span>
              {end && (
                <span aria-hidden="true" className="ml-auto font-sans text-ink">
                  {end.name} <strong className="font-mono">{end.letter}</strong>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {chain && (
        <div className="flex flex-wrap items-center gap-3 rounded-md border border-brass bg-brass-wash px-3 py-2">
          <p className="min-w-[min(12rem,100%)] flex-1 text-sm">{chain}</p>
          {!isShut && (
            <label className="flex items-center gap-2 text-sm font-semibold">
              Miles
              <input
                inputMode="numeric"
                autoComplete="off"
                value={marks.miles ?? ""}
                onChange={(event) =>
                  onMark(marked(marks, "miles", event.target.value.replace(/\D/g, "").slice(0, 3)))
                }
                className="min-h-11 w-16 rounded-sm border border-edge bg-paper px-2 text-center font-mono text-base text-ink"
              />
            </label>
          )}
        </div>
      )}
      {inWords ? (
        <InWords {...{ artefact, walk, isShut, press, isDone }} />
      ) : (
        <TownSheet
          outlines={artefact.outlines}
          {...{ towns, milesWide }}
          strong={last ? [last.id] : []}
          marker={46}
          over={<Flags {...{ towns, walk, start, isShut, press }} />}
          onPress={
            isShut
              ? undefined
              : ({ x, y }) => {
                  const near = towns.find((flag) => Math.hypot(flag.x - x, flag.y - y) < 60);
                  if (near) press(near.id);
                }
          }
        >
          <polyline
            points={walk.map(({ x, y }) => `${x},${y}`).join(" ")}
            className="pointer-events-none fill-none stroke-pine stroke-[9]"
            strokeLinejoin="round"
          />
          {last && leg && !isDone && (
            <Ruler from={last} end={rulerEnd(last, leg, milesWide)} isOpen={leg.miles === null} />
          )}
        </TownSheet>
      )}
      <p aria-live="polite" className="min-h-10 text-sm text-quiet">
        {refused ||
          (last === undefined
            ? "Press the flag where the walk begins."
            : isDone
              ? "The walk is done."
              : isStuck
                ? "No flag stands where the ruler ends. Did the walk begin elsewhere?"
                : leg?.miles === null
                  ? `Leg ${walk.length} from ${last.name}: somewhere along the ruler.`
                  : `Leg ${walk.length} from ${last.name}: press the flag where the ruler ends.`)}
      </p>
    </div>
  );
}

/** A kept walk as far as its flags stand on this map; it begins at the told start. */
function walkOf(text: string | undefined, { towns, start }: ArtefactOf<"bearings">): Flag[] {
  const kept = (text ?? "").split(",").flatMap((id) => towns.find((town) => town.id === id) ?? []);
  const first = towns.find(({ id }) => id === start);
  return first && kept[0] !== first ? [first] : kept;
}

type RulerProps = { from: Flag; end: { x: number; y: number }; isOpen: boolean };

function Ruler({ from, end, isOpen }: RulerProps) {
  return (
    <g className="pointer-events-none fill-none stroke-flag">
      <line
        x1={from.x}
        y1={from.y}
        x2={end.x}
        y2={end.y}
        strokeDasharray="22 12"
        className="stroke-[7]"
      />
      {!isOpen && <circle cx={end.x} cy={end.y} r="56" className="stroke-[5]" />}
    </g>
  );
}

type PartProps = {
  walk: readonly Flag[];
  isShut: boolean;
  press: (id: string) => void;
};
type FlagsProps = PartProps & { towns: readonly Flag[]; start: string | undefined };

function Flags({ towns, walk, start, isShut, press }: FlagsProps) {
  return (
    <ul>
      {towns.map((flag) => {
        const at = walk.lastIndexOf(flag);
        return (
          <li key={flag.id}>
            <button
              type="button"
              title={flag.name}
              aria-label={`${flag.name}, letter ${flag.letter}${flag.id === start ? ", the walk begins here" : ""}${at < 0 ? "" : at === 0 ? ", the start" : `, end of leg ${at}`}`}
              aria-pressed={at >= 0}
              disabled={isShut}
              onClick={() => press(flag.id)}
              style={{ left: `${flag.x / 10}%`, top: `${flag.y / 10}%` }}
              className={classNames(
                "absolute flex size-8 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border-2 font-mono text-base font-semibold",
                flag === walk.at(-1)
                  ? "border-flag bg-paper text-ink"
                  : at >= 0
                    ? "border-pine bg-pine text-on-pine"
                    : "border-contour bg-paper text-ink",
              )}
            >
              {flag.letter}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const mostNeighbors = 6;

type InWordsProps = PartProps & { artefact: ArtefactOf<"bearings">; isDone: boolean };

/** The same walk as a list: from where one is, the flags that lie about where the leg leads. */
function InWords({ artefact, walk, isShut, press, isDone }: InWordsProps) {
  const { towns, legs, milesWide, start } = artefact;
  const last = walk.at(-1);
  const leg = legOf(legs[walk.length - 1] ?? "");
  const byName = (a: Flag, b: Flag): number => (a.name < b.name ? -1 : 1);
  const open = openFrom();
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold">
        {last === undefined
          ? "Where the walk begins:"
          : isDone
            ? `You are in ${last.name}.`
            : `You are in ${last.name}. ${capital(legInWords(legs[walk.length - 1] ?? ""))}. Flags from here:`}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {open.map((flag) => (
          <li key={flag.id} className="grid">
            <button
              type="button"
              disabled={isShut}
              onClick={() => press(flag.id)}
              className="flex min-h-11 items-center justify-between gap-2 rounded-sm border-2 border-contour bg-raised px-3 text-left text-sm text-ink"
            >
              <span>
                <strong>{flag.name}</strong>
                {last ? `: ${bearingInWords(last, flag, milesWide)}` : ""}
              </span>
              <span className="font-mono font-semibold">{flag.letter}</span>
            </button>
          </li>
        ))}
        {last && !isShut && (walk.length > 1 || start === undefined) && (
          <li className="grid">
            <button
              type="button"
              onClick={() => press(last.id)}
              className="flex min-h-11 items-center rounded-sm border-2 border-pine bg-pine px-3 text-left text-sm font-semibold text-on-pine"
            >
              Take back {last.name}
            </button>
          </li>
        )}
      </ul>
    </div>
  );

  function openFrom(): Flag[] {
    if (last === undefined) return towns.toSorted(byName);
    if (leg === null || isDone) return [];
    const end = rulerEnd(last, leg, milesWide);
    const off = (flag: Flag): number =>
      leg.miles === null && isAtEnd(last, flag, leg, milesWide)
        ? 0
        : Math.hypot(flag.x - end.x, flag.y - end.y);
    return towns
      .filter((flag) => flag !== last)
      .toSorted((a, b) => off(a) - off(b))
      .slice(0, mostNeighbors)
      .toSorted(byName);
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
