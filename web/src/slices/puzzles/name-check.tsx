import type { ShownPuzzle } from "@ten-paces/contract";
import { useId } from "react";
import { TextInput } from "../../ui/text-input.tsx";
import { AgreementSign } from "./agreement-sign.tsx";
import { shareOf } from "./name-letters.ts";
import { usePlaceName } from "./place-name.ts";

type NameCheckProps = {
  shared: NonNullable<ShownPuzzle["nameLetters"]>;
  letters: readonly string[];
  /** Names what the device keeps of the puzzle. */
  notesName: string;
};

/** Letters that the word shares with the landmark's name: whoever types both is told whether they agree. */
export function NameCheck({ shared, letters, notesName }: NameCheckProps) {
  const id = useId();
  const [name, setName] = usePlaceName(notesName);
  const state = shareOf(shared, letters, name);
  return (
    <div className="grid gap-2 text-sm">
      <ul aria-label="Letters of the place's name" className="grid gap-1 text-quiet">
        {shared.map(({ letter, at }) => (
          <li key={letter} className="flex items-start gap-2">
            <AgreementSign state={state} />
            <span>
              Letter {letter} here is letter {at} of the place's name.
            </span>
          </li>
        ))}
      </ul>
      <div className="grid gap-1">
        <label htmlFor={id}>
          What is this place called? Without “The”; it stays on this device.
        </label>
        <TextInput
          id={id}
          value={name}
          autoComplete="off"
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <p aria-live="polite" className={state === "different" ? "text-danger-text" : "text-quiet"}>
        {state === "same" && "The name and the word agree: by these letters both are right."}
        {state === "different" &&
          "The name and the word do not agree: one of them is not right yet."}
      </p>
    </div>
  );
}
