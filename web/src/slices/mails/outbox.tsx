import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { MailDialog } from "./mail-dialog.tsx";
import { type Mail, outboxQuery } from "./queries.ts";

/** The mails of the installation: without SMTP this is where they are read. */
export function Outbox() {
  const { data, error, isPending, isFetching, refetch } = useQuery(outboxQuery);
  const [open, setOpen] = useState<Mail | null>(null);
  const columns: Column<Mail>[] = [
    {
      key: "to",
      label: "To",
      cell: (mail) => <span className="block min-w-44 wrap-anywhere">{mail.to}</span>,
    },
    {
      key: "subject",
      label: "Subject",
      cell: (mail) => (
        <button
          type="button"
          onClick={() => setOpen(mail)}
          className="link min-h-9 min-w-44 text-left font-semibold"
        >
          {mail.subject}
        </button>
      ),
    },
    {
      key: "written",
      label: "Written",
      cell: (mail) => <span className="whitespace-nowrap">{formatDateTime(mail.createdAt)}</span>,
    },
    { key: "state", label: "State", cell: (mail) => <SentBadge sentAt={mail.sentAt} /> },
  ];
  return (
    <section aria-label="Outbox" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="max-w-prose text-quiet">
            The newest 100 mails. With SMTP_URL set they are sent, and links that open an account
            are taken out here; without it they stay, and their links work from here. Every look is
            in the audit log.
          </p>
        </div>
        <Button
          variant="secondary"
          size="small"
          busy={isFetching}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
      </div>
      {error && !data ? (
        <ErrorState
          title="Unable to load the outbox"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        <DataTable
          caption="Mails"
          columns={columns}
          rows={data?.mails ?? []}
          rowKey={(mail) => mail.id}
          loading={isPending}
          empty="No mail has been written yet."
        />
      )}
      <MailDialog mail={open} onClose={() => setOpen(null)} />
    </section>
  );
}

/** Handed over means given to the mail server or, without one, to the log. */
function SentBadge({ sentAt }: { sentAt: string | null }) {
  return sentAt === null ? (
    <Badge tone="yellow">Waiting</Badge>
  ) : (
    <Badge tone="moss">Handed over</Badge>
  );
}
