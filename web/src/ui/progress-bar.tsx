type ProgressBarProps = {
  /** Names what advances. */
  label: string;
  value: number;
  max: number;
  /** The count in words, such as "12 of 306"; without it the percentage. */
  valueText?: string;
  hideLabel?: boolean;
};

/** How far something has come, with its count. value and max in any unit; max 0 shows nothing done. */
export function ProgressBar({ label, value, max, valueText, hideLabel }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const percent = Math.round(share * 100);
  const text = valueText ?? `${percent}%`;
  return (
    <div>
      {!hideLabel && (
        <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className="font-medium">{label}</span>
          <span className="text-quiet tabular-nums">{text}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-full border border-contour bg-sunken"
      >
        <div
          className="h-full origin-left bg-brass transition-transform duration-150"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
