import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export type CardProps = ComponentProps<"div"> & {
  as?: "div" | "article" | "section" | "li";
  /** Without padding a picture can reach the edges. */
  padded?: boolean;
  /** The whole card can be pressed: it lifts under the pointer. */
  lifts?: boolean;
};

/** A sheet of paper on the page. */
export function Card({ as: Element = "div", padded = true, lifts, className, ...rest }: CardProps) {
  const Tag = Element as "div";
  return (
    <Tag
      {...rest}
      className={classNames(
        "rounded-lg border border-contour bg-raised shadow-card",
        padded && "p-5 sm:p-6",
        lifts &&
          "relative transition-[box-shadow,border-color] duration-150 focus-within:border-edge hover:border-edge hover:shadow-lift",
        className,
      )}
    />
  );
}
