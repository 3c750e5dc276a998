import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export type Segment<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type SegmentedControlProps<Value extends string> = {
  /** Names the group, read aloud; shown above it with showLegend, or only where there is room. */
  legend: string;
  showLegend?: boolean | "where-wide";
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One choice out of a few, always visible: radio buttons underneath, so the arrow keys work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, showLegend = false, segments, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend
        className={classNames(
          showLegend ? "mb-1.5 text-sm font-semibold" : "sr-only",
          showLegend === "where-wide" && "max-sm:sr-only",
        )}
      >
        {legend}
      </legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-md border border-contour bg-sunken p-1">
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={classNames(
              "relative inline-flex min-h-9 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-sm sm:px-3.5 font-semibold",
              "transition-colors duration-150 pointer-coarse:min-h-11",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-brass",
              segment.value === value
                ? "bg-pine text-on-pine"
                : "text-quiet hover:bg-pine-wash hover:text-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
            />
            {segment.icon}
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
