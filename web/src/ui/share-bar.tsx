type ShareBarProps = { part: number; whole: number; children: string };

/** A figure with a stroke as long as its share of a whole; the figure says it, the stroke is for the eye. */
export function ShareBar({ part, whole, children }: ShareBarProps) {
  const share = whole === 0 ? 0 : Math.min(1, part / whole);
  return (
    <span className="grid min-w-24 gap-0.5">
      <span className="tabular-nums">{children}</span>
      <span aria-hidden="true" className="block h-1 bg-sunken">
        <span
          className="block h-full origin-left bg-pine"
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
    </span>
  );
}
