import { useQuery } from "@tanstack/react-query";
import { states } from "@ten-paces/geo";
import { X } from "lucide-react";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { placeIn } from "./follow-words.ts";
import { followedQuery, useFollow } from "./queries.ts";

/** Where hunts are: the 50 states and the whole country. */
const PLACES = [
  "NATIONAL",
  ...states.filter(({ code }) => code !== "DC").map(({ name }) => name.toUpperCase()),
];

/** The states that are followed, each with its way out, and a choice of one more. */
export function FollowedStates() {
  const { data } = useQuery(followedQuery);
  const follow = useFollow();
  if (!data) return null;
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">States you follow</h3>
      {data.states.length === 0 ? (
        <p className="text-quiet">None yet. Follow one to hear of its next hunt before it opens.</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {data.states.map((state) => (
            <li
              key={state}
              className="flex items-center rounded-full border border-edge bg-raised pl-4"
            >
              {placeIn(state)}
              <button
                type="button"
                aria-label={`Follow ${placeIn(state)} no longer`}
                disabled={follow.isPending}
                onClick={() => follow.mutate({ state, follows: false })}
                className="grid size-11 place-items-center rounded-full hover:bg-sunken"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field label="Follow another state" className="max-w-xs">
        <Select
          value=""
          disabled={follow.isPending}
          onChange={({ target }) => follow.mutate({ state: target.value, follows: true })}
          placeholder="Choose a state"
          options={PLACES.filter((state) => !data.states.includes(state)).map((state) => ({
            value: state,
            label: state === "NATIONAL" ? "The whole country" : placeIn(state),
          }))}
        />
      </Field>
    </div>
  );
}
