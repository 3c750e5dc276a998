const written: readonly (readonly [short: RegExp, long: string])[] = [
  [/^mt\b\.?/, "mount"],
  [/^ft\b\.?/, "fort"],
];

/** A landmark's name as its letters are counted: no accents, no "The", letters alone. */
export function nameToCount(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/^the\s+/, "");
  return written
    .reduce((text, [short, long]) => text.replace(short, long), plain)
    .replace(/[^a-z]/g, "");
}

/**
 * Whether an answer and a name share their letters: open as long as one that counts is not there.
 * @param letters of the answer, "" where a box is open
 */
export function shareOf(
  shared: readonly { letter: number; at: number }[],
  letters: readonly string[],
  name: string,
): "open" | "same" | "different" {
  const counted = nameToCount(name);
  const pairs = shared.map(({ letter, at }) => [letters[letter - 1] ?? "", counted[at - 1] ?? ""]);
  if (pairs.some(([own, other]) => own !== "" && other !== "" && own !== other)) return "different";
  return pairs.every(([own, other]) => own !== "" && other !== "") ? "same" : "open";
}
