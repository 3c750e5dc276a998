import first from "../languages/es/service-answers.json";
import { walkAnswer } from "./told-parts.ts";

const words: Readonly<Record<string, string>> = first;

/** An answer said from the small catalogue of what first views show, where that has it all. */
export async function saidAnswer(answer: unknown): Promise<unknown> {
  const sentences: string[] = [];
  const said = walkAnswer(answer, (sentence) => {
    sentences.push(sentence);
    return words[sentence] ?? sentence;
  });
  if (sentences.every((sentence) => Object.hasOwn(words, sentence))) return said;
  const [{ sentencesOf }, { default: all }] = await Promise.all([
    import("./told-sentences.ts"),
    isOfQuestions(answer)
      ? import("../languages/es/service-faqs.json")
      : import("../languages/es/service.json"),
  ]);
  const say = sentencesOf(all);
  return walkAnswer(answer, (sentence) => words[sentence] ?? say(sentence));
}

function isOfQuestions(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "faqs" in answer;
}
