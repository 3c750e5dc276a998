import type { SquareToSurvey } from "@ten-paces/contract";
import { distanceM, type Point } from "@ten-paces/geo";
import { useMemo, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { stateName } from "../hunts/state-names.ts";
import { inFieldOrder, nameOf } from "./nearest.ts";
import { SquareCard } from "./square-card.tsx";

const pageSize = 20;
const reorderM = 200;

/** Which squares are looked at. */
export interface FieldFilter {
  state: string;
  huntId: string;
}

export function filtered(
  squares: readonly SquareToSurvey[],
  { state, huntId }: FieldFilter,
): SquareToSurvey[] {
  return squares.filter(
    (square) => (!state || square.state === state) && (!huntId || square.huntId === huntId),
  );
}

type SurveyListProps = {
  squares: readonly SquareToSurvey[];
  filter: FieldFilter;
  here: Point | null;
  onFilter: (filter: FieldFilter) => void;
  onSurvey: (square: SquareToSurvey) => void;
};

/** Squares that wait for a surveyor, nearest first, or by state. */
export function SurveyList({ squares, filter, here, onFilter, onSurvey }: SurveyListProps) {
  const [shown, setShown] = useState(pageSize);
  // The order changes as one travels, and not with every step: a card must not leave under the finger.
  const [from, setFrom] = useState(here);
  if (here && (!from || distanceM(from, here) > reorderM)) setFrom(here);
  const { state, huntId } = filter;
  const found = useMemo(
    () => inFieldOrder(filtered(squares, { state, huntId }), from),
    [squares, state, huntId, from],
  );
  return (
    <section aria-labelledby="to-survey" className="grid gap-4">
      <h2 id="to-survey" className="text-2xl">
        {counted(found.length, "square")} to survey
      </h2>
      <FilterFields squares={squares} filter={filter} onFilter={onFilter} />
      {found.length === 0 ? (
        <EmptyState
          title="Nothing to survey here"
          text="Every square of these hunts was stood on."
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {found.slice(0, shown).map((square) => (
            <SquareCard
              key={nameOf(square)}
              square={square}
              here={here}
              onSurvey={() => onSurvey(square)}
            />
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
          Show More
        </Button>
      )}
    </section>
  );
}

function FilterFields({
  squares,
  filter,
  onFilter,
}: Pick<SurveyListProps, "squares" | "filter" | "onFilter">) {
  const states = [...new Set(squares.map(({ state }) => state))]
    .map((state) => ({ value: state, label: stateName(state) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const inState = filtered(squares, { state: filter.state, huntId: "" });
  const hunts = [...new Map(inState.map(({ huntId, huntName }) => [huntId, huntName]))]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label="State">
        <Select
          placeholder="All states"
          options={states}
          value={filter.state}
          onChange={(event) => onFilter({ state: event.target.value, huntId: "" })}
        />
      </Field>
      <Field label="Hunt">
        <Select
          placeholder="All hunts"
          options={hunts}
          value={filter.huntId}
          onChange={(event) => onFilter({ ...filter, huntId: event.target.value })}
        />
      </Field>
    </div>
  );
}
