import { firstWords, readingOrders } from "./first-word.ts";
import { saysOf } from "./says-of.ts";
import { everyWay, type KindSolver } from "./shelf.ts";

/** One door of each row says something true of the place; without it every way must be tried. The first word may say in which order they are read. */
export const solveDoors: KindSolver<"doors"> = ({ artefact, place, shelf, earlier }) => {
  const choices = artefact.rows.map(({ doors }) => {
    const right = place === null ? [] : doors.filter(({ text }) => saysOf(place, text));
    return (right.length > 0 ? right : doors).map(({ letters }) => letters.toLowerCase());
  });
  if (artefact.chain === undefined) return everyWay(choices).filter((word) => shelf.isAnswer(word));
  return readingOrders(artefact.chain, firstWords(earlier), choices.length).flatMap((order) =>
    everyWay(order.map((at) => choices[at] ?? [])).filter((word) => shelf.isAnswer(word)),
  );
};
