import { letters } from "./letters.ts";
import { papers } from "./papers.ts";
import { speech } from "./speech.ts";
import type { Voice } from "./voice.ts";

/** The voices a main clue can speak in: every one a template, its name the clue's shape. */
export const voices: readonly Voice[] = [...papers, ...letters, ...speech];
