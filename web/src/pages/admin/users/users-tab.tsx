import { useQuery } from "@tanstack/react-query";
import { exportUsers } from "@ten-paces/contract";
import { useState } from "react";
import { useMay } from "../../../slices/accounts/use-may.ts";
import { ExportButton } from "../../../slices/exports/export-button.tsx";
import { usersQuery } from "../../../slices/users/queries.ts";
import { UserActionDialog, type WantedOfUser } from "../../../slices/users/user-action-dialog.tsx";
import { SHOWN_USERS, usersAddress } from "../../../slices/users/user-address.ts";
import { UsersTable } from "../../../slices/users/users-table.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { useTableAddress } from "../../../ui/table-address.ts";

const SHOWN_LABELS = {
  all: "All",
  admins: "Administrators",
  suspended: "Suspended",
  unpaid: "Unpaid",
} as const;
const SEGMENTS = SHOWN_USERS.map((value) => ({ value, label: SHOWN_LABELS[value] }));

/** Accounts: find them, make administrators of them, suspend them. */
export default function UsersTab() {
  const { address, change, sort, onSort } = useTableAddress(usersAddress);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(usersQuery(address));
  const may = useMay();
  const [wanted, setWanted] = useState<WantedOfUser | null>(null);
  return (
    <section aria-label="User Management" className="grid gap-4">
      <search className="flex flex-wrap items-end gap-3">
        <SearchBox
          label="Search users"
          value={address.search}
          onChange={(search) => change({ search })}
        />
        <SegmentedControl
          legend="Show"
          value={address.show}
          segments={SEGMENTS}
          onChange={(show) => change({ show })}
        />
        {may("exportUsers") && (
          <ExportButton
            endpoint={exportUsers}
            input={{
              query: { show: address.show, ...(address.search && { search: address.search }) },
            }}
          />
        )}
      </search>
      {error && !data ? (
        <ErrorState
          title="Unable to load the users"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        <>
          <UsersTable
            users={data?.users ?? []}
            loading={isPending || isPlaceholderData}
            sort={sort}
            onSort={onSort}
            onAction={(user, action) => setWanted({ user, action })}
          />
          <Pagination
            page={address.page}
            pageSize={data?.pageSize ?? 25}
            total={data?.total ?? 0}
            onPage={(page) => change({ page })}
          />
        </>
      )}
      <UserActionDialog wanted={wanted} onClose={() => setWanted(null)} />
    </section>
  );
}
