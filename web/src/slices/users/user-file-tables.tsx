import {
  exportCheckIns,
  exportCredits,
  exportRevenue,
  type getAdminUser,
  type Result,
} from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { StatusBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { formatCents } from "../../ui/money.ts";
import { useMay } from "../accounts/use-may.ts";
import { ledgerWords } from "../credits/ledger-words.ts";
import { ExportButton } from "../exports/export-button.tsx";
import { Part } from "./user-file-part.tsx";
import { UserSessions } from "./user-sessions.tsx";
import { when } from "./when.tsx";

type UserFile = Result<typeof getAdminUser>;
type Of<Name extends keyof UserFile> = UserFile[Name] extends (infer Row)[] ? Row : never;

const toHunt = (id: string, name: string | null) => (
  <Link to={paths.adminHunt(id)} className="link">
    {name ?? id}
  </Link>
);

const SUBSCRIPTIONS: readonly Column<Of<"subscriptions">>[] = [
  { key: "hunt", label: "Hunt", cell: (one) => toHunt(one.huntId, one.huntName) },
  { key: "status", label: "Status", cell: (one) => <StatusBadge status={one.status} /> },
  {
    key: "at",
    label: "At square",
    align: "right",
    cell: (one) =>
      one.completedAt
        ? `Finished${one.place ? `, place ${one.place}` : ""}`
        : `${one.currentSquare} of ${one.totalSquares}`,
  },
  { key: "tries", label: "Check-ins", align: "right", cell: (one) => one.attempts },
  { key: "since", label: "Since", cell: (one) => when(one.createdAt) },
];

const LEDGER: readonly Column<Of<"ledger">>[] = [
  { key: "at", label: "When", cell: (one) => when(one.at) },
  { key: "what", label: "What", cell: (one) => ledgerWords(one.reason) },
  { key: "about", label: "About", cell: (one) => one.reference ?? "" },
  {
    key: "delta",
    label: "Change",
    align: "right",
    cell: (one) => (one.delta > 0 ? `+${one.delta}` : one.delta),
  },
  { key: "after", label: "Balance", align: "right", cell: (one) => one.totalAfter },
];

const CHECK_INS: readonly Column<Of<"checkIns">>[] = [
  { key: "at", label: "When", cell: (one) => when(one.at) },
  { key: "hunt", label: "Hunt", cell: (one) => toHunt(one.huntId, one.huntName) },
  { key: "square", label: "Square", align: "right", cell: (one) => one.squareNum },
  { key: "kind", label: "By", cell: (one) => one.kind },
  { key: "right", label: "Right", cell: (one) => (one.success ? "Yes" : "No") },
];

const PRIZES: readonly Column<Of<"prizes">>[] = [
  {
    key: "hunt",
    label: "Hunt",
    cell: (one) => (
      <Link to={paths.adminPayout(one.id)} className="link">
        {one.huntName ?? "A hunt that is gone"}
      </Link>
    ),
  },
  { key: "place", label: "Place", align: "right", cell: (one) => one.place },
  { key: "status", label: "Status", cell: (one) => <StatusBadge status={one.status} /> },
  { key: "sum", label: "Prize", align: "right", cell: (one) => formatCents(one.amountUsd * 100) },
  { key: "won", label: "Won", cell: (one) => when(one.wonAt) },
];

export type UserPayment = Of<"payments">;

/** @param onRefund left out for who may not give money back */
function paymentColumns(
  onRefund: ((payment: UserPayment) => void) | undefined,
): readonly Column<UserPayment>[] {
  return [
    { key: "at", label: "When", cell: (one) => when(one.at) },
    { key: "receipt", label: "Receipt", align: "right", cell: (one) => one.number },
    { key: "item", label: "What", cell: (one) => one.item },
    { key: "sum", label: "Paid", align: "right", cell: (one) => formatCents(one.amountUsd * 100) },
    {
      key: "back",
      label: "Given back",
      align: "right",
      cell: (one) => (one.givenBackUsd > 0 ? formatCents(one.givenBackUsd * 100) : ""),
    },
    ...(onRefund
      ? [
          {
            key: "refund",
            label: "Actions",
            hideLabel: true,
            align: "right" as const,
            atCorner: true,
            cell: (one: UserPayment) =>
              one.refundable && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`Refund receipt ${one.number}`}
                  onClick={() => onRefund(one)}
                >
                  Refund
                </Button>
              ),
          },
        ]
      : []),
  ];
}

