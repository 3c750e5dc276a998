import type { listFreePlaces, Result } from "@ten-paces/contract";

type Found = Pick<Result<typeof listFreePlaces>, "total"> & {
  places: readonly { name: string }[];
};

const NAMED = 3;

/** What a theme finds among the free places of a state, and what that means for a hunt of so many squares. */
export function themeSentence(theme: string, squares: number, { places, total }: Found): string {
  if (total === 0)
    return `No free place here goes with “${theme}”: the builder takes any, and hunters read the theme all the same.`;
  const names = places.slice(0, NAMED).map(({ name }) => name);
  const listed = total > NAMED ? `${names.join(", ")} and ${total - NAMED} more` : names.join(", ");
  const found = `${total === 1 ? "1 free place goes" : `${total} free places go`} with it: ${listed}.`;
  const short = Number.isInteger(squares) && total < squares;
  return short ? `${found} The other squares are at places of any kind.` : found;
}
