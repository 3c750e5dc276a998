import { queryOptions } from "@tanstack/react-query";
import { getLeaderboard, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";

export type Board = Result<typeof getLeaderboard>;
export type BoardRow = Board["rows"][number];

const MINUTE_MS = 60_000;

/** The server renews the board every 5 minutes; a page left open follows. */
export const leaderboardQuery = queryOptions({
  queryKey: ["leaderboard"],
  queryFn: ({ signal }) => call(getLeaderboard, {}, { signal }),
  refetchInterval: MINUTE_MS,
});
