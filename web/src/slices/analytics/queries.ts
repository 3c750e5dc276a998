import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  getAnalytics,
  getDailyRevenue,
  getHuntInsights,
  getHuntMoney,
  type Input,
  listHuntCheckIns,
  listHuntPlayers,
} from "@ten-paces/contract";
import { call } from "../../api.ts";

/** Under the key of the desk: an edit asks for all of it anew. */
const ofHunt = (id: string, what: string) => ["admin", "hunts", "figures", id, what] as const;

export const analyticsQuery = queryOptions({
  queryKey: ["admin", "analytics"],
  queryFn: ({ signal }) => call(getAnalytics, {}, { signal }),
});

/** Days of revenue from the first to the last, both included. */
export function revenueQuery(query: Input<typeof getDailyRevenue>["query"]) {
  return queryOptions({
    queryKey: ["admin", "revenue", query],
    queryFn: ({ signal }) => call(getDailyRevenue, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What hunters make of a hunt's squares. */
export function huntInsightsQuery(id: string) {
  return queryOptions({
    queryKey: ofHunt(id, "insights"),
    queryFn: ({ signal }) => call(getHuntInsights, { params: { id } }, { signal }),
  });
}

/** A page of those who play a hunt. */
export function huntPlayersQuery(id: string, query: Input<typeof listHuntPlayers>["query"]) {
  return queryOptions({
    queryKey: [...ofHunt(id, "players"), query],
    queryFn: ({ signal }) => call(listHuntPlayers, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of a hunt's check-ins. */
export function huntCheckInsQuery(id: string, query: Input<typeof listHuntCheckIns>["query"]) {
  return queryOptions({
    queryKey: [...ofHunt(id, "check-ins"), query],
    queryFn: ({ signal }) => call(listHuntCheckIns, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function huntMoneyQuery(id: string) {
  return queryOptions({
    queryKey: ofHunt(id, "money"),
    queryFn: ({ signal }) => call(getHuntMoney, { params: { id } }, { signal }),
  });
}
