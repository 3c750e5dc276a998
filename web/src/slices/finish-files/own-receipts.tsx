import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { counted } from "../../ui/counted.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { saveText } from "../../ui/save-text.ts";
import { FoundNotice } from "./found-notice.tsx";
import { type Found, findReceipt } from "./proof.ts";
import { type Receipt, receiptsQuery } from "./queries.ts";

/** The caller's own check-ins in a hunt, with their receipts; once there is a file, each is looked for in it. */
export function OwnReceipts({ huntId, root }: { huntId: string; root: string | null }) {
  const { data } = useQuery(receiptsQuery(huntId));
  if (!data || data.receipts.length === 0) return null;
  const { receipts } = data;
  return (
    <Card as="section" aria-labelledby="own" className="grid grid-cols-1 gap-4">
      <h2 id="own" className="text-2xl">
        Your receipts
      </h2>
      <p className="max-w-prose">
        You have made {counted(receipts.length, "check-in")} in this hunt. Keep the receipts if you
        want to hold the file to them. Those of check-ins after the end of the hunt are in no file.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() =>
            saveText({
              fileName: `receipts-${huntId}.json`,
              text: JSON.stringify(receipts, null, 2),
            })
          }
        >
          Save Them as a File
        </Button>
      </div>
      <ul className="grid grid-cols-1 divide-y divide-contour border-y border-contour">
        {receipts.map((receipt) => (
          <Row key={receipt.checkInId} huntId={huntId} receipt={receipt} root={root} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ huntId, receipt, root }: { huntId: string; receipt: Receipt; root: string | null }) {
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState(false);
  async function look(sum: string): Promise<void> {
    setBusy(true);
    setFound(await findReceipt(huntId, receipt.receipt, sum));
    setBusy(false);
  }
  const what = `Square ${receipt.squareNum}, ${receipt.success ? "right" : "not right"}`;
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p>
            <span className="font-semibold">{what}</span>{" "}
            <time dateTime={receipt.at} className="text-quiet">
              {formatDateTime(receipt.at)}
            </time>
          </p>
          <p className="font-mono text-xs break-all text-quiet">{receipt.receipt}</p>
        </div>
        {root !== null && (
          <Button variant="secondary" busy={busy} onClick={() => void look(root)}>
            Verify<span className="sr-only"> the receipt of {what}</span>
          </Button>
        )}
      </div>
      <div role="status">{found && <FoundNotice found={found} />}</div>
    </li>
  );
}
