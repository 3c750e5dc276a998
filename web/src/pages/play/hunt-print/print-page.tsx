import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { paths } from "../../../paths.ts";
import { useParams } from "../../../routing.tsx";
import { type HuntDetail, huntDetailQuery } from "../../../slices/hunts/detail-query.ts";
import { detailTrouble } from "../../../slices/hunts/detail-trouble.ts";
import { stateName } from "../../../slices/hunts/state-names.ts";
import { UnreadPage } from "../../../slices/hunts/unread-page.tsx";
import { PrintedSquare } from "../../../slices/squares/printed-square.tsx";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { LoadingScreen } from "../../shell/loading-screen.tsx";

/** The open clues of a hunt on paper, with lines for notes: for where no phone is wanted or works. */
export default function PrintPage() {
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(huntDetailQuery(id));
  if (data) return <Sheet detail={data} />;
  if (!error) return <LoadingScreen />;
  return (
    <UnreadPage
      trouble={detailTrouble(error)}
      title="Nothing to print"
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Sheet({ detail: { hunt } }: { detail: HuntDetail }) {
  const open = hunt.squares.filter((square) => square.state !== "locked");
  const current = open.filter((square) => square.state === "current");
  const solved = open.filter((square) => square.state === "completed");
  return (
    <Page
      title={`${hunt.name} on paper`}
      heading="On paper"
      eyebrow={hunt.name}
      width="reading"
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          {open.length > 0 && (
            <Button
              icon={<Printer aria-hidden="true" className="size-5" />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          )}
          <LinkButton to={paths.hunt(hunt.id)} variant="secondary">
            To the hunt
          </LinkButton>
        </div>
      }
    >
      {open.length === 0 ? (
        <p>No square is open yet. Its clues can be printed once you play this hunt.</p>
      ) : (
        <div className="print-sheet">
          <p className="mb-6 text-quiet">
            {hunt.name}, {stateName(hunt.state)}. {solved.length} of {hunt.totalSquares} squares
            solved.
          </p>
          {[...current, ...solved].map((square) => (
            <PrintedSquare key={square.sequenceNum} square={square} />
          ))}
        </div>
      )}
    </Page>
  );
}
