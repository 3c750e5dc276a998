import { useQuery } from "@tanstack/react-query";
import { apiBase } from "../../../api-base.ts";
import { paths } from "../../../paths.ts";
import { Link, useParams } from "../../../routing.tsx";
import { useSession } from "../../../slices/accounts/session.tsx";
import { OwnReceipts } from "../../../slices/finish-files/own-receipts.tsx";
import { finishFileQuery, type Shown } from "../../../slices/finish-files/queries.ts";
import { ReceiptFinder } from "../../../slices/finish-files/receipt-finder.tsx";
import { detailTrouble } from "../../../slices/hunts/detail-trouble.ts";
import { UnreadPage } from "../../../slices/hunts/unread-page.tsx";
import { CopyButton } from "../../../slices/squares/copy-button.tsx";
import { StatusBadge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { FirstFinishers } from "./first-finishers.tsx";
import { HowItWent } from "./how-it-went.tsx";

/** How a hunt was won, for anybody, and where its players find their receipts. */
export default function FinishPage() {
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(finishFileQuery(id));
  if (data) return <FileOf huntId={id} shown={data} />;
  if (!error) {
    return (
      <Page title="How it was won">
        <div role="status" aria-label="Loading..." className="grid gap-6">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      </Page>
    );
  }
  const trouble = detailTrouble(error);
  return (
    <UnreadPage
      trouble={trouble}
      title="Nothing to show"
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function titleOf({ huntName, file }: Shown, over: boolean): string {
  if (!over) return `“${huntName}” goes on`;
  return file?.first.length ? `How “${huntName}” was won` : `How “${huntName}” ended`;
}

function FileOf({ huntId, shown }: { huntId: string; shown: Shown }) {
  const { status, file } = shown;
  const { user } = useSession();
  const over = status === "COMPLETE" || status === "CANCELED";
  return (
    <Page
      title={titleOf(shown, over)}
      eyebrow="Fair play"
      intro={
        <span className="flex flex-wrap items-center gap-3">
          <StatusBadge status={status} />
          <Link to={paths.hunt(huntId)} className="link text-base">
            To the hunt
          </Link>
          <Link to={paths.huntSeal(huntId)} className="link text-base">
            Its seal
          </Link>
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-8">
        {file === null && (
          <EmptyState
            title={over ? "The file is being written" : "The hunt is not over"}
            text={
              over
                ? "It will be here in a few minutes."
                : "When it is, its first finishers stand here with their times, and a proof of every check-in."
            }
          />
        )}
        {file && (
          <>
            <HowItWent file={file} />
            <FirstFinishers file={file} />
            <Card as="section" aria-labelledby="proof" className="grid grid-cols-1 gap-4">
              <h2 id="proof" className="text-2xl">
                The proof
              </h2>
              <p className="max-w-prose">
                Every check-in was given a receipt when it was made. All {file.checkIns} of them are
                folded into the one sum below. If a single one were added, changed or left out
                afterwards, the sum would be another.
              </p>
              <p className="font-mono text-sm break-all">{file.root}</p>
              <div className="flex flex-wrap items-center gap-3">
                <CopyButton text={file.root} label="sum" />
                <a
                  href={`${apiBase}/hunts/${encodeURIComponent(huntId)}/finish-file`}
                  className="link inline-flex min-h-11 items-center"
                >
                  All of it as data (JSON)
                </a>
              </div>
              <ReceiptFinder huntId={huntId} root={file.root} />
            </Card>
          </>
        )}
        {user && <OwnReceipts huntId={huntId} root={file?.root ?? null} />}
      </div>
    </Page>
  );
}
