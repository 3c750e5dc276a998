import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";

/** small 36 px (admin tables with a mouse), medium 44 px, bar 56 px across the foot of a phone. */
export type ButtonSize = "small" | "medium" | "bar";

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-pine bg-pine text-on-pine hover:border-pine-strong hover:bg-pine-strong",
  secondary: "border-edge bg-raised text-ink hover:border-pine hover:bg-pine-wash",
  ghost: "border-transparent bg-transparent text-pine hover:bg-pine-wash hover:text-pine-strong",
  danger: "border-flag bg-flag text-on-flag hover:border-flag-strong hover:bg-flag-strong",
};

const SIZES: Record<ButtonSize, string> = {
  small: "min-h-9 px-3 text-sm",
  medium: "min-h-11 px-5 text-base",
  bar: "min-h-14 w-full px-6 text-lg",
};

/** The classes of a button, for whatever element has to look like one. */
export function buttonClass({ variant = "primary", size = "medium" }: ButtonLook): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-md border text-center font-semibold leading-tight",
    "transition-colors duration-150 select-none active:translate-y-px",
    "disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55",
    VARIANTS[variant],
    SIZES[size],
  );
}
