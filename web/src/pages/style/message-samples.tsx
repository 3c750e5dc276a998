import { useState } from "react";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";

export function MessageSamples() {
  const [open, setOpen] = useState<"dialog" | "alert" | null>(null);
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">Messages</h2>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen("dialog")}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("alert")}>
          Open question
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ tone: "success", text: "Hunt paused successfully!" })}
        >
          Say success
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({ tone: "error", text: "Error updating hunt status. Please try again." })
          }
        >
          Say error
        </Button>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <EmptyState
          title="No Hunts Available"
          text="New hunts open all the time."
          action={<Button>Refresh</Button>}
        />
        <ErrorState
          title="Unable to connect to server"
          text="Check your connection, then try again."
          action={<Button>Try Again</Button>}
        />
        <Notice title="From the surveyors">The bridge of square 6 is closed this week.</Notice>
        <Notice tone="error">Login failed</Notice>
        <Notice tone="success">Congratulations! You found the correct location!</Notice>
        <div className="flex flex-col gap-3">
          <Spinner size="large" label="Loading hunt details..." />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-6 w-full" />
        </div>
      </div>
      <Dialog
        open={open === "dialog"}
        onOpenChange={() => setOpen(null)}
        title="Add Hunt"
        description="A new hunt begins as a draft."
        actions={<Button onClick={() => setOpen(null)}>Create hunt</Button>}
      >
        <Field label="Name" required>
          <TextInput />
        </Field>
      </Dialog>
      <AlertDialog
        open={open === "alert"}
        onOpenChange={() => setOpen(null)}
        title="Cancel Gold Rush Ghosts?"
        text="Are you sure you want to cancel this hunt?"
        confirmLabel="Cancel hunt"
        danger
        onConfirm={() => setOpen(null)}
      />
    </section>
  );
}
