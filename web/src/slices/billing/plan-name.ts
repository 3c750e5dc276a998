/** A plan by its name, "3 Hunts", in the reader's language. */
export function planInWords(name: string): string {
  return name;
}
