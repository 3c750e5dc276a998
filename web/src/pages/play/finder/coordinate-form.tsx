import type { Point } from "@ten-paces/geo";
import { type FormEvent, useRef, useState } from "react";
import { readPoint } from "../../../slices/squares/coordinates.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

/** A coordinate typed or pasted, latitude first. */
export function CoordinateForm({ onPoint }: { onPoint: (point: Point) => void }) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const point = readPoint(typed);
    if (point) {
      setError(undefined);
      onPoint(point);
      return;
    }
    setError("Please enter a latitude and a longitude, such as 38.57660, -121.49360.");
    input.current?.focus();
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 border-t border-contour pt-5">
      <h2 className="text-xl">A coordinate</h2>
      <Field
        label="Latitude, longitude"
        hint="In degrees, north and east positive, or with N, S, E, W."
        error={error}
      >
        <TextInput
          ref={input}
          mono
          value={typed}
          placeholder="38.57660, -121.49360"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" variant="secondary">
        Find the square
      </Button>
    </form>
  );
}
