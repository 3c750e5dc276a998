import { textsOf } from "../artefact-texts.ts";
import type { EarlierPuzzle } from "./kind.ts";

/** A word with each letter moved forward by the key's letter, A by none, or digit. */
export function locked(word: string, key: string): string {
  return [...word]
    .map((letter, i) => {
      const by = key[i % key.length] ?? "a";
      const shift = /\d/.test(by) ? Number(by) : by.charCodeAt(0) - 97;
      return String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + shift) % 26));
    })
    .join("");
}

/** A word or a year that a text says, of three letters or more. */
function saysKey(text: string, isKey: (key: string) => boolean): boolean {
  return (text.toLowerCase().match(/[a-z]{3,}|\d{4}/g) ?? []).some(isKey);
}

/** Whether a text says the key of a plate that the square has: one would try it. */
export function opensPlate(text: string, earlier: readonly EarlierPuzzle[]): boolean {
  return earlier.some(
    ({ word, artefact }) =>
      artefact.kind === "keyed_cipher" &&
      saysKey(text, (key) => locked(word, key).toUpperCase() === artefact.text),
  );
}

/** Whether another puzzle of the square says a key, so that it is read off and not found out. */
export function isKeyShown(key: string, earlier: readonly EarlierPuzzle[]): boolean {
  return earlier.some(({ artefact }) =>
    textsOf(artefact).some((text) => saysKey(text, (each) => each === key)),
  );
}
