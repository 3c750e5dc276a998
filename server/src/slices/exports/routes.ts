import {
  exportAudit,
  exportCheckIns,
  exportClues,
  exportDailyRevenue,
  exportHuntPlayers,
  exportHunts,
  exportPayouts,
  exportRevenue,
  exportTickets,
  exportUsers,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { payoutsFile, ticketsFile } from "./desk-files.ts";
import { auditFile, cluesFile, dailyRevenueFile, playersFile } from "./figures.ts";
import { checkInsFile, huntsFile, revenueFile, usersFile } from "./service.ts";

export function registerExports(app: FastifyInstance, deps: Deps): void {
  serve(app, exportUsers, ({ caller, query }) => usersFile(deps, caller, query));
  serve(app, exportHunts, ({ caller, query }) => huntsFile(deps, caller, query));
  serve(app, exportRevenue, ({ caller, query }) => revenueFile(deps, caller, query));
  serve(app, exportDailyRevenue, ({ caller, query }) => dailyRevenueFile(deps, caller, query));
  serve(app, exportHuntPlayers, ({ caller, params, query }) =>
    playersFile(deps, caller, params.id, query),
  );
  serve(app, exportClues, ({ caller }) => cluesFile(deps, caller));
  serve(app, exportPayouts, ({ caller, query }) => payoutsFile(deps, caller, query));
  serve(app, exportTickets, ({ caller, query }) => ticketsFile(deps, caller, query));
  serve(app, exportAudit, ({ caller, query }) => auditFile(deps, caller, query));
  serve(app, exportCheckIns, ({ caller, query }) => checkInsFile(deps, caller, query));
}
