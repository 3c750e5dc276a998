import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<"textarea">) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      rows={rows}
      {...rest}
      className={classNames(CONTROL_CLASS, "py-2.5", className)}
    />
  );
}
