import { useQuery } from "@tanstack/react-query";
import { exportMails } from "@ten-paces/contract";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { useTableAddress } from "../../ui/table-address.ts";
import { ExportButton } from "../exports/export-button.tsx";
import { MailDialog } from "./mail-dialog.tsx";
import { type Mail, outboxAddress, outboxQuery } from "./queries.ts";

const SEGMENTS = [
  { value: "all", label: "All" },
  { value: "waiting", label: "Waiting" },
] as const;

/** The mails of the installation: without SMTP this is where they are read. */
export function Outbox() {
  const { address, change } = useTableAddress(outboxAddress);
  const { search, show, page } = address;
  const filter = { show, ...(search && { search }) };
  const query = { ...filter, page };
  const { data, error, isPending, isFetching, refetch } = useQuery(outboxQuery(query));
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
      <p className="max-w-prose text-sm text-quiet">
        Where a mail server is configured mails are sent, and links that open an account are taken
        out here; without one they stay, and their links work from here. Every look is in the log of
        changes.
      </p>
      <search className="flex flex-wrap items-end gap-3">
        <SearchBox
          label="Search mails"
          value={search}
          onChange={(text) => change({ search: text })}
        />
        <SegmentedControl
          legend="Show"
          segments={SEGMENTS}
          value={show}
          onChange={(next) => change({ show: next })}
        />
        <Button
          variant="secondary"
          size="small"
          busy={isFetching}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
        <ExportButton endpoint={exportMails} input={{ query: filter }} />
      </search>
      {error && !data ? (
        <ErrorState
          title="Unable to load the outbox"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        <>
          <DataTable
            caption="Mails"
            columns={columns}
            rows={data?.mails ?? []}
            rowKey={(mail) => mail.id}
            loading={isPending}
            empty={
              search || show !== "all"
                ? "No mail matches. Try a part of the address or of the subject."
                : "No mail has been written yet."
            }
          />
          <Pagination
            page={page}
            pageSize={data?.pageSize ?? 50}
            total={data?.total ?? 0}
            onPage={(next) => change({ page: next })}
          />
        </>
      )}
      <MailDialog mail={open} onClose={() => setOpen(null)} />
    </section>
  );
}

/** Sent means given to the mail server or, without one, to the log. */
function SentBadge({ sentAt }: { sentAt: string | null }) {
  return sentAt === null ? <Badge tone="yellow">Waiting</Badge> : <Badge tone="moss">Sent</Badge>;
}
