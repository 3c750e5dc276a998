import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  /** The accessible name; also the tooltip of the browser. */
  label: string;
  icon: ReactNode;
};

/** A square button of 44 px that shows only an icon. */
export function IconButton({ label, icon, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink",
        "transition-colors duration-150 hover:bg-pine-wash hover:text-pine-strong",
        className,
      )}
    >
      {icon}
    </button>
  );
}
