import type { LetterSpot } from "@ten-paces/contract";
import { formatDate } from "../../ui/dates.ts";
import { formatPoint } from "../squares/coordinates.ts";

export type Spot = Pick<LetterSpot, "name" | "town" | "stateCode" | "where" | "at">;

type LetterProps = {
  keeper: string;
  /** One or more, all on ground of this keeper. */
  spots: readonly Spot[];
  /** Where an answer goes; null where the operator has given no address. */
  contact: string | null;
};

/** A letter that asks the keeper of some ground whether people may be led there. */
export function Letter({ keeper, spots, contact }: LetterProps) {
  const [only] = spots;
  const single = spots.length === 1 ? only : null;
  return (
    <article className="print-sheet grid gap-4 text-lg print:text-[#000]">
      <p>{formatDate(new Date())}</p>
      <p>
        To: {keeper}
        {single && (
          <>
            <br />
            {nameOf(single)}
          </>
        )}
      </p>
      <p>Dear keeper,</p>
      <p>
        Ten Paces is a treasure hunt. People read clues at home, find out which place is meant, and
        come to stand there. At each place one square of ten by ten feet counts, and a phone says
        that they have found it.
      </p>
      {single ? (
        <p>
          We would like to lead people to this spot: stand {single.where} ({formatPoint(single.at)}
          ).
        </p>
      ) : (
        <>
          <p>We would like to lead people to these spots on your ground:</p>
          <ol className="grid list-decimal gap-2 pl-6">
            {spots.map((spot) => (
              <li key={`${spot.name} ${spot.where}`}>
                {nameOf(spot)}: stand {spot.where} ({formatPoint(spot.at)}).
              </li>
            ))}
          </ol>
        </>
      )}
      <ul className="grid list-disc gap-2 pl-6">
        <li>Nothing is built, buried, hung up or left behind, and nothing is taken away.</li>
        <li>People come on foot, alone or in twos and threes, within the hours that you set.</li>
        <li>Nobody has to touch, climb or enter anything, or to leave the public way.</li>
        <li>Whoever sees a danger there stops the square for everybody with two presses.</li>
        <li>A word from you closes the spot at once, on any day, without a reason.</li>
      </ul>
      <p>
        Would you tell us whether that is all right with you, on what conditions, and whether
        another spot would suit you better?
        {contact && ` Please write to ${contact}.`}
      </p>
      <p>Thank you for looking after {single ? "this place" : "these places"}.</p>
      <p className="mt-6">
        ______________________________
        <br />
        For Ten Paces
      </p>
    </article>
  );
}

const nameOf = ({ name, town, stateCode }: Spot): string =>
  [name, town, stateCode].filter(Boolean).join(", ");
