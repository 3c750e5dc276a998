import { type ReactNode, useId, useRef } from "react";
import { classNames } from "./class-names.ts";
import { useHoverOrFocus } from "./use-hover-or-focus.ts";

type TooltipProps = {
  text: string;
  side?: "top" | "bottom";
  /** Something that takes the focus (a link or a button); it receives the id to be described by. */
  children: (describedBy: string) => ReactNode;
};

/** A short remark on hover or focus. Escape hides it, and the pointer may rest on it. */
export function Tooltip({ text, side = "bottom", children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const open = useHoverOrFocus(wrapper);
  return (
    <span ref={wrapper} className="relative inline-flex">
      {children(id)}
      <span
        role="tooltip"
        id={id}
        className={classNames(
          "absolute right-0 z-30 w-max max-w-56 rounded-sm bg-ink px-2.5 py-1.5 text-sm font-medium text-paper shadow-float",
          side === "bottom" ? "top-full" : "bottom-full",
          !open && "hidden",
        )}
      >
        {text}
      </span>
    </span>
  );
}
