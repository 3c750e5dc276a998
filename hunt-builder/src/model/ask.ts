import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output } from "ai";
import type * as z from "zod";
import { openModel } from "./open-model.ts";
import type { ModelSettings } from "./settings.ts";
import { createSpending, type Spending, SpendingCapReached } from "./spending.ts";

/** A question with the shape its answer must have. `check` names what is wrong with an answer; empty is good. */
export interface Question<T> {
  /** What the model is to do; the only text it takes orders from. */
  instructions: string;
  /** Data; put in front of the model as JSON between marks. */
  data: unknown;
  schema: z.ZodType<T>;
  check: (answer: T) => string[];
  maxOutputTokens: number;
}

/** No usable answer came; the message says why in words for an admin and holds nothing secret. */
export class ModelFailure extends Error {
  /** True when asking anything again in this job is pointless: a refused key, an unknown model, the cap. */
  readonly final: boolean;
  constructor(message: string, final: boolean) {
    super(message);
    this.final = final;
  }
}

export interface Asker {
  /** @throws ModelFailure after the last attempt; the reason of the signal; what beforeAsking throws */
  ask<T>(question: Question<T>): Promise<T>;
  spending: Spending;
}

/** Attempts at one question, the first included. */
export const mostAttempts = 3;
const firstPauseMs = 500;
const longestPauseMs = 20_000;
/** Safe side of the four letters a token of English has. */
const lettersPerToken = 2.5;

/** Asks a model: structured answers, a deadline for each, retries with growing pauses, a spending cap. */
export function createAsker(settings: ModelSettings): Asker {
  const spending = settings.spending ?? createSpending(settings.spendingCapUsd, settings.prices);
  const pause = settings.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  let opened: Promise<LanguageModel> | null = null;
  return {
    spending,
    async ask(question) {
      let refused: string[] = [];
      let last = "";
      for (let attempt = 1; attempt <= mostAttempts; attempt++) {
        settings.signal?.throwIfAborted();
        await settings.beforeAsking?.();
        try {
          opened ??= openModel(settings);
          const answer = await askOnce(await opened, question, refused, settings, spending);
          refused = question.check(answer);
          if (refused.length === 0) return answer;
          last = `the answer was refused (${refused.slice(0, 3).join("; ")})`;
        } catch (error) {
          settings.signal?.throwIfAborted();
          const trouble = troubleOf(error, settings.timeoutMs);
          if (trouble.end !== "again") throw new ModelFailure(trouble.text, trouble.end === "job");
          last = trouble.text;
          if (attempt < mostAttempts) await pause(pauseFor(attempt, trouble.waitMs));
        }
      }
      throw new ModelFailure(`${last}, ${mostAttempts} times over`, false);
    },
  };
}

async function askOnce<T>(
  model: LanguageModel,
  question: Question<T>,
  refused: readonly string[],
  settings: ModelSettings,
  spending: Spending,
): Promise<T> {
  const prompt = promptOf(question.data, refused);
  const letters = question.instructions.length + prompt.length + schemaLetters;
  const book = spending.reserve({
    input: Math.ceil(letters / lettersPerToken),
    output: question.maxOutputTokens,
  });
  try {
    const { output, usage } = await generateText({
      model,
      instructions: question.instructions,
      prompt,
      output: Output.object({ schema: question.schema }),
      maxOutputTokens: question.maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([
        AbortSignal.timeout(settings.timeoutMs),
        ...(settings.signal ? [settings.signal] : []),
      ]),
    });
    book(tokensOf(usage));
    return output;
  } catch (error) {
    // A call the provider turned away costs nothing; one that ran into the deadline may have cost all.
    if (NoObjectGeneratedError.isInstance(error)) book(tokensOf(error.usage));
    else if (APICallError.isInstance(error) && error.statusCode !== undefined)
      book({ input: 0, output: 0 });
    else book({});
    throw error;
  }
}

const schemaLetters = 2_000;

function promptOf(data: unknown, refused: readonly string[]): string {
  const again =
    refused.length === 0
      ? ""
      : `\nYour last answer was refused. Mend this: ${refused.slice(0, 8).join("; ")}.`;
  // Angle brackets are escaped, so that nothing inside can close the block.
  const json = JSON.stringify(data, null, 1).replace(
    /[<>]/g,
    (mark) => `\\u00${mark.charCodeAt(0).toString(16)}`,
  );
  return `<data>\n${json}\n</data>${again}`;
}

function tokensOf(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): { input?: number; output?: number } {
  return {
    ...(usage?.inputTokens === undefined ? {} : { input: usage.inputTokens }),
    ...(usage?.outputTokens === undefined ? {} : { output: usage.outputTokens }),
  };
}

interface Trouble {
  text: string;
  /** What ends with it: nothing, so that one may ask again; this question; everything in the job. */
  end: "again" | "question" | "job";
  waitMs: number;
}

function troubleOf(error: unknown, timeoutMs: number): Trouble {
  if (error instanceof SpendingCapReached) return { text: error.message, end: "job", waitMs: 0 };
  if (APICallError.isInstance(error)) return callTrouble(error);
  if (NoObjectGeneratedError.isInstance(error))
    return { text: "the answer did not have the shape asked for", end: "again", waitMs: 0 };
  const name = error instanceof Error ? error.name : "";
  if (name === "TimeoutError" || name === "AbortError")
    return { text: `no answer came within ${timeoutMs / 1000} s`, end: "again", waitMs: 0 };
  const text = error instanceof Error ? error.message : "the model failed";
  return { text, end: "job", waitMs: 0 };
}

function callTrouble(error: APICallError): Trouble {
  const status = error.statusCode;
  if (status === undefined)
    return { text: "the model's server could not be reached", end: "again", waitMs: 0 };
  const wait = Number(error.responseHeaders?.["retry-after"] ?? 0);
  const refusedForGood = status === 401 || status === 403 || status === 404;
  return {
    text: `the model's server answered ${status}`,
    end: error.isRetryable ? "again" : refusedForGood ? "job" : "question",
    waitMs: Number.isFinite(wait) ? wait * 1000 : 0,
  };
}

function pauseFor(attempt: number, wishedMs: number): number {
  return Math.min(longestPauseMs, Math.max(wishedMs, firstPauseMs * 2 ** (attempt - 1)));
}
