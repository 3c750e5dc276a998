import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AlertKind, settleAlert } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { alertsQuery } from "./queries.ts";

const TITLES: Record<AlertKind, string> = {
  ledger_difference: "Balances and ledger differ",
  refund: "A payment was refunded",
  dispute: "A payment is disputed",
  dispute_won: "A dispute was won",
  inquiry: "A bank asks about a payment",
  payment_unplaced: "A payment needs a decision",
  renewal_stuck: "A plan could not be renewed",
  addresses_away: "Three-word addresses cannot be had",
};

/** What an administrator has to see to, each with the press that says it was; nothing while there is none. */
export function AlertsNotice() {
  const { data } = useQuery(alertsQuery);
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: (id: string) => call(settleAlert, { params: { id } }),
    onError: (error) => toast({ tone: "error", text: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: alertsQuery.queryKey }),
  });
  if (!data || data.alerts.length === 0) return null;
  return (
    <section aria-label="Alerts" className="grid gap-3">
      {data.alerts.map(({ id, kind, text, raisedAt }) => (
        <Notice key={id} tone="error" title={TITLES[kind] ?? kind}>
          <p className="wrap-anywhere">{text}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              variant="secondary"
              size="small"
              busy={settle.isPending && settle.variables === id}
              onClick={() => settle.mutate(id)}
            >
              Seen to
            </Button>
            <time dateTime={raisedAt} className="text-sm text-quiet">
              {formatDateTime(raisedAt)}
            </time>
          </div>
        </Notice>
      ))}
    </section>
  );
}
