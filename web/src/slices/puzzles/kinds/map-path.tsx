import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { type DrawingProps, marked } from "../drawing.ts";
import { besideOf, roadAfter, roadOf } from "../road.ts";

/** A map whose parts bear letters; a road over their borders fills the boxes. */
export default function MapPath(props: DrawingProps<"map_path">) {
  const { artefact, marks, onMark, onSpell, answerLength, isShut, inWords } = props;
  const { regions, start, conditions } = artefact;
  const [refused, setRefused] = useState("");
  const road = roadOf(marks.road, artefact);
  const byId = new Map(regions.map((region) => [region.id, region]));
  const nameOf = (id: string | undefined): string => byId.get(id ?? "")?.name ?? "";
  const last = road.at(-1);

  function press(id: string): void {
    if (isShut) return;
    const next = roadAfter(road, id, artefact, answerLength);
    if (next === null) {
      setRefused(
        road.length >= answerLength
          ? `The road has its ${answerLength} parts. Press its last to take it back.`
          : `${nameOf(id)} does not touch ${nameOf(last)}.`,
      );
      return;
    }
    setRefused("");
    onMark(marked(marks, "road", next.join(",")));
    onSpell(next.map((each) => byId.get(each)?.letter ?? ""));
  }
  const placeOf = (id: string): string => {
    const at = road.indexOf(id);
    const here = id === start ? ", the road begins here" : "";
    return `${here}${at < 0 ? "" : `, number ${at + 1} of the road`}`;
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {conditions.length > 0 && (
        <ul className="list-disc pl-5 text-sm font-semibold">
          {conditions.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {inWords ? (
        <InWords {...{ artefact, road, isShut, placeOf, press, nameOf }} />
      ) : (
        <Sheet {...{ artefact, road, isShut, placeOf, press }} />
      )}
      <p aria-live="polite" className="min-h-10 text-sm text-quiet">
        {refused ||
          (road.length === 0
            ? "Press a part of the map to begin."
            : `${road.length} of ${answerLength}: ${road.map(nameOf).join(", ")}`)}
      </p>
    </div>
  );
}

type PartProps = Pick<DrawingProps<"map_path">, "artefact" | "isShut"> & {
  road: readonly string[];
  press: (id: string) => void;
  /** What it is on the road, after its name and its letter. */
  placeOf: (id: string) => string;
};

function Sheet({ artefact, road, isShut, placeOf, press }: PartProps) {
  const { regions, start } = artefact;
  const height = Math.max(
    ...regions.flatMap(({ outline }) =>
      outline.split(" ").map((point) => Number(point.split(",")[1] ?? 0)),
    ),
  );
  const tall = height + 20;
  const byId = new Map(regions.map((region) => [region.id, region]));
  const line = road.map((id) => `${byId.get(id)?.x},${byId.get(id)?.y}`).join(" ");
  return (
    <div className="max-w-lg">
      {/* Letters stand at shares of the drawing's height: nothing else may be in this box. */}
      <div className="relative">
        <svg viewBox={`0 0 1000 ${tall}`} className="block w-full" aria-hidden="true">
          {regions.map(({ id, outline }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the button over it says and does the same.
            <polygon
              key={id}
              points={outline}
              onClick={() => press(id)}
              className={classNames(
                "stroke-edge stroke-[3]",
                road.includes(id) ? "fill-brass-wash" : "fill-raised",
                isShut ? "" : "cursor-pointer",
              )}
            />
          ))}
          <polyline
            points={line}
            className="pointer-events-none fill-none stroke-pine stroke-[10]"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
        <ul>
          {regions.map(({ id, name, letter, x, y }) => (
            <li key={id}>
              <button
                type="button"
                title={name}
                aria-pressed={road.includes(id)}
                disabled={isShut}
                onClick={() => press(id)}
                style={{ left: `${x / 10}%`, top: `${(y / tall) * 100}%` }}
                className={classNames(
                  "absolute flex size-9 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border-2 font-mono text-base font-semibold",
                  road.includes(id)
                    ? "border-pine bg-pine text-on-pine"
                    : id === start
                      ? "border-flag bg-paper text-ink"
                      : "border-contour bg-paper text-ink",
                )}
              >
                {letter}{" "}
                <span className="absolute top-full font-sans text-xs font-normal whitespace-nowrap text-ink max-sm:sr-only">
                  {name}
                </span>
                <span className="sr-only">{placeOf(id)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {/* On a phone the names have no room on the map. */}
      <p aria-hidden="true" className="mt-2 text-sm text-quiet sm:hidden">
        {regions
          .toSorted((a, b) => a.y - b.y || a.x - b.x)
          .map(({ name, letter }) => `${name} ${letter}`)
          .join(" · ")}
      </p>
    </div>
  );
}

type InWordsProps = PartProps & { nameOf: (id: string) => string };

/** The same road as a list: where one is, and where one can go from there. */
function InWords({ artefact, road, isShut, placeOf, press, nameOf }: InWordsProps) {
  const last = road.at(-1);
  const open =
    last === undefined
      ? artefact.regions.map(({ id }) => id)
      : besideOf(artefact, last).filter((id) => !road.includes(id));
  const shown = last === undefined ? open : [last, ...open];
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold">
        {last === undefined ? "Where the road begins:" : `You are in ${nameOf(last)}. Next:`}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {shown
          .toSorted(
            (a, b) => Number(b === last) - Number(a === last) || (nameOf(a) < nameOf(b) ? -1 : 1),
          )
          .map((id) => (
            <li key={id} className="grid">
              <button
                type="button"
                disabled={isShut}
                onClick={() => press(id)}
                className={classNames(
                  "flex min-h-11 items-center justify-between gap-2 rounded-sm border-2 px-3 text-left text-sm font-semibold",
                  id === last
                    ? "border-pine bg-pine text-on-pine"
                    : "border-contour bg-raised text-ink",
                )}
              >
                <span>{id === last ? `Take back ${nameOf(id)}` : nameOf(id)}</span>{" "}
                <span className="font-mono">
                  {artefact.regions.find((region) => region.id === id)?.letter}
                  <span className="sr-only">{placeOf(id)}</span>
                </span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
