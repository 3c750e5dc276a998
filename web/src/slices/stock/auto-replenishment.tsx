import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type getStock, type Result, setAutoReplenishment } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { Card } from "../../ui/card.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { Switch } from "../../ui/switch.tsx";
import { toast } from "../../ui/toast-store.ts";
import { stockQuery } from "./queries.ts";

type Auto = Result<typeof getStock>["auto"];

/** Switches the replenishment every 6 hours; it runs on the server, whoever looks or not. */
export function AutoReplenishment({ auto }: { auto: Auto | null }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (enabled: boolean) => call(setAutoReplenishment, { body: { enabled } }),
    onSuccess: ({ auto: changed }) =>
      queryClient.setQueryData(stockQuery.queryKey, (old) => old && { ...old, auto: changed }),
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  const enabled = change.isPending ? change.variables : (auto?.enabled ?? false);
  return (
    <Card>
      <Switch
        label="Auto Replenishment"
        checked={enabled}
        disabled={auto === null || change.isPending}
        onChange={(next) => change.mutate(next)}
        hint={
          enabled ? (
            <>
              Replenishment runs every {auto?.everyHours ?? 6} hours.
              {auto?.nextRunAt && ` Next run: ${formatDateTime(auto.nextRunAt)}.`}
            </>
          ) : (
            "Off. Hunts are replenished only when you ask for it."
          )
        }
      />
    </Card>
  );
}
