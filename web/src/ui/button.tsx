import type { ComponentProps, MouseEvent, ReactNode } from "react";
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
  onClick,
  ...rest
}: ButtonProps) {
  return (
    // Not disabled while busy: a browser takes the focus away from what is, and gives it to nobody.
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
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

/** Neither the press counts, nor what it would send. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
