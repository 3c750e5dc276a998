import { useMutation } from "@tanstack/react-query";
import { type AdminHunt, exportHunt, type HuntFile } from "@ten-paces/contract";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api.ts";
import { Button } from "../../../ui/button.tsx";
import { saveText } from "../../../ui/save-text.ts";
import { toast } from "../../../ui/toast-store.ts";
import { writeHuntFiles } from "./hunt-file-lines.ts";

/** Keeps hunts as a file that can be imported again: one hunt as JSON, more as an archive with a hunt a line. */
export function ExportFilesButton({ hunts }: { hunts: readonly AdminHunt[] }) {
  const [done, setDone] = useState(0);
  const saving = useMutation({
    mutationFn: async () => {
      const files: HuntFile[] = [];
      for (const { id } of hunts) {
        files.push(await call(exportHunt, { params: { id } }));
        setDone(files.length);
      }
      return files;
    },
    onSuccess: (files) => {
      const [only] = hunts;
      const fileName = files.length === 1 ? `${only?.id}.json` : "hunts.jsonl";
      saveText({ fileName, text: writeHuntFiles(files) });
    },
    onError: (error) => toast({ tone: "error", title: "Nothing was saved", text: error.message }),
    onSettled: () => setDone(0),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      className="pointer-coarse:min-h-11"
      busy={saving.isPending}
      busyLabel={`${done} of ${hunts.length}`}
      icon={<FileDown aria-hidden="true" className="size-4" />}
      onClick={() => saving.mutate()}
    >
      Export Files
    </Button>
  );
}
