import type { HuntDraft, SquareDraft, Validation } from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";
import { addressAt } from "./ask.ts";

/** So many are asked for at once. */
const together = 5;

/**
 * A hunt as the builder made it, with the addresses of its physical squares asked for: the builder itself waits for
 * nobody, and the texts of a physical square do not depend on its address. A digital hunt keeps the words of the own
 * grid, which are its answers.
 * @throws AddressesAway
 */
export async function addressed(deps: Deps, draft: HuntDraft): Promise<HuntDraft> {
  if (deps.addresses.wordSource === null || draft.variant !== "PHYSICAL") return draft;
  const squares: SquareDraft[] = [];
  for (let from = 0; from < draft.squares.length; from += together) {
    const some = draft.squares.slice(from, from + together);
    squares.push(...(await Promise.all(some.map((square) => askFor(deps, square)))));
  }
  return { ...draft, squares };
}

/** The same for one square of a hunt. */
export async function addressedSquare(
  deps: Deps,
  variant: HuntDraft["variant"],
  square: SquareDraft,
): Promise<SquareDraft> {
  if (deps.addresses.wordSource === null || variant !== "PHYSICAL") return square;
  return askFor(deps, square);
}

async function askFor(deps: Deps, square: SquareDraft): Promise<SquareDraft> {
  const found = await addressAt(deps, square.center);
  if (!found) throw new Error(`Square ${square.sequenceNum} lies where no address is.`);
  const { words, center, wordSource } = found;
  const { wordSource: _, ...rest } = square;
  return { ...rest, words, center, ...(wordSource && { wordSource }) };
}

type Known = Pick<SquareDraft, "words" | "center" | "wordSource">;

/**
 * What a draft says of its addresses held against who gave them: the builder knows the own grid alone. Those of a
 * stored hunt are believed where they are as they were stored.
 * @throws AddressesAway
 */
export async function checkAddresses(
  deps: Deps,
  draft: HuntDraft,
  validation: Validation,
  stored: readonly Known[] = [],
): Promise<Validation> {
  const outside = draft.squares.filter(
    (square) =>
      square.wordSource !== undefined && !stored.some((known) => isSameAddress(known, square)),
  );
  const errors = [...validation.errors];
  for (const square of outside) {
    const say = (code: string, text: string) =>
      errors.push({
        where: `square ${square.sequenceNum}`,
        field: `squares.${draft.squares.indexOf(square)}.words`,
        code,
        text,
      });
    if (square.wordSource !== deps.addresses.wordSource) {
      say(
        "address_foreign",
        `${square.words} is an address of what3words, which is not set up here. Write the square anew.`,
      );
      continue;
    }
    const found = await addressAt(deps, square.center);
    if (found?.words !== square.words) {
      say("address_unknown", `${square.words} is not the address of the square's center.`);
    }
  }
  return { ...validation, isValid: errors.length === 0, errors };
}

function isSameAddress(a: Known, b: Known): boolean {
  return (
    a.words === b.words &&
    a.wordSource === b.wordSource &&
    a.center.lat === b.center.lat &&
    a.center.lng === b.center.lng
  );
}