const MAILS: readonly Column<Of<"mails">>[] = [
  { key: "subject", label: "Subject", cell: (one) => one.subject },
  { key: "written", label: "Written", cell: (one) => when(one.createdAt) },
  {
    key: "sent",
    label: "Sent",
    cell: (one) => (one.sentAt ? when(one.sentAt) : "Not yet"),
  },
];

type Sign = Of<"twins">["signs"][number]["sign"];

const SIGNS: Record<Sign, string> = {
  device: "the same device",
  network: "the same network",
  fix: "the same positions",
  pace: "answers at the same pace",
};

const TWINS: readonly Column<Of<"twins">>[] = [
  {
    key: "account",
    label: "Account",
    cell: (one) => (
      <Link to={paths.adminUser(one.id)} className="link">
        {one.email}
      </Link>
    ),
  },
  {
    key: "signs",
    label: "In common",
    cell: (one) => one.signs.map(({ sign, count }) => `${SIGNS[sign]} (${count})`).join(", "),
  },
];

const idOf = ({ id }: { id: string }) => id;

/** All lists of an account, the newest 50 of each. */
export function UserFileTables({
  file,
  onRefund,
}: {
  file: UserFile;
  onRefund: ((payment: UserPayment) => void) | undefined;
}) {
  const may = useMay();
  const query = { userId: file.user.id };
  return (
    <div className="grid gap-8">
      <Part
        title="Subscriptions"
        columns={SUBSCRIPTIONS}
        rows={file.subscriptions}
        rowKey={({ huntId }) => huntId}
        empty="No hunt yet."
      />
      <Part title="Prizes" columns={PRIZES} rows={file.prizes} rowKey={idOf} empty="None." />
      <Part
        title="Looks like the same person"
        note="Traces of the last 90 days. A network alone says little: families and cafés share one."
        columns={TWINS}
        rows={file.twins}
        rowKey={idOf}
        empty="No other account left the same traces."
      />
      <Part
        title="History of credits"
        columns={LEDGER}
        rows={file.ledger}
        action={
          may("exportCredits") && (
            <ExportButton
              endpoint={exportCredits}
              input={{ params: { id: file.user.id } }}
              of="the history of credits"
            />
          )
        }
        rowKey={idOf}
        empty="Nothing yet."
      />
      <Part
        title="Check-ins"
        columns={CHECK_INS}
        rows={file.checkIns}
        action={
          may("exportCheckIns") && (
            <ExportButton endpoint={exportCheckIns} input={{ query }} of="check-ins" />
          )
        }
        rowKey={idOf}
        empty="None yet."
      />
      <Part
        title="Payments"
        columns={paymentColumns(onRefund)}
        rows={file.payments}
        action={
          may("exportRevenue") && (
            <ExportButton endpoint={exportRevenue} input={{ query }} of="payments" />
          )
        }
        rowKey={idOf}
        empty="None yet."
      />
      <UserSessions user={file.user} sessions={file.sessions} />
      <Part
        title="Mails"
        note={
          <>
            Their texts are in the{" "}
            <Link
              to={`${paths.adminTab("outbox")}&search=${encodeURIComponent(file.user.email)}`}
              className="link"
            >
              outbox
            </Link>
            .
          </>
        }
        columns={MAILS}
        rows={file.mails}
        rowKey={idOf}
        empty="None yet."
      />
    </div>
  );
}
