import * as z from "zod";

const line = z.object({
  text: z.string().describe("One or two sentences."),
  facts: z.array(z.string()).describe("Ids of the facts it tells, such as f3."),
});

/** What a model gives back for a physical square. */
export const physicalAnswer = z.object({
  mainClue: line,
  clues: z.array(line),
  decoys: z.array(z.object({ id: z.string(), text: z.string() })),
  hint1: line,
  hint2: line,
  hint3: line,
});

/** For a digital square: its hints spell the words of the address, which no model is told. */
export const digitalAnswer = physicalAnswer.pick({ mainClue: true, clues: true, decoys: true });

export type AnswerLine = z.infer<typeof line>;
export type PhysicalAnswer = z.infer<typeof physicalAnswer>;
export type DigitalAnswer = z.infer<typeof digitalAnswer>;
