const FIGURE = "h-24 text-edge";

/** Nine squares, of which one has the three words. */
export function OneSquare() {
  return (
    <svg aria-hidden="true" viewBox="77 5 86 86" className={FIGURE}>
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <rect
            key={`${row} ${column}`}
            x={78 + column * 28}
            y={6 + row * 28}
            width="28"
            height="28"
            className={row === 1 && column === 1 ? "fill-brass" : "fill-none"}
            stroke="currentColor"
            strokeDasharray={row === 1 && column === 1 ? undefined : "2 3"}
          />
        )),
      )}
      <path d="m114 48 4 4 8-9" fill="none" strokeWidth="2.5" className="stroke-raised" />
    </svg>
  );
}

/** The address of a hunt above that of the finder: three words each, the same. */
export function SameWords() {
  return (
    <svg aria-hidden="true" viewBox="47 8 147 80" className={FIGURE}>
      {[18, 58].flatMap((y) =>
        [48, 98, 148].map((x, nth) => (
          <rect
            key={`${y} ${x}`}
            x={x}
            y={y}
            width={[42, 42, 44][nth]}
            height="20"
            rx="3"
            className={y === 18 ? "fill-sunken" : "fill-brass-wash"}
            stroke="currentColor"
          />
        )),
      )}
      <path d="M120 40v16" strokeWidth="2" strokeDasharray="1 5" className="stroke-brass" />
    </svg>
  );
}

/** A phone's idea of where it stands, which grows smaller. */
export function SmallerRing() {
  return (
    <svg aria-hidden="true" viewBox="75 3 90 90" className={FIGURE}>
      {[44, 30, 16].map((radius) => (
        <circle
          key={radius}
          cx="120"
          cy="48"
          r={radius}
          className={radius === 16 ? "fill-pine-wash stroke-pine" : "fill-none"}
          stroke="currentColor"
          strokeWidth={radius === 16 ? 2 : 1}
          strokeDasharray={radius === 16 ? undefined : "3 4"}
        />
      ))}
      <rect x="115" y="43" width="10" height="10" className="fill-pine" />
    </svg>
  );
}
