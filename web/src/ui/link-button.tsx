import type { ReactNode } from "react";
import { Link, type LinkProps } from "../routing.tsx";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { classNames } from "./class-names.ts";

export type LinkButtonProps = LinkProps & ButtonLook & { icon?: ReactNode };

/** A link inside the product that looks like a button. */
export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        buttonClass({ ...(variant && { variant }), ...(size && { size }) }),
        className,
      )}
    >
      {icon}
      {children}
    </Link>
  );
}
