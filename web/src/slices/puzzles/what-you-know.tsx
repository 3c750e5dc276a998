import type { ShownSquare } from "@ten-paces/contract";

type Solved = Extract<ShownSquare, { state: "completed" }>;

/** Everything that the solved squares have told, on one sheet: the last square is made of it. */
export function WhatYouKnow({ squares }: { squares: readonly ShownSquare[] }) {
  const solved = squares.filter((square): square is Solved => square.state === "completed");
  if (solved.length === 0) return null;
  return (
    <section className="grid gap-3 rounded-md border border-contour bg-sunken p-4">
      <h3 className="text-lg">What you know</h3>
      <p className="text-sm text-quiet">
        The squares that you have solved, with what each of them told you.
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {solved.map((square) => (
          <li key={square.sequenceNum}>
            <Known square={square} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Known({ square }: { square: Solved }) {
  const { place, told, workings = [] } = square;
  const wrong = workings.flatMap((working) => working.wrong);
  return (
    <details className="rounded-sm border border-contour bg-paper px-3">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
        <strong>{place.name}</strong>
        <span className="font-mono text-sm text-quiet">
          {[told?.year, told?.county, place.town].filter(Boolean).join(" · ")}
        </span>
        <span className="w-full pb-2 font-mono text-sm break-words">
          {square.w3wAddress.replaceAll(".", " ").toUpperCase()}
        </span>
      </summary>
      <dl className="grid gap-2 pb-3 text-sm">
        <div>
          <dt className="label-caps text-quiet">North</dt>
          <dd className="font-mono">{place.center.lat.toFixed(3)}°</dd>
        </div>
        {wrong.length > 0 && (
          <div>
            <dt className="label-caps text-quiet">What would have been wrong</dt>
            <dd>
              <ol className="list-decimal pl-6 font-mono">
                {wrong.map((word) => (
                  <li key={word}>{word.toUpperCase()}</li>
                ))}
              </ol>
            </dd>
          </div>
        )}
        {told && (
          <div>
            <dt className="label-caps text-quiet">Its story</dt>
            <dd>
              <ol className="list-decimal pl-6">
                {told.story.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}
