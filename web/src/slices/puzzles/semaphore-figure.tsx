import { armAt, directionWords, SHOULDERS } from "./semaphore-geometry.ts";

type Letter = { left: number; right: number };

/** A row of signalers, one for each letter. */
export function SemaphoreFigure({ letters, text }: { letters: readonly Letter[]; text: string }) {
  return (
    <div role="img" aria-label={text} className="flex flex-wrap gap-2">
      {letters
        .map((letter, index) => ({ ...letter, place: index + 1 }))
        .map(({ left, right, place }) => (
          <span
            key={place}
            className="grid w-20 justify-items-center rounded-md border border-contour bg-paper p-1"
          >
            <Signaler left={left} right={right} />
            <span className="text-xs text-quiet">{place}</span>
          </span>
        ))}
    </div>
  );
}

/** One signaler; degrees clockwise from straight up. */
export function Signaler({ left, right }: Letter) {
  return (
    <svg viewBox="0 0 100 100" fill="none" aria-hidden="true" className="w-full">
      <title>{`${directionWords(left)} and ${directionWords(right)}`}</title>
      <g className="stroke-ink" strokeWidth="3.5" strokeLinecap="round">
        <circle cx="50" cy="32" r="7" className="fill-ink" stroke="none" />
        <path d={`M50 ${SHOULDERS.y - 4}V70M50 70 41 93M50 70l9 23`} />
      </g>
      <ArmWithFlag degrees={left} />
      <ArmWithFlag degrees={right} />
    </svg>
  );
}

function ArmWithFlag({ degrees }: { degrees: number }) {
  const hand = armAt(degrees);
  // The flag hangs on the outer side of its pole, as a signaler's does.
  const side = degrees > 180 ? -1 : 1;
  return (
    <g>
      <path
        d={`M${SHOULDERS.x} ${SHOULDERS.y}L${hand.x} ${hand.y}`}
        className="stroke-ink"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <g transform={`translate(${hand.x} ${hand.y}) rotate(${degrees})`}>
        <path d="M0 4V-18" className="stroke-ink" strokeWidth="1.6" />
        <path d={`M0-18h${16 * side}v14H0z`} className="fill-raised" />
        <path d={`M0-18h${16 * side}L0-4z`} className="fill-flag" />
        <path d={`M0-18h${16 * side}v14H0z`} className="stroke-ink" strokeWidth="1.2" />
      </g>
    </g>
  );
}
