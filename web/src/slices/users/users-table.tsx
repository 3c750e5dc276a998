import type { ListedUser } from "@ten-paces/contract";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column, TableSort } from "../../ui/data-table-column.ts";
import { formatDate } from "../../ui/dates.ts";
import { actionsFor, USER_ACTION_WORDS, type UserAction } from "./user-actions.ts";

type UsersTableProps = {
  users: readonly ListedUser[];
  loading: boolean;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  onAction: (user: ListedUser, action: UserAction) => void;
};

/** Accounts, 25 a page. */
export function UsersTable({ users, loading, sort, onSort, onAction }: UsersTableProps) {
  const columns: Column<ListedUser>[] = [
    {
      key: "email",
      label: "Account",
      sortable: true,
      cell: (user) => (
        <span className="grid min-w-44 justify-items-start gap-1">
          <span className="font-semibold wrap-anywhere">{user.email}</span>
          <span className="flex flex-wrap gap-1.5">
            {user.isAdmin && <Badge tone="moss">Administrator</Badge>}
            {user.suspendedAt !== null && <Badge tone="flag">Suspended</Badge>}
            {!user.emailVerified && <span className="text-xs text-quiet">Not confirmed</span>}
          </span>
        </span>
      ),
    },
    {
      key: "displayName",
      label: "Display name",
      sortable: true,
      cell: (user) => (
        <span className="whitespace-nowrap">
          <span aria-hidden="true">{user.avatar}</span> {user.displayName}
        </span>
      ),
    },
    { key: "plan", label: "Plan", cell: (user) => user.plan ?? "None" },
    {
      key: "subscriptions",
      label: "Hunts",
      align: "right",
      cell: (user) => user.subscriptions,
    },
    {
      key: "createdAt",
      label: "Registered",
      sortable: true,
      cell: (user) => <span className="whitespace-nowrap">{formatDate(user.createdAt)}</span>,
    },
    {
      key: "actions",
      label: "Actions",
      align: "right",
      cell: (user) => (
        <span className="flex flex-nowrap justify-end gap-1.5">
          {actionsFor(user).map((action) => {
            const { label, danger } = USER_ACTION_WORDS[action];
            return (
              <Button
                key={action}
                variant="secondary"
                size="small"
                className={
                  danger ? "pointer-coarse:min-h-11 text-flag!" : "pointer-coarse:min-h-11"
                }
                aria-label={`${label} ${user.email}`}
                onClick={() => onAction(user, action)}
              >
                {label}
              </Button>
            );
          })}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption="Users"
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      sort={sort}
      onSort={onSort}
      loading={loading}
      empty="No users found matching your criteria."
    />
  );
}
