import { useQuery } from "@tanstack/react-query";
import { exportTickets } from "@ten-paces/contract";
import { useMay } from "../../../slices/accounts/use-may.ts";
import { ExportButton } from "../../../slices/exports/export-button.tsx";
import {
  type ListedTicket,
  ticketsAddress,
  ticketsQuery,
} from "../../../slices/support/desk-queries.ts";
import { TicketPanel } from "../../../slices/support/ticket-panel.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/dates.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useTableAddress } from "../../../ui/table-address.ts";

const SEGMENTS = [
  { value: "open", label: "Open" },
  { value: "closed", label: "Closed" },
  { value: "all", label: "All" },
] as const;

/** What people wrote to support, answered from here. */
export default function TicketsTab() {
  const { address, change } = useTableAddress(ticketsAddress);
  const { data, error, isPending, refetch } = useQuery(ticketsQuery(address));
  const may = useMay();
  const { search, show } = address;
  const opened = data?.tickets.find(({ id }) => id === address.ticket);
  return (
    <section aria-label="Tickets" className="grid grid-cols-1 gap-4">
      <search className="flex flex-wrap items-end gap-3">
        <SearchBox
          label="Search tickets"
          value={address.search}
          onChange={(text) => change({ search: text })}
        />
        <SegmentedControl
          legend="Show"
          value={address.show}
          segments={SEGMENTS}
          onChange={(chosen) => change({ show: chosen })}
        />
        {may("exportTickets") && (
          <ExportButton
            endpoint={exportTickets}
            input={{
              query: { ...(search && { search }), ...(show !== "all" && { status: show }) },
            }}
          />
        )}
      </search>
      {error && !data && (
        <ErrorState
          title="Unable to load the tickets"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {isPending && <Skeleton className="h-64 w-full" />}
      {data?.tickets.length === 0 && (
        <EmptyState
          title={data.open === 0 ? "Nobody waits for an answer" : "No ticket matches"}
          text="What people write by the contact and accessibility forms stands here."
        />
      )}
      {data && data.tickets.length > 0 && (
        <>
          <ul className="divide-y divide-contour rounded-lg border border-contour bg-raised">
            {data.tickets.map((ticket) => (
              <Line key={ticket.id} ticket={ticket} onOpen={() => change({ ticket: ticket.id })} />
            ))}
          </ul>
          <Pagination
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            onPage={(page) => change({ page })}
          />
        </>
      )}
      <Dialog
        open={address.ticket !== null}
        onOpenChange={(open) => !open && change({ ticket: null })}
        title={opened ? `${opened.number}: ${opened.topic}` : "Ticket"}
        width="wide"
      >
        {address.ticket && <TicketPanel id={address.ticket} />}
      </Dialog>
    </section>
  );
}

function Line({ ticket, onOpen }: { ticket: ListedTicket; onOpen: () => void }) {
  const { number, topic, name, email, at, status, kind, replies } = ticket;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-mono text-sm">{number}</span>{" "}
          <span className="font-semibold">{topic}</span>
        </p>
        <p className="text-sm wrap-anywhere text-quiet">
          {name} {email}, <time dateTime={at}>{formatDateTime(at)}</time>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {kind === "accessibility" && <Badge tone="sky">Accommodation</Badge>}
        {replies > 0 && <Badge>Answered</Badge>}
        <Badge tone={status === "open" ? "brass" : "moss"}>{status}</Badge>
        <Button variant="secondary" size="small" onClick={onOpen}>
          Read<span className="sr-only"> {number}</span>
        </Button>
      </div>
    </li>
  );
}
