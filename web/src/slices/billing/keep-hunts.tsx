import { Checkbox } from "../../ui/checkbox.tsx";
import { counted } from "../../ui/counted.ts";

type KeepHuntsProps = {
  /** At most so many; null for every hunt. */
  slots: number | null;
  /** The hunts that may stay. */
  held: readonly { id: string; name: string }[];
  kept: readonly string[];
  onKeep: (kept: string[]) => void;
};

/** Which hunts stay when a smaller plan begins. */
export function KeepHunts({ slots, held, kept, onKeep }: KeepHuntsProps) {
  if (held.length === 0) return null;
  const isFull = slots !== null && kept.length >= slots;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">
        Which hunts stay? {slots !== null && `At most ${counted(slots, "hunt")}.`}
      </legend>
      {held.map((hunt) => (
        <Checkbox
          key={hunt.id}
          label={hunt.name}
          checked={kept.includes(hunt.id)}
          disabled={isFull && !kept.includes(hunt.id)}
          onChange={(event) =>
            onKeep(event.target.checked ? [...kept, hunt.id] : kept.filter((id) => id !== hunt.id))
          }
        />
      ))}
      {kept.length < held.length && (
        <p className="text-sm text-quiet">
          The others end with this month. What you solved in them stays, and they can be taken
          again.
        </p>
      )}
    </fieldset>
  );
}
