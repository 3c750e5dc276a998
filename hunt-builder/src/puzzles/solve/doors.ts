import { saysOf } from "./says-of.ts";
import { everyWay, type KindSolver } from "./shelf.ts";

/** One door of each row says something true of the place; without it every way must be tried. */
export const solveDoors: KindSolver<"doors"> = ({ artefact, place, shelf }) => {
  const choices = artefact.rows.map(({ doors }) => {
    const right = place === null ? [] : doors.filter(({ text }) => saysOf(place, text));
    return (right.length > 0 ? right : doors).map(({ letters }) => letters.toLowerCase());
  });
  return everyWay(choices).filter((word) => shelf.isAnswer(word));
};
