import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { useSession } from "../../slices/accounts/session.tsx";
import { LoadFailed } from "../../slices/content/load-failed.tsx";
import { BoardTable } from "../../slices/leaderboard/board-table.tsx";
import { HowRankingWorks } from "../../slices/leaderboard/how-ranking-works.tsx";
import { OwnRank } from "../../slices/leaderboard/own-rank.tsx";
import { type Board, leaderboardQuery } from "../../slices/leaderboard/queries.ts";
import { Totals } from "../../slices/leaderboard/totals.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export default function LeaderboardPage() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(leaderboardQuery);
  return (
    <Page
      title="Leaderboard"
      intro="The hunters with the most points, over all finished paid hunts."
      width="wide"
    >
      <div className="flex flex-col gap-8">
        {data ? (
          <>
            {/* Three noughts over an empty board say nothing that the board does not. */}
            {data.rows.length > 0 && <Totals totals={data.totals} />}
            {user && <OwnRank me={data.me ?? null} />}
          </>
        ) : (
          !error && <Skeleton className="h-28 w-full" />
        )}
        <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
          {error && !data ? (
            <LoadFailed
              title="Unable to load the leaderboard"
              error={error}
              onRetry={() => void refetch()}
            />
          ) : data ? (
            <TopTen board={data} />
          ) : (
            <div aria-busy="true" data-waiting="">
              <Skeleton className="h-140 w-full" />
            </div>
          )}
          <HowRankingWorks />
        </div>
      </div>
    </Page>
  );
}

function TopTen({ board }: { board: Board }) {
  return (
    <section aria-labelledby="top-ten">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="top-ten" className="text-2xl">
          Top 10
        </h2>
        {board.updatedAt !== null && (
          <p className="text-sm text-quiet">
            Updated <time dateTime={board.updatedAt}>{formatDateTime(board.updatedAt)}</time>
          </p>
        )}
      </div>
      {board.rows.length === 0 ? (
        <EmptyState
          title="The board is still empty"
          text="Nobody has finished a paid hunt yet. The first line could be yours."
          action={<LinkButton to={paths.hunts}>See the hunts</LinkButton>}
        />
      ) : (
        <BoardTable rows={board.rows} ownRank={board.me?.rank ?? null} />
      )}
    </section>
  );
}
