import type { AdminSquare, getHunt, HuntStanding, Result } from "@ten-paces/contract";
import { fieldsOf, listOf, numberOr, textOr } from "../../reading.ts";
import { readCard, readProgress, readSquare } from "./read-hunt.ts";

/** The detail answer, or a bare hunt, which counts as one nobody has subscribed to. */
export function readHuntDetail(answer: unknown): Result<typeof getHunt> {
  const detail = fieldsOf(answer);
  const hunt = "hunt" in detail ? fieldsOf(detail.hunt) : detail;
  const card = readCard(hunt);
  const progress = "hunt" in detail ? readProgress(detail.progress, card.totalSquares) : null;
  // A service that tells a player's progress and no more has a player.
  const subscribed = typeof detail.subscribed === "boolean" ? detail.subscribed : progress !== null;
  return {
    ...("hunt" in detail ? detail : {}),
    hunt: { ...card, squares: listOf(hunt.squares, (square) => readSquare(square, progress)) },
    progress,
    subscribed,
    standing: readStanding(detail.standing, subscribed, card.status === "ACTIVE"),
    freeLevel3Hint: detail.freeLevel3Hint === true,
    completedAt: textOr(detail.completedAt, null),
    place: numberOr(detail.place, null),
    isAdminUser: detail.isAdminUser === true,
    adminMessage: textOr(detail.adminMessage, undefined),
    adminSquares: Array.isArray(detail.adminSquares)
      ? listOf<AdminSquare>(detail.adminSquares)
      : undefined,
  };
}

function readStanding(told: unknown, subscribed: boolean, active: boolean): HuntStanding {
  switch (told) {
    case "play":
    case "play_on":
    case "not_subscribed":
    case "hunt_not_active":
      return told;
    default:
      if (!subscribed) return "not_subscribed";
      return active ? "play" : "hunt_not_active";
  }
}
