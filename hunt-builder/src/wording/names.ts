/** A name as an index has it: without a leading "The". */
export function bareName({ name }: { name: string }): string {
  return name.replace(/^The /, "");
}

/** Words of a name as they stand on a sign; a hyphen joins. */
export function wordsOfName(name: string): string[] {
  return name.split(/[\s–—]+/).filter((word) => /[\p{L}\d]/u.test(word));
}
