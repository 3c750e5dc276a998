import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(hint != null && hintId, error && errorId) || undefined;
  return (
    <div className={classNames("flex flex-col", className)}>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...rest}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-5 shrink-0 accent-pine"
        />
        <span>{label}</span>
      </label>
      {hint != null && (
        <div id={hintId} className="pl-8 text-sm text-quiet">
          {hint}
        </div>
      )}
      {error && (
        <div id={errorId} className="pl-8 text-sm font-medium text-flag">
          {error}
        </div>
      )}
    </div>
  );
}
