import {
  exportAnnouncements,
  exportAudit,
  exportCheckIns,
  exportClues,
  exportCredits,
  exportDailyRevenue,
  exportErrata,
  exportFaqs,
  exportFindings,
  exportHuntPlayers,
  exportHuntSquares,
  exportHunts,
  exportJobs,
  exportMails,
  exportPayouts,
  exportPlaceTable,
  exportRatings,
  exportReports,
  exportRevenue,
  exportStates,
  exportTickets,
  exportUsers,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import type { Builder } from "../builder/service.ts";
import type { Places } from "../places/service.ts";
import {
  announcementsFile,
  errataFile,
  faqsFile,
  ratingsFile,
  reportsFile,
} from "./content-files.ts";
import { payoutsFile, ticketsFile } from "./desk-files.ts";
import {
  auditFile,
  cluesFile,
  creditsFile,
  dailyRevenueFile,
  playersFile,
  squaresFile,
} from "./figures.ts";
import { checkInsFile, huntsFile, revenueFile, usersFile } from "./service.ts";
import { findingsFile, jobsFile, mailsFile, placesFile, statesFile } from "./work-files.ts";

export function registerExports(
  app: FastifyInstance,
  deps: Deps,
  builder: Builder,
  places: Places,
): void {
  serve(app, exportUsers, ({ caller, query }) => usersFile(deps, caller, query));
  serve(app, exportHunts, ({ caller, query }) => huntsFile(deps, caller, query));
  serve(app, exportRevenue, ({ caller, query }) => revenueFile(deps, caller, query));
  serve(app, exportDailyRevenue, ({ caller, query }) => dailyRevenueFile(deps, caller, query));
  serve(app, exportHuntPlayers, ({ caller, params, query }) =>
    playersFile(deps, caller, params.id, query),
  );
  serve(app, exportHuntSquares, ({ caller, params }) => squaresFile(deps, caller, params.id));
  serve(app, exportCredits, ({ caller, params }) => creditsFile(deps, caller, params.id));
  serve(app, exportClues, ({ caller }) => cluesFile(deps, caller));
  serve(app, exportPayouts, ({ caller, query }) => payoutsFile(deps, caller, query));
  serve(app, exportTickets, ({ caller, query }) => ticketsFile(deps, caller, query));
  serve(app, exportAudit, ({ caller, query }) => auditFile(deps, caller, query));
  serve(app, exportCheckIns, ({ caller, query }) => checkInsFile(deps, caller, query));
  serve(app, exportJobs, ({ caller, query }) => jobsFile(deps, caller, query));
  serve(app, exportMails, ({ caller, query }) => mailsFile(deps, caller, query));
  serve(app, exportPlaceTable, ({ caller, query }) => placesFile(deps, caller, places, query));
  serve(app, exportFindings, ({ caller }) => findingsFile(deps, caller, builder));
  serve(app, exportStates, ({ caller }) => statesFile(deps, caller));
  serve(app, exportReports, ({ caller }) => reportsFile(deps, caller));
  serve(app, exportRatings, ({ caller }) => ratingsFile(deps, caller));
  serve(app, exportAnnouncements, ({ caller }) => announcementsFile(deps, caller));
  serve(app, exportErrata, ({ caller }) => errataFile(deps, caller));
  serve(app, exportFaqs, ({ caller, query }) => faqsFile(deps, caller, query));
}
