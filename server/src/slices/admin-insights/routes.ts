import * as contract from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import * as insights from "./service.ts";

export function registerAdminInsights(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.getAdminStats, () => insights.showStats(deps));
  serve(app, contract.getAnalytics, () => insights.showAnalytics(deps));
  serve(app, contract.getDailyRevenue, ({ query }) => insights.listDailyRevenue(deps, query));
  serve(app, contract.getHuntInsights, ({ params }) => insights.showHuntInsights(deps, params.id));
  serve(app, contract.listHuntPlayers, ({ params, query }) =>
    insights.showPlayers(deps, params.id, query),
  );
  serve(app, contract.listHuntCheckIns, ({ params, query }) =>
    insights.showCheckIns(deps, params.id, query),
  );
  serve(app, contract.getHuntMoney, ({ params }) => insights.showMoney(deps, params.id));
}
