import type { Finding, HuntDraft, Validation } from "../hunt.ts";
import { checkHunt } from "./check-hunt.ts";
import { checkSquare } from "./check-square.ts";
import { checkStands } from "./check-stands.ts";
import type { Fault, ValidationParts } from "./fault.ts";

/** Checks a hunt against every rule of the builder: errors forbid its creation, warnings do not. usedSentences: those of the stock's other hunts. */
export function validateHunt(
  hunt: HuntDraft,
  parts: ValidationParts,
  usedSentences: ReadonlySet<string> = new Set(),
): Validation {
  const faults = [
    ...checkHunt(hunt, usedSentences, parts.library),
    ...(hunt.variant === "PHYSICAL" ? checkStands(hunt, parts.library) : []),
    ...hunt.squares.flatMap((square) => checkSquare(hunt, square, parts)),
  ];
  const of = (weight: Fault["weight"]): Finding[] =>
    faults
      .filter((each) => each.weight === weight)
      .map(({ where, field, code, text }) => ({ where, field, code, text }));
  const errors = of("error");
  return { isValid: errors.length === 0, errors, warnings: of("warning") };
}
