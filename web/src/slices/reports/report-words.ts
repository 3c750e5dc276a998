import type { ReportKind } from "@ten-paces/contract";

interface KindWords {
  /** On the button of who stands there. */
  label: string;
  /** Said by somebody from outside. */
  outside: string;
  /** Beneath it. */
  text: string;
}

export const REPORT_WORDS: Record<ReportKind, KindWords> = {
  danger: {
    label: "It is dangerous",
    outside: "It is dangerous there",
    text: "Traffic, an edge, water, an animal, somebody threatening.",
  },
  closed: {
    label: "It is closed",
    outside: "It is closed",
    text: "A gate, a fence, building work, opening hours.",
  },
  told_to_leave: {
    label: "I was told to leave",
    outside: "People are not welcome there",
    text: "By an owner, a ranger, a guard.",
  },
  not_there: {
    label: "The spot is not there",
    outside: "It is gone, or somewhere else",
    text: "What the clues lead to is gone or elsewhere.",
  },
};

export const REPORT_KINDS: readonly ReportKind[] = [
  "danger",
  "closed",
  "told_to_leave",
  "not_there",
];
