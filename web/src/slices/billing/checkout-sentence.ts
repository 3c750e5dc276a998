import { CallFailed } from "../../api.ts";

/** Why a payment could not be begun or made, for whoever wanted to pay. */
export function checkoutSentence(error: unknown): string {
  if (error instanceof CallFailed && error.kind === "answer") return error.message;
  return "The payment could not be reached, and nothing was charged. Please check your connection and try again.";
}
