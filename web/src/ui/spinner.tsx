import { classNames } from "./class-names.ts";

type SpinnerProps = {
  /** Read aloud; without it the spinner is decoration beside a text that already says what happens. */
  label?: string;
  size?: "small" | "large";
};

export function Spinner({ label, size = "small" }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} className="inline-flex items-center gap-3">
      <span
        aria-hidden="true"
        className={classNames(
          "inline-block shrink-0 animate-spin rounded-full border-current border-r-transparent",
          size === "small" ? "size-4 border-2" : "size-8 border-3 text-brass",
        )}
      />
      {label && <span>{label}</span>}
    </span>
  );
}
