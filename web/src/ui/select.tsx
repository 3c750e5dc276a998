import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";

export type SelectOption = { value: string; label: string };

export type SelectProps = ComponentProps<"select"> & {
  options?: readonly SelectOption[];
  /** A first, empty choice such as "Choose a state". */
  placeholder?: string;
};

/** The platform's own select: the phone's wheel and typing ahead come for free. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <span className={classNames("relative block", className)}>
      <select {...control} {...rest} className={classNames(CONTROL_CLASS, "appearance-none pr-10")}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-quiet"
      />
    </span>
  );
}
