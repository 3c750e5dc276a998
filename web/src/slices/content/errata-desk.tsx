import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteErratum, type EditedErratum, exportErrata } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { toast } from "../../ui/toast-store.ts";
import { ExportButton } from "../exports/export-button.tsx";
import { DeskLine, DeskList } from "./desk-list.tsx";
import { allErrataQuery } from "./edit-queries.ts";
import { ErratumEditor } from "./erratum-editor.tsx";

/** Corrections of squares. */
export function ErrataDesk() {
  const query = useQuery(allErrataQuery);
  const client = useQueryClient();
  const [edited, setEdited] = useState<EditedErratum | "new" | null>(null);
  const [leaving, setLeaving] = useState<EditedErratum | null>(null);
  async function reload(): Promise<void> {
    if (!edited || edited === "new") return;
    const { id } = edited;
    const { errata } = await client.fetchQuery({ ...allErrataQuery, staleTime: 0 });
    setEdited(errata.find((one) => one.id === id) ?? null);
  }
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteErratum, { params: { id } }),
    onSuccess: () => {
      toast({ tone: "success", text: "The correction is gone." });
      setLeaving(null);
      void client.invalidateQueries({ queryKey: ["admin", "errata"] });
    },
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  return (
    <>
      <DeskList
        id="errata"
        title="Errata"
        newLabel="New Erratum"
        onNew={() => setEdited("new")}
        saving={<ExportButton endpoint={exportErrata} input={{}} />}
        query={query}
        empty="No square had to be corrected."
        lines={
          query.data?.errata.map((one) => {
            const what = `${one.huntName}, square ${one.squareNumber}`;
            return (
              <DeskLine
                key={one.id}
                actions={
                  <>
                    <Button variant="secondary" size="small" onClick={() => setEdited(one)}>
                      Edit<span className="sr-only"> {what}</span>
                    </Button>
                    <Button variant="secondary" size="small" onClick={() => setLeaving(one)}>
                      Delete<span className="sr-only"> {what}</span>
                    </Button>
                  </>
                }
              >
                <p className="font-semibold">{what}</p>
                <p className="text-sm">{one.correction}</p>
                <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
                  {formatDateTime(one.postedAt)}
                  {!one.posted && <Badge tone="sky">Waits for its time</Badge>}
                  <Badge>{one.severity}</Badge>
                  <Badge tone={one.status === "Resolved" ? "moss" : "neutral"}>{one.status}</Badge>
                </p>
              </DeskLine>
            );
          }) ?? null
        }
      />
      {edited && (
        <ErratumEditor
          key={edited === "new" ? "new" : `${edited.id} ${edited.version}`}
          erratum={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onReload={reload}
        />
      )}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Delete this correction?"
        text="It leaves the page of errata. Who was mailed keeps the mail."
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.id)}
      />
    </>
  );
}
