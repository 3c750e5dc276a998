import { useMutation } from "@tanstack/react-query";
import type { Endpoint, Input } from "@ten-paces/contract";
import { Download } from "lucide-react";
import { download } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";

type ExportButtonProps<E extends Endpoint> = {
  endpoint: E;
  /** What the table shows now: the file has the same rows, of all pages. */
  input: Input<E>;
  label?: string;
  /** What is saved, read aloud where several buttons have one label. */
  of?: string;
};

/** Keeps a table as a file (CSV) with the rows that are found now. */
export function ExportButton<E extends Endpoint>(props: ExportButtonProps<E>) {
  const { endpoint, input, label = "Export CSV", of } = props;
  const saving = useMutation({
    mutationFn: () => download(endpoint, input),
    onError: (error) => toast({ tone: "error", title: "Nothing was saved", text: error.message }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={saving.isPending}
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={() => saving.mutate()}
    >
      {label}
      {of && <span className="sr-only"> {of}</span>}
    </Button>
  );
}
