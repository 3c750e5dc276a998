import { type FoundAs, foundSquare } from "@ten-paces/contract";
import { useState } from "react";
import { attempt } from "../../api.ts";
import { Button } from "../../ui/button.tsx";

const ANSWERS: readonly { as: FoundAs; label: string }[] = [
  { as: "as_told", label: "As told" },
  { as: "different", label: "Something is different" },
  { as: "could_not_stand", label: "Could not stand there" },
];

/** Every finder surveys: one press after a right check-in says how the spot was. */
export function HowWasIt({ huntId, num }: { huntId: string; num: number }) {
  const [told, setTold] = useState<string | null>(null);
  const [busy, setBusy] = useState<FoundAs | null>(null);
  async function say(as: FoundAs) {
    setBusy(as);
    try {
      const outcome = await attempt(foundSquare, { params: { id: huntId, num }, body: { as } });
      setTold(outcome.ok ? outcome.result.message : outcome.refusal.error);
    } catch {
      setTold("That was not sent. It does not matter for your hunt.");
    } finally {
      setBusy(null);
    }
  }
  if (told !== null) {
    return (
      <p role="status" className="text-quiet">
        {told}
      </p>
    );
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">How was the spot? (optional)</legend>
      <div className="flex flex-wrap gap-2">
        {ANSWERS.map(({ as, label }) => (
          <Button
            key={as}
            variant="secondary"
            busy={busy === as}
            busyLabel="Sending..."
            disabled={busy !== null}
            onClick={() => void say(as)}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
