/** An answer of the service with its sentences in Spanish, as far as its catalogue has them. */
export async function inReadersLanguage(answer: unknown): Promise<unknown> {
  const { sayAnswer } = await import("./told-sentences.ts");
  const { default: words } = await import("../languages/es/service.json");
  return sayAnswer(answer, words);
}
