import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type getStock, type Result, remakeFreeHunt } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { StatusBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";

/** Undefined while it is not known yet, null while the month has none. */
type FreeHuntCardProps = { freeHunt: Result<typeof getStock>["freeHunt"] | undefined };

/** This month's free hunt, and making it anew. */
export function FreeHuntCard({ freeHunt }: FreeHuntCardProps) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const once = useOneAtATime();
  const remake = useMutation({
    mutationFn: () => call(remakeFreeHunt, {}),
    onSuccess: () => {
      toast({ tone: "success", text: "This month's free hunt is open." });
      return queryClient.invalidateQueries({ queryKey: ["admin"] });
    },
    onError: (error) => toast({ tone: "error", text: error.message }),
    onSettled: () => setAsking(false),
  });
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid min-w-0 justify-items-start gap-1">
        <h3 className="font-semibold">Free Hunt</h3>
        {freeHunt === undefined ? (
          <p className="text-sm text-quiet">…</p>
        ) : freeHunt === null ? (
          <p className="text-sm text-quiet">
            This month has none yet. One is made within the hour, or at once here.
          </p>
        ) : (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <Link to={paths.adminHunt(freeHunt.id)} className="link min-h-6 font-medium">
              {freeHunt.name}
            </Link>
            <StatusBadge status={freeHunt.status} />
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        className="pointer-coarse:min-h-11"
        disabled={freeHunt === undefined}
        busy={remake.isPending}
        busyLabel="Making..."
        onClick={() => (freeHunt === null ? once(() => remake.mutateAsync()) : setAsking(true))}
      >
        {freeHunt === null ? "Make It Now" : "Make It Anew"}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Make this month's free hunt anew?"
        text="It gets another square and opens at once. Everybody may play it again, also those who have solved it."
        confirmLabel="Make it anew"
        busy={remake.isPending}
        onConfirm={() => once(() => remake.mutateAsync())}
      />
    </Card>
  );
}
