import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Work is under way: shows a spinner, says so to assistive technology, refuses a second press. */
    busy?: boolean;
    /** Replaces the text while busy, such as "Checking In...". */
    busyLabel?: string;
    icon?: ReactNode;
  };

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  icon,
  className,
  disabled,
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={classNames(
        buttonClass({ ...(variant && { variant }), ...(size && { size }) }),
        className,
      )}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
