import { Button } from "../../../ui/button.tsx";
import type { StoredHunt } from "../desk-state.ts";
import type { Validated } from "../use-validation.ts";

type CreateBarProps = {
  validated: Validated;
  /** Fields that hold what the draft cannot: nothing is created while there is one. */
  redFields: number;
  /** Some score is not that of its texts yet. */
  measuring: boolean;
  creating: boolean;
  /** Why the last try came to nothing; it stands at the head of the page too, which may be far up. */
  error: string | null;
  /** Where the draft is a hunt that is stored already. */
  stored: StoredHunt | null;
  onCreate: (status: StoredHunt["status"]) => void;
  onDiscard: () => void;
};

/** The way on, at the foot of the window; it says what stands in the way. */
export function CreateBar(props: CreateBarProps) {
  const { validated, redFields, measuring, creating, error, stored, onCreate, onDiscard } = props;
  const ready = validated.isValid && !measuring && redFields === 0;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-contour bg-paper px-4 py-3 sm:-mx-6 sm:px-6">
      <p role="status" className="min-w-0 text-sm text-quiet max-sm:basis-full">
        {error !== null && <span className="block font-medium text-flag">{error}</span>}
        {creating ? "Saving the hunt…" : standing(validated, measuring, redFields)}
      </p>
      <span className="flex flex-wrap gap-1 max-sm:grow max-sm:justify-between sm:gap-3">
        <Button
          variant="ghost"
          className="max-sm:px-2! max-sm:text-sm!"
          disabled={creating}
          onClick={onDiscard}
        >
          Discard
        </Button>
        <Button
          variant="secondary"
          className="max-sm:px-3! max-sm:text-sm!"
          disabled={redFields > 0 || measuring || creating}
          onClick={() => onCreate("PENDING")}
        >
          Save as Draft
        </Button>
        <Button
          className="max-sm:px-3! max-sm:text-sm!"
          disabled={!ready}
          busy={creating}
          busyLabel={stored ? "Saving..." : "Creating..."}
          onClick={() => onCreate("AVAILABLE")}
        >
          {stored ? "Put into Stock" : "Create Hunt"}
        </Button>
      </span>
    </div>
  );
}

function standing(validated: Validated, measuring: boolean, redFields: number): string {
  if (redFields > 0) return "A field above has to be mended first.";
  const { errors, warnings, current, failure } = validated;
  if (failure && !current) return "The draft could not be checked.";
  if (measuring || !current) return "Checking…";
  if (errors.length > 0) {
    return errors.length === 1
      ? "1 error has to be mended first."
      : `${errors.length} errors have to be mended first.`;
  }
  if (warnings.length === 0) return "Valid, without a warning.";
  return warnings.length === 1
    ? "Valid, with 1 warning."
    : `Valid, with ${warnings.length} warnings.`;
}
