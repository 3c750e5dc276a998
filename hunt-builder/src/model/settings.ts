import type { LanguageModel } from "ai";
import type { Prices, Spending } from "./spending.ts";

export type Provider = "openai" | "anthropic" | "google" | "openai-compatible";

/** How to reach a model, and what it may cost. */
export interface ModelSettings {
  provider: Provider;
  model: string;
  /** May be empty for a local server. */
  apiKey: string;
  /** Needed for openai-compatible: the address up to and without "/chat/completions". */
  baseUrl?: string;
  /** For everything that is asked with these settings: one writer is made for one job. */
  spendingCapUsd: number;
  /** What the provider bills. Where it is not said, prices above those of most models are assumed. */
  prices?: Prices;
  /** For one answer. */
  timeoutMs: number;
  /** Once aborted nothing more is asked, and what asks or waits leaves with its reason. */
  signal?: AbortSignal;
  /** Before each attempt; what it throws ends the asking. */
  beforeAsking?: () => Promise<void>;
  fetch?: typeof fetch;
  /** One purse for a writer and an attack of the same job. */
  spending?: Spending;
  /** Waits between attempts; a test passes its own. */
  pause?: (ms: number) => Promise<void>;
  /** A model made elsewhere: for tests and for providers not named here. */
  openModel?: () => Promise<LanguageModel>;
}
