import { findState, states } from "@ten-paces/geo";
import { useEffect, useState } from "react";
import { LocationHelp, TROUBLE_TITLES } from "../../../slices/field-aids/location-help.tsx";
import {
  browserPositions,
  type PositionTrouble,
} from "../../../slices/field-aids/position-source.ts";
import { outlineCode } from "../../../slices/hunts/outline-code.ts";
import { useOwnPosition } from "../../../slices/maps/use-own-position.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { NearestFound, type NearListProps } from "./nearest-found.tsx";

type NearMeProps = Omit<NearListProps, "near"> & {
  near: NearListProps["near"] | null;
  onNear: (near: NearListProps["near"]) => void;
  onCancel: () => void;
};

const loadNearness = () => import("../../../slices/hunts/near-states.ts");

/**
 * Asks where one is, after a sentence that says why, and says then what is near. The position stays in the browser;
 * whoever keeps it to themselves names a state.
 */
export default function NearMe({ near, onNear, onCancel, ...list }: NearMeProps) {
  const [asked, setAsked] = useState(false);
  const { fix, trouble } = useOwnPosition(asked && near === null);
  useEffect(() => {
    void browserPositions.permission().then((given) => given === "granted" && setAsked(true));
  }, []);
  useEffect(() => {
    if (!fix) return;
    let live = true;
    void loadNearness().then(({ statesNear }) => {
      if (live) onNear(statesNear(fix));
    });
    return () => {
      live = false;
    };
  }, [fix, onNear]);
  async function startFrom(code: string): Promise<void> {
    const from = (await loadNearness()).statesNearCapitol(code);
    if (from) onNear(from);
  }
  // One box with the choice in its place, so that nobody loses it to an answer of the browser.
  return (
    <Notice tone={!near && trouble ? "error" : "info"} title={titleOf(near, trouble)} announce>
      {near ? (
        <NearestFound {...list} near={near} />
      ) : trouble ? (
        <p>You do not need it: name the state to start from.</p>
      ) : asked ? (
        <Spinner label="Looking for your position…" />
      ) : (
        <AskFirst onAsk={() => setAsked(true)} onCancel={onCancel} />
      )}
      {/* Who has a hunt where they are is led to it, and has the filter of states for any other. */}
      {!(near && isHere(near, list.hunts)) && (
        <StartFrom onChoose={(code) => void startFrom(code)} />
      )}
      {!near && trouble && <LocationHelp trouble={trouble} costsCredits={false} />}
    </Notice>
  );
}

function isHere(near: NearListProps["near"], hunts: NearListProps["hunts"]): boolean {
  return hunts.some(
    ({ state, variant }) => variant === "PHYSICAL" && near.to.get(outlineCode(state))?.miles === 0,
  );
}

function titleOf(near: NearListProps["near"] | null, trouble: PositionTrouble | null): string {
  if (!near) return trouble ? TROUBLE_TITLES[trouble] : "Hunts near you";
  const place = near.own && findState(near.own)?.name;
  return place ? `From ${place}` : "From outside the United States";
}

function AskFirst({ onAsk, onCancel }: { onAsk: () => void; onCancel: () => void }) {
  return (
    <>
      <p>
        Your browser will ask whether Ten Paces may know where you are. Your position puts this list
        in order and goes nowhere else: it does not leave your device.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onAsk}>Find my position</Button>
        <Button variant="ghost" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </>
  );
}

function StartFrom({ onChoose }: { onChoose: (code: string) => void }) {
  return (
    <Field label="Or start from a state" className="my-3 max-w-60">
      <Select
        placeholder="Choose a state"
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => onChoose(target.value)}
      />
    </Field>
  );
}
