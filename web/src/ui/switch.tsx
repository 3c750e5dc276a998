import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** Turns something on at once, without a save button; for a choice in a form take Checkbox. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        <button
          type="button"
          role="switch"
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint == null ? undefined : `${id}-hint`}
          disabled={disabled}
          onClick={() => onChange(!checked)}
          className="inline-flex h-11 w-14 shrink-0 items-center justify-center rounded-full disabled:opacity-55"
        >
          <span
            aria-hidden="true"
            className={classNames(
              "relative h-7 w-12 rounded-full border transition-colors duration-150",
              checked ? "border-pine bg-pine" : "border-edge bg-sunken",
            )}
          >
            <span
              className={classNames(
                "absolute top-0.75 left-0.75 size-5 rounded-full transition-transform duration-150",
                checked ? "translate-x-5 bg-on-pine" : "bg-edge",
              )}
            />
          </span>
        </button>
      </div>
      {hint != null && (
        <div id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </div>
      )}
    </div>
  );
}
