import { papers } from "./papers.ts";
import { speech } from "./speech.ts";

/** The voices a main clue can speak in: every one a template, its name the clue's shape. */
export const voices: readonly Voice[] = [...papers, ...speech];

/**
 * Slots: {kind} a noun phrase, {where} a phrase after "it is", {image} a veiled line, {a} and {b}
 * clauses that can stand after "that"; capitals make sentences of them ({A} is closed by the template).
 */
export interface Voice {
  name: string;
  template: string;
}
