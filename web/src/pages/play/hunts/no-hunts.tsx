import { useQueryClient } from "@tanstack/react-query";
import type { ListedHunt } from "@ten-paces/contract";
import { findState } from "@ten-paces/geo";
import { useEffect, useState } from "react";
import {
  filterHunts,
  type HuntFilters,
  isNarrowed,
  type NearStates,
  noFilters,
  orderHunts,
} from "../../../slices/hunts/filters.ts";
import { outlineCode } from "../../../slices/hunts/outline-code.ts";
import { stateName } from "../../../slices/hunts/state-names.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TellMe } from "./nearest-found.tsx";

type NoHuntsProps = {
  /** All that are open. */
  hunts: readonly ListedHunt[];
  filters: HuntFilters;
  signedIn: boolean;
  onChange: (filters: HuntFilters) => void;
};

/** Nothing in the list: what it leaves out, and where the next is. */
export default function NoHunts({ hunts, filters, signedIn, onChange }: NoHuntsProps) {
  if (!isNarrowed(filters)) return <NothingOpen />;
  const state = findState(filters.state);
  const inState = state && hunts.some((hunt) => outlineCode(hunt.state) === state.code);
  return (
    <EmptyState
      title="No Hunts Available"
      text={
        state && !inState
          ? `No hunt is open in ${state.name} at this moment.`
          : "No open hunt matches these filters. Clear them to see all."
      }
      action={
        <div className="grid justify-items-center gap-3">
          {state && <Nearest hunts={hunts} filters={filters} onChange={onChange} />}
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => onChange({ ...noFilters, order: filters.order })}>
              Clear filters
            </Button>
            {state && !inState && <TellMe own={state.code} signedIn={signedIn} />}
          </div>
        </div>
      }
    />
  );
}

const AT_MOST = 3;

/** The nearest states that have what is looked for, to be chosen in place of this one. */
function Nearest({ hunts, filters, onChange }: Omit<NoHuntsProps, "signedIn">) {
  const [near, setNear] = useState<NearStates | null>(null);
  useEffect(() => {
    let live = true;
    void import("../../../slices/hunts/near-states.ts").then(({ statesNearCapitol }) => {
      if (live) setNear(statesNearCapitol(filters.state));
    });
    return () => {
      live = false;
    };
  }, [filters.state]);
  const elsewhere = filterHunts(hunts, { ...filters, state: "", type: "STATE" });
  const found = near ? orderHunts(elsewhere, "nearest", near) : [];
  const names = [...new Set(found.map(({ state }) => state))].slice(0, AT_MOST);
  if (names.length === 0) return null;
  return (
    <div className="grid justify-items-center gap-2">
      <p>The nearest are in:</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {names.map((name) => (
          <li key={name}>
            <Button
              variant="secondary"
              onClick={() => onChange({ ...filters, state: outlineCode(name) })}
            >
              {stateName(name)}
              <span className="font-normal text-quiet">
                {near?.to.get(outlineCode(name))?.away}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** No filter leaves anything out. */
function NothingOpen() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await queryClient.refetchQueries({ queryKey: ["hunts"] });
    setBusy(false);
  };
  return (
    <EmptyState
      title="No Hunts Available"
      text="New hunts open all the time. Look again in a while."
      action={
        <Button busy={busy} onClick={() => void refresh()}>
          Refresh
        </Button>
      }
    />
  );
}
