import { exportPlaces } from "@ten-paces/contract";
import { Download, FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api.ts";
import { Button } from "../../../ui/button.tsx";
import { saveText } from "../../../ui/save-text.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import type { PlaceList } from "../queries.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { PlaceEditor } from "./place-editor.tsx";

type Wanted = { format: "csv" | "geojson"; template?: "yes" };

/** What one does with places of one's own. */
export function OwnTools({ known }: { known: Pick<PlaceList, "kinds" | "stocks"> | undefined }) {
  const [open, setOpen] = useState<"new" | "import" | null>(null);
  const once = useOneAtATime();
  const save = (wanted: Wanted) => once(() => saveFile(wanted));
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        icon={<Plus aria-hidden="true" className="size-5" />}
        disabled={!known}
        onClick={() => setOpen("new")}
      >
        New Place
      </Button>
      <Button
        variant="secondary"
        icon={<FileUp aria-hidden="true" className="size-5" />}
        onClick={() => setOpen("import")}
      >
        Import
      </Button>
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => save({ format: "csv" })}
      >
        Our own as CSV
      </Button>
      <Button variant="secondary" onClick={() => save({ format: "geojson" })}>
        As GeoJSON
      </Button>
      <Button variant="ghost" onClick={() => save({ format: "csv", template: "yes" })}>
        Template
      </Button>
      {open === "new" && known && (
        <PlaceEditor
          place={null}
          known={known}
          onClose={() => setOpen(null)}
          onReload={async () => {}}
        />
      )}
      {open === "import" && <ImportDialog onClose={() => setOpen(null)} />}
    </div>
  );
}

async function saveFile(query: Wanted): Promise<void> {
  try {
    saveText(await call(exportPlaces, { query }));
  } catch (error) {
    toast({ tone: "error", text: error instanceof Error ? error.message : "It was not saved." });
  }
}
