export { listClues, showAnalytics } from "./analytics.ts";
export { showHuntInsights } from "./hunt-insights.ts";
export { listPlayersAfter, showCheckIns, showMoney, showPlayers } from "./hunt-rows.ts";
export { listDailyRevenue } from "./revenue.ts";
export { showStats } from "./stats.ts";
