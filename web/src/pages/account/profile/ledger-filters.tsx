import { exportLedger } from "@ten-paces/contract";
import { Download } from "lucide-react";
import { call } from "../../../api.ts";
import { asked, type LedgerFilter } from "../../../slices/credits/ledger-query.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { saveText } from "../../../ui/save-text.ts";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";

const GROUPS = [
  { value: "all", label: "Everything" },
  { value: "in", label: "Credits that came" },
  { value: "out", label: "Credits that went" },
  { value: "check_ins", label: "Check-ins" },
  { value: "hints", label: "Hints" },
] as const satisfies readonly { value: NonNullable<LedgerFilter["group"]>; label: string }[];

type Props = { filter: LedgerFilter; onChange: (filter: LedgerFilter) => void };

/** Which lines of the history are shown, and the same lines as a file. */
export function LedgerFilters({ filter, onChange }: Props) {
  const once = useOneAtATime();
  const day = (part: "from" | "to") => ({
    type: "date",
    value: filter[part] ?? "",
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...filter, [part]: target.value || undefined }),
  });
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1.4fr)_1fr_1fr_auto]">
      <Field label="Show" className="col-span-2 sm:col-span-1">
        <Select
          options={GROUPS}
          value={filter.group ?? "all"}
          onChange={({ target }) => {
            const group = GROUPS.find(({ value }) => value === target.value)?.value ?? "all";
            onChange({ ...filter, group });
          }}
        />
      </Field>
      <Field label="From">
        <TextInput {...day("from")} max={filter.to} />
      </Field>
      <Field label="To">
        <TextInput {...day("to")} min={filter.from} />
      </Field>
      <Button
        variant="secondary"
        className="col-span-2 sm:col-span-1"
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => once(() => save(filter))}
      >
        CSV
      </Button>
    </div>
  );
}

async function save(filter: LedgerFilter): Promise<void> {
  try {
    saveText(await call(exportLedger, { query: asked(filter) }));
  } catch (error) {
    toast({ tone: "error", text: error instanceof Error ? error.message : "It was not saved." });
  }
}
