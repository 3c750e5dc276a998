import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";

export type TextInputProps = ComponentProps<"input"> & {
  /** Monospaced, for three-word addresses, coordinates and codes. */
  mono?: boolean;
};

export function TextInput({ mono = false, className, ...rest }: TextInputProps) {
  const control = useFieldControl();
  return (
    <input
      type="text"
      {...control}
      {...rest}
      className={classNames(CONTROL_CLASS, "read-only:bg-sunken", mono && "font-mono", className)}
    />
  );
}
