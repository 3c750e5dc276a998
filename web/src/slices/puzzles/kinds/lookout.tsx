import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { type DrawingProps, type Marks, marked } from "../drawing.ts";
import { LettersByLine } from "../letters-by-line.tsx";
import { LogPages } from "../log-pages.tsx";
import { Signaler } from "../semaphore-figure.tsx";
import { directionWords } from "../semaphore-geometry.ts";
import { poles, winds } from "../short-words.ts";
import { eighthOf, flags, spotFrom, whereabouts } from "../town-map.ts";
import { TownSheet } from "../town-sheet.tsx";

/** Two towns for each letter: from where one stands on the map they are a signaler's two arms. */
export default function Lookout(props: DrawingProps<"lookout">) {
  const { artefact, marks, onMark, onSpell, answerLength, isShut, inWords, id } = props;
  const { towns, pages, table, arms, outlines, milesWide } = artefact;
  const openAt = marks.page === undefined ? -1 : Number(marks.page);
  const signals = pages === undefined ? artefact.signals : (pages[openAt]?.signals ?? []);
  const [at, setAt] = useState(0);
  const stand = spotFrom(marks.stand);
  const byId = new Map(towns.map((town) => [town.id, town]));
  const nameOf = (id: string): string => byId.get(id)?.name ?? "";

  /** The arms of a signal from where one stands; those that are told where one stands nowhere. */
  function armsOf(signal: number): readonly number[] {
    if (stand === null) return arms[signal] ?? [];
    return (signals[signal] ?? []).map((id) => eighthOf(stand, byId.get(id) ?? stand));
  }
  const told = arms.flatMap((each, i) => (each.length > 0 ? [i] : []));
  const fitting = told.filter((i) => (arms[i] ?? []).every((arm) => armsOf(i).includes(arm)));
  const standAt = (x: number, y: number): void =>
    onMark(
      marked(marks, "stand", `${Math.min(1000, Math.max(0, x))},${Math.min(1000, Math.max(0, y))}`),
    );
  function put(signal: number, letter: string): void {
    const next: Marks = marked(marks, `at${signal}`, letter);
    onMark(next);
    onSpell(signals.map((_, i) => next[`at${i}`] ?? ""));
    setAt(Math.min(signals.length - 1, signal + 1));
  }
  function openPage(nth: number): void {
    // Letters of another page are of no use on this one.
    onMark(marked(marks.stand === undefined ? {} : { stand: marks.stand }, "page", String(nth)));
    onSpell(Array.from({ length: answerLength }, () => ""));
    setAt(0);
  }
  const pair = signals[at] ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {pages && (
        <LogPages
          texts={pages.map(({ text }) => text)}
          {...{ openAt, isShut, id }}
          onOpen={openPage}
        />
      )}
      {inWords && !isShut && (
        <label className="grid gap-1 text-sm font-semibold">
          Begin at a town, then move from there
          <select
            className="min-h-11 max-w-full rounded-sm border border-edge bg-paper px-2 text-ink"
            value={towns.find(({ x, y }) => x === stand?.x && y === stand.y)?.id ?? ""}
            onChange={(event) => {
              const town = byId.get(event.target.value);
              if (town) standAt(town.x, town.y);
            }}
          >
            <option value="">Choose a town</option>
            {towns.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {!inWords && (
        <TownSheet
          {...{ outlines, towns, milesWide }}
          strong={pair}
          onPress={isShut ? undefined : ({ x, y }) => standAt(x, y)}
        >
          {stand && (
            <g className="pointer-events-none fill-none stroke-pine">
              {pair.map((id) => (
                <line
                  key={id}
                  x1={stand.x}
                  y1={stand.y}
                  x2={byId.get(id)?.x}
                  y2={byId.get(id)?.y}
                  className="stroke-[6]"
                />
              ))}
              <circle cx={stand.x} cy={stand.y} r="20" className="fill-paper stroke-[8]" />
              <circle cx={stand.x} cy={stand.y} r="5" className="fill-pine" />
            </g>
          )}
        </TownSheet>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p aria-live="polite" className="min-w-[min(11rem,100%)] flex-1 text-sm">
          {stand === null
            ? inWords
              ? "Stand where this place lies."
              : "Press the map where this place lies."
            : `You stand ${whereabouts(stand, towns, milesWide)}.`}
          {told.length > 0 &&
            stand !== null &&
            ` ${fitting.length} of ${told.length} told signals look as they should.`}
        </p>
        {stand !== null && !isShut && (
          <Nudges milesWide={milesWide} onMove={(x, y) => standAt(stand.x + x, stand.y + y)} />
        )}
      </div>
      {inWords ? (
        <LettersByLine
          lines={signals.map((_, i) => ({
            shown: `${i + 1}`,
            spoken: `Signal ${i + 1}: ${said(i)}`,
          }))}
          {...{ marks, isShut, onMark, onSpell }}
        />
      ) : (
        <Signals {...{ signals, armsOf, marks, at, setAt }} told={told} />
      )}
      {inWords ? (
        <ol aria-hidden="true" className="list-decimal pl-6 text-sm">
          {signals.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: signals stand in a fixed order and may repeat.
            <li key={i}>{said(i)}</li>
          ))}
        </ol>
      ) : (
        signals.length > 0 && (
          <p aria-live="polite" className="text-sm">
            Signal {at + 1}: <strong>{pair.map(nameOf).join(" and ")}</strong>
          </p>
        )
      )}
      {table && (
        <FlagTable
          inWords={inWords}
          onPick={isShut || signals.length === 0 ? null : (letter) => put(at, letter)}
        />
      )}
    </div>
  );

  /** What is known of a signal in words: its towns, and where they lie as far as it can be said. */
  function said(signal: number): string {
    return (signals[signal] ?? [])
      .map((id, place) => {
        const town = byId.get(id);
        const arm = stand && town ? eighthOf(stand, town) : arms[signal]?.[place];
        return arm === undefined ? nameOf(id) : `${nameOf(id)} lies ${winds[arm]}`;
      })
      .join(", ");
  }
}

type NudgesProps = { milesWide: number; onMove: (x: number, y: number) => void };

const moves = [
  ["N", ArrowUp, 0, -1],
  ["S", ArrowDown, 0, 1],
  ["W", ArrowLeft, -1, 0],
  ["E", ArrowRight, 1, 0],
] as const;

function Nudges({ milesWide, onMove }: NudgesProps) {
  const miles = milesWide > 300 ? 5 : 1;
  const points = Math.round((1000 * miles) / milesWide);
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Move where you stand</legend>
      {moves.map(([wind, Icon, x, y]) => (
        <button
          key={wind}
          type="button"
          aria-label={`${miles} ${miles === 1 ? "mile" : "miles"} to the ${poles[wind]}`}
          onClick={() => onMove(x * points, y * points)}
          className="flex size-11 items-center justify-center rounded-sm border border-contour bg-raised text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </fieldset>
  );
}

type SignalsProps = {
  signals: readonly (readonly string[])[];
  armsOf: (signal: number) => readonly number[];
  told: readonly number[];
  marks: Marks;
  at: number;
  setAt: (at: number) => void;
};

function Signals({ signals, armsOf, told, marks, at, setAt }: SignalsProps) {
  return (
    <ol className="grid grid-cols-4 gap-1 sm:grid-cols-8">
      {signals.map((_, i) => {
        const [one, other] = armsOf(i);
        const isDrawn = one !== undefined && other !== undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: signals stand in a fixed order and may repeat.
          <li key={i} className="grid">
            <button
              type="button"
              aria-pressed={i === at}
              aria-label={`Signal ${i + 1}${isDrawn ? `: arms ${directionWords(one * 45)} and ${directionWords(other * 45)}` : ""}${told.includes(i) ? ", told" : ""}`}
              onClick={() => setAt(i)}
              className={classNames(
                "grid min-h-16 content-between justify-items-center rounded-sm border-2 bg-paper p-0.5 text-ink",
                i === at ? "border-pine" : "border-contour",
              )}
            >
              {isDrawn ? (
                <span className="w-14">
                  <Signaler left={one * 45} right={other * 45} />
                </span>
              ) : (
                <span aria-hidden="true" className="flex h-14 items-center text-xl text-quiet">
                  ?
                </span>
              )}
              <span aria-hidden="true" className="text-xs text-quiet">
                {i + 1} <strong className="font-mono text-ink">{marks[`at${i}`] ?? ""}</strong>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

type FlagTableProps = { inWords: boolean; onPick: ((letter: string) => void) | null };

function FlagTable({ inWords, onPick }: FlagTableProps) {
  return (
    <details className="rounded-md border border-contour bg-sunken px-3" open={!inWords}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold">
        The table of flags
      </summary>
      {inWords ? (
        <ul className="grid grid-cols-2 gap-x-3 pb-3 text-sm sm:grid-cols-3">
          {flags.map(([letter, one, other]) => (
            <li key={letter}>
              {letter}: {winds[one]}, {winds[other]}
            </li>
          ))}
        </ul>
      ) : (
        <ul className="grid grid-cols-6 gap-1 pb-3 sm:grid-cols-9">
          {flags.map(([letter, one, other]) => (
            <li key={letter} className="grid">
              <button
                type="button"
                disabled={onPick === null}
                aria-label={`${letter}: arms ${directionWords(one * 45)} and ${directionWords(other * 45)}`}
                onClick={() => onPick?.(letter)}
                className="grid justify-items-center rounded-sm border border-contour bg-paper text-ink"
              >
                <Signaler left={one * 45} right={other * 45} />
                <span aria-hidden="true" className="font-mono text-sm font-semibold">
                  {letter}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
