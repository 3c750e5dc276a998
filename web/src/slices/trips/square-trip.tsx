import type { CurrentSquare } from "@ten-paces/contract";
import { FactList } from "./fact-list.tsx";
import { squareFacts } from "./trip-words.ts";

/** What the present square asks, with its clue. */
export function SquareTrip({ asks }: { asks: NonNullable<CurrentSquare["asks"]> }) {
  return (
    <section className="grid gap-2">
      <h3 className="label-caps text-quiet">What this square asks</h3>
      <FactList facts={squareFacts(asks)} label="What this square asks" />
    </section>
  );
}
