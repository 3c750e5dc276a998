import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { letterOf } from "./kept-work.ts";

/** Where a key leads from a cell; "on" and "back" are what typing and rubbing out do. */
export type Step = "on" | "back" | "left" | "right" | "up" | "down";

const arrows: Readonly<Record<string, Step>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

type CellsOptions = {
  letterIn: (name: string) => string;
  /** @param letter a small letter, or "" to rub out */
  onWrite: (name: string, letter: string) => void;
  /** The cell that a step leads to, or null where there is none. */
  stepFrom: (name: string, step: Step) => string | null;
};

/** Cells of one letter each, typed with a keyboard or with keys of the page; one of them is in hand. */
export function useCells({ letterIn, onWrite, stepFrom }: CellsOptions) {
  const box = useRef<HTMLDivElement>(null);
  const [inHand, setInHand] = useState<string | null>(null);

  function focus(name: string | null): void {
    if (name === null) return;
    setInHand(name);
    box.current?.querySelector<HTMLInputElement>(`input[data-cell="${name}"]`)?.focus();
  }
  function write(name: string, text: string): void {
    const letter = letterOf(text);
    if (letter === "") return;
    onWrite(name, letter);
    focus(stepFrom(name, "on"));
  }
  function rub(name: string): void {
    const target = letterIn(name) === "" ? (stepFrom(name, "back") ?? name) : name;
    onWrite(target, "");
    focus(target);
  }
  return {
    box,
    inHand,
    focus,
    /** What a key of the page does; without a cell in hand it begins at the first. */
    type: (letter: string, first: string) => write(inHand ?? first, letter),
    rub: (first: string) => rub(inHand ?? first),
    cell: (name: string) => ({
      "data-cell": name,
      value: letterIn(name).toUpperCase(),
      inputMode: "none" as const,
      autoComplete: "off",
      autoCorrect: "off",
      autoCapitalize: "characters",
      spellCheck: false,
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        setInHand(name);
        event.currentTarget.select();
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const step = arrows[event.key];
        if (event.key === "Backspace" || event.key === "Delete") {
          event.preventDefault();
          rub(name);
        } else if (step) {
          event.preventDefault();
          focus(stepFrom(name, step));
        } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault();
          write(name, event.key);
        }
      },
      // Phones that bring a keyboard of their own all the same give no names of keys.
      onChange: (event: { target: HTMLInputElement }) => {
        const typed = event.target.value.replace(letterIn(name).toUpperCase(), "");
        write(name, typed.slice(-1));
      },
    }),
  };
}
