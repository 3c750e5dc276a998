import { useMutation, useQueryClient } from "@tanstack/react-query";
import { importPlaces, type Result } from "@ten-paces/contract";
import { useState } from "react";
import { attempt } from "../../../api.ts";
import { Button } from "../../../ui/button.tsx";
import { counted } from "../../../ui/counted.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { placesKey } from "../queries.ts";

type Imported = Result<typeof importPlaces>;
type Chosen = { name: string; format: "csv" | "geojson"; text: string };

const MOST_SHOWN = 100;

/** A file of places: looked through as soon as it is chosen, and taken in by a press when nothing is wrong. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const look = useMutation({ mutationFn: (file: Chosen) => ask(file, true) });
  const take = useMutation({
    mutationFn: (file: Chosen) => ask(file, false),
    onSuccess: async ({ rows }) => {
      await queryClient.invalidateQueries({ queryKey: placesKey });
      toast({ tone: "success", text: `${counted(rows, "place")} taken in. The builder has them.` });
      onClose();
    },
  });

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const format = /json$/i.test(file.name) ? "geojson" : "csv";
    const next: Chosen = { name: file.name, format, text: await file.text() };
    setChosen(next);
    look.mutate(next);
  }

  const found = look.data;
  const error = take.error ?? look.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !take.isPending && onClose()}
      title="Import Places"
      description="A table (CSV) or a map (GeoJSON) with the fields of the library. Nothing is stored before you say so."
      actions={
        <>
          <Button
            disabled={!found || found.problems.length > 0 || found.rows === 0}
            busy={take.isPending}
            busyLabel="Importing..."
            onClick={() => chosen && take.mutate(chosen)}
          >
            {found && found.problems.length === 0 && found.rows > 0
              ? `Import ${counted(found.rows, "place")}`
              : "Import"}
          </Button>
          <Button variant="secondary" disabled={take.isPending} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label="File">
          <TextInput
            type="file"
            className="py-2"
            accept=".csv,.json,.geojson,text/csv,application/geo+json"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        </Field>
        {look.isPending && <Spinner label="Looking through it..." />}
        {error && (
          <Notice tone="error" announce title={chosen?.name ?? "The file"}>
            {error.message}
          </Notice>
        )}
        {found && <Findings found={found} />}
      </div>
    </Dialog>
  );
}

function Findings({ found }: { found: Imported }) {
  const { rows, fresh, changed, problems } = found;
  if (rows === 0) return <Notice tone="error">The file holds no places.</Notice>;
  if (problems.length === 0) {
    return (
      <Notice tone="success" announce>
        Nothing is wrong with it: {counted(fresh, "new place")}, {changed} that{" "}
        {changed === 1 ? "takes its" : "take their"} own place again.
      </Notice>
    );
  }
  return (
    <div className="grid gap-3">
      <Notice tone="error" announce>
        {counted(problems.length, "fault")} in {counted(rows, "row")}. Nothing is taken in before
        they are mended.
      </Notice>
      <div className="rounded-md border border-contour">
        <table className="w-full text-left text-sm">
          <thead className="bg-sunken">
            <tr>
              <th className="px-3 py-2">Line</th>
              <th className="px-3 py-2">Place</th>
              <th className="px-3 py-2">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, MOST_SHOWN).map(({ line, id, column, what }) => (
              <tr key={`${line} ${column} ${what}`} className="border-t border-contour align-top">
                <td className="px-3 py-2 tabular-nums">{line}</td>
                <td className="px-3 py-2 wrap-anywhere">{id || "No id"}</td>
                <td className="px-3 py-2">
                  {column && <span className="font-semibold">{column}: </span>}
                  {what}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problems.length > MOST_SHOWN && (
        <p className="text-sm text-quiet">The first {MOST_SHOWN} are shown.</p>
      )}
    </div>
  );
}

async function ask({ format, text }: Chosen, dryRun: boolean): Promise<Imported> {
  const outcome = await attempt(importPlaces, { body: { format, text, dryRun } });
  if (!outcome.ok) throw new Error(`${outcome.refusal.error} ${outcome.refusal.data.why}`);
  if (!dryRun && !outcome.result.imported) {
    throw new Error("Something has changed meanwhile. Please choose the file again.");
  }
  return outcome.result;
}
