/** A code that is shown as it is, such as ACTIVE, EASY or Gameplay, in the reader's language. */
export function codeInWords(code: string): string {
  return code;
}
