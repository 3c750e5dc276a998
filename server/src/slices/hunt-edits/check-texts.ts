import type { Builder } from "../builder/service.ts";
import type { TextCheck } from "./squares.ts";
import { draftOf } from "./stored-draft.ts";

/** Runs the builder's validation and its search over a stored hunt, and keeps what is about the edited square. */
export function checkTexts(builder: Builder): TextCheck {
  return (hunt, squares, num) => {
    const draft = draftOf(hunt, squares);
    const { errors } = builder.get().validate(draft);
    const index = squares.findIndex((square) => square.sequenceNum === num);
    const prefix = `squares.${index}.`;
    const square = draft.squares[index];
    const known = square && builder.get().library.findPlace(square.placeId);
    return {
      findings: errors
        .filter((finding) => finding.where === `square ${num}` && !ofPlace.test(finding.field))
        .map(({ field, text }) => ({ field: field.replace(prefix, ""), text })),
      searchabilityScore: known ? builder.get().score(square, draft).searchabilityScore : null,
    };
  };
}

/** Where a square lies is not edited with its texts. */
const ofPlace = /\.(?:center|placeId|words)$/;
