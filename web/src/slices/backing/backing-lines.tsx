import type { Backing, BackingKind } from "@ten-paces/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../ui/dates.ts";
import { formatCents } from "../../ui/money.ts";

export const BACKING_LABELS: Record<BackingKind, string> = {
  bitcoin_address: "Signed Bitcoin address",
  escrow: "Escrow",
  bond: "Bond",
  policy: "Policy",
};

type BackingLinesProps = {
  backings: readonly Backing[];
  actionFor?: (backing: Backing) => ReactNode;
};

/** What stands behind the prizes, with what anybody can verify of it. */
export function BackingLines({ backings, actionFor }: BackingLinesProps) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {backings.map((one) => (
        <li key={one.id} className="grid grid-cols-1 gap-1 border-t border-contour pt-4">
          <p className="flex flex-wrap justify-between gap-3 font-semibold">
            <span>
              {BACKING_LABELS[one.kind]}: {one.title}
            </span>
            <span className="tabular-nums">{formatCents(one.amountUsd * 100)}</span>
          </p>
          <p className="text-sm text-quiet">Since {formatDate(one.addedAt)}</p>
          {one.documentHash && <Proof label="SHA-256 of the document" text={one.documentHash} />}
          {one.address && <Proof label="Address" text={one.address} />}
          {one.message && <Proof label="Message" text={one.message} />}
          {one.signature && <Proof label="Signature" text={one.signature} />}
          {actionFor?.(one)}
        </li>
      ))}
    </ul>
  );
}

function Proof({ label, text }: { label: string; text: string }) {
  return (
    <p className="text-sm">
      <span className="text-quiet">{label}: </span>
      <span className="font-mono wrap-anywhere">{text}</span>
    </p>
  );
}
