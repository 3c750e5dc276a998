import { type ReactNode, useId, useMemo } from "react";
import { classNames } from "./class-names.ts";
import { FieldContext, type FieldControl } from "./field-context.ts";

export type FieldProps = {
  label: string;
  /** Standing help under the label. */
  hint?: ReactNode;
  /** What is wrong and what to do; nothing when the value is fine. */
  error?: string | undefined;
  required?: boolean;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean;
  className?: string;
  children?: ReactNode;
};

/** Label, hint and error around one control; the control finds its ids through context. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, hideLabel = false, className, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(hint != null && hintId, error && errorId);
  const invalid = Boolean(error);
  const control = useMemo<FieldControl>(
    () => ({
      id,
      "aria-describedby": describedBy || undefined,
      "aria-invalid": invalid || undefined,
      required,
    }),
    [id, describedBy, invalid, required],
  );
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-sm font-semibold"}>
        {label}
      </label>
      {hint != null && (
        <div id={hintId} className="text-sm text-quiet">
          {hint}
        </div>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} aria-live="polite" className="text-sm font-medium text-flag empty:-mt-1.5">
      {error}
    </div>
  );
}
