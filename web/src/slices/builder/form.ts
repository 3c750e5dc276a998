import type { Difficulty, generateHunt, Input, Variant } from "@ten-paces/contract";
import { huntDefaults } from "@ten-paces/contract";
import { BTC_PROBLEM, readBtc } from "../settings/read-btc.ts";
import { findShortage, type StateOption, shortageSentence } from "./places-left.ts";
import { FEWEST_SQUARES, MOST_SQUARES } from "./square-limits.ts";

/** The form as it is typed. */
export interface BuilderForm {
  state: string;
  variant: Variant;
  difficulty: Difficulty;
  /** BTC. */
  prizePool: string;
  totalSquares: string;
  theme: string;
  aiResistant: boolean;
  includeDecoys: boolean;
  /** Ids of hunts in stock whose places may be taken. */
  replaces: string[];
}

export const EMPTY_BUILDER_FORM: BuilderForm = {
  state: "",
  variant: huntDefaults.variant,
  difficulty: huntDefaults.difficulty,
  prizePool: String(huntDefaults.prizePoolBtc),
  totalSquares: String(huntDefaults.totalSquares),
  theme: "",
  aiResistant: true,
  includeDecoys: true,
  replaces: [],
};

export type BuilderProblems = Partial<Record<keyof BuilderForm, string>>;

/** What is wrong with the form; empty when it can be sent. The chosen state is null while it is not known. */
export function builderProblems(form: BuilderForm, state: StateOption | null): BuilderProblems {
  const problems: BuilderProblems = {};
  if (form.state === "") problems.state = "Please select a state";
  const squares = Number(form.totalSquares);
  if (!Number.isInteger(squares) || squares < FEWEST_SQUARES || squares > MOST_SQUARES) {
    problems.totalSquares = `Please enter a whole number from ${FEWEST_SQUARES} to ${MOST_SQUARES}`;
  }
  const shortage = state && findShortage(state, form.totalSquares, form.replaces);
  if (problems.totalSquares === undefined && shortage) {
    problems.totalSquares = shortageSentence(shortage);
  }
  if (readBtc(form.prizePool) === null) problems.prizePool = BTC_PROBLEM;
  return problems;
}

/** The form as the call takes it. Only for a form without problems. */
export function requestOf(form: BuilderForm): Input<typeof generateHunt>["body"] {
  const theme = form.theme.trim();
  return {
    state: form.state,
    variant: form.variant,
    difficulty: form.difficulty,
    prizePool: Number(form.prizePool),
    totalSquares: Number(form.totalSquares),
    aiResistant: form.aiResistant,
    includeDecoys: form.includeDecoys,
    ...(theme && { theme }),
    ...(form.replaces.length > 0 && { replaces: form.replaces }),
    wait: false,
  };
}
