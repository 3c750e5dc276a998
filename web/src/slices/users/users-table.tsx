import type { ListedUser } from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column, TableSort } from "../../ui/data-table-column.ts";
import { formatDate } from "../../ui/dates.ts";
import { RowMenu } from "../../ui/row-menu.tsx";
import { useRole } from "../accounts/use-role.ts";
import { actionsFor, ROLE_LABELS, USER_ACTION_WORDS, type UserAction } from "./user-actions.ts";

type UsersTableProps = {
  users: readonly ListedUser[];
  loading: boolean;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  onAction: (user: ListedUser, action: UserAction) => void;
};

/** Accounts, 25 a page. */
export function UsersTable({ users, loading, sort, onSort, onAction }: UsersTableProps) {
  const role = useRole();
  const columns: Column<ListedUser>[] = [
    {
      key: "email",
      label: "Account",
      sortable: true,
      cell: (user) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Link
            to={paths.adminUser(user.id)}
            className="link inline-flex min-h-6 items-center font-semibold wrap-anywhere pointer-coarse:min-h-11"
          >
            {user.email}
          </Link>
          {user.role && <Badge tone="moss">{ROLE_LABELS[user.role]}</Badge>}
          {user.role && !user.secondFactor && (
            <span className="text-xs text-quiet">No second factor</span>
          )}
          {user.suspendedAt !== null && <Badge tone="flag">Suspended</Badge>}
          {!user.emailVerified && <span className="text-xs text-quiet">Not confirmed</span>}
        </span>
      ),
    },
    {
      key: "displayName",
      label: "Display name",
      sortable: true,
      cell: (user) => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          <Avatar avatar={user.avatar} seed={user.displayName} className="size-7" />
          {user.displayName}
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
      atCorner: true,
      cell: (user) => (
        <RowMenu
          of={user.email}
          items={actionsFor(user, role).map((action) => ({
            key: action,
            label: USER_ACTION_WORDS[action].label,
            danger: USER_ACTION_WORDS[action].danger,
            onSelect: () => onAction(user, action),
          }))}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption="Users"
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      rowHref={(user) => paths.adminUser(user.id)}
      sort={sort}
      onSort={onSort}
      loading={loading}
      empty="No users found matching your criteria."
    />
  );
}
