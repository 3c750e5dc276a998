import { queryOptions } from "@tanstack/react-query";
import { getLeaderboard, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { fieldsOf, listOf, numberOr, textOr } from "../../reading.ts";

export type Board = Result<typeof getLeaderboard>;
export type BoardRow = Board["rows"][number];

const MINUTE_MS = 60_000;

/** The server renews the board every 5 minutes; a page left open follows. */
export const leaderboardQuery = queryOptions({
  queryKey: ["leaderboard"],
  queryFn: async ({ signal }): Promise<Board> => {
    const board = fieldsOf(await call(getLeaderboard, {}, { signal }));
    const totals = fieldsOf(board.totals);
    const me = readRow(board.me);
    return {
      updatedAt: textOr(board.updatedAt, null),
      totals: {
        hunters: numberOr(totals.hunters, 0),
        completedHunts: numberOr(totals.completedHunts, 0),
        prizes: numberOr(totals.prizes, 0),
      },
      rows: listOf(board.rows, readRow),
      ...(me ? { me } : {}),
    };
  },
  refetchInterval: MINUTE_MS,
});

function readRow(answer: unknown): BoardRow | null {
  const row = fieldsOf(answer);
  if (typeof row.username !== "string") return null;
  return {
    rank: numberOr(row.rank, 0),
    username: row.username,
    avatar: textOr(row.avatar, ""),
    score: numberOr(row.score, 0),
    completedHunts: numberOr(row.completedHunts, 0),
  };
}
