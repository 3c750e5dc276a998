import type { FastifyInstance } from "fastify";
import type { Deps } from "../lib/deps.ts";
import { registerAccounts } from "./accounts/routes.ts";
import { Accounts } from "./accounts/service.ts";
import { registerAdminInsights } from "./admin-insights/routes.ts";
import { registerAlerts } from "./alerts/routes.ts";
import { registerAudit } from "./audit/routes.ts";
import { registerBacking } from "./backing/routes.ts";
import { scheduleFunding } from "./billing/funding.ts";
import { registerBilling } from "./billing/routes.ts";
import { renewAll, scheduleBilling } from "./billing/schedule.ts";
import { registerBuildJob } from "./builder/build-job.ts";
import { followOwnPlaces } from "./builder/own-places.ts";
import { registerRewriteJob } from "./builder/rewrite.ts";
import { registerBuilder } from "./builder/routes.ts";
import { Builder } from "./builder/service.ts";
import { registerCalendars } from "./calendars/routes.ts";
import { registerCheckIns } from "./check-ins/routes.ts";
import { CheckIns, schedulePlaces } from "./check-ins/service.ts";
import { registerContent } from "./content/routes.ts";
import { seedContent } from "./content/service.ts";
import { registerErratumMails } from "./content/tell-erratum.ts";
import { scheduleLedgerCheck } from "./credits/check.ts";
import { registerCredits } from "./credits/routes.ts";
import { registerDepartures } from "./departures/routes.ts";
import { registerEligibility } from "./eligibility/routes.ts";
import { registerExports } from "./exports/routes.ts";
import { registerFindings } from "./findings/routes.ts";
import { followPins } from "./findings/service.ts";
import { registerFinishFiles } from "./finish-files/routes.ts";
import { scheduleFinishFiles } from "./finish-files/service.ts";
import { openFreeHunt, scheduleFreeHunt } from "./free-hunt/calendar.ts";
import { registerFreeHunt } from "./free-hunt/routes.ts";
import { FreeHunt } from "./free-hunt/service.ts";
import { registerHints } from "./hints/routes.ts";
import { Hints } from "./hints/service.ts";
import { registerHuntEdits } from "./hunt-edits/routes.ts";
import { scheduleClosings } from "./hunt-status/service.ts";
import { registerHunts } from "./hunts/routes.ts";
import { Hunts } from "./hunts/service.ts";
import { registerIntegrity } from "./integrity/routes.ts";
import { Integrity } from "./integrity/service.ts";
import { registerJobs } from "./jobs/routes.ts";
import { registerLeaderboard } from "./leaderboard/routes.ts";
import { Leaderboard } from "./leaderboard/service.ts";
import { registerMails } from "./mails/routes.ts";
import { registerMetrics } from "./metrics/routes.ts";
import { Metrics } from "./metrics/service.ts";
import { registerNotes } from "./notes/routes.ts";
import { registerDocs } from "./openapi/routes.ts";
import { registerPayouts } from "./payouts/routes.ts";
import { registerPlaces } from "./places/routes.ts";
import { OwnPlaces, Places } from "./places/service.ts";
import { registerPrizes } from "./prizes/routes.ts";
import { schedulePrizeDates } from "./prizes/service.ts";
import { registerRatings } from "./ratings/routes.ts";
import { registerReferrals } from "./referrals/routes.ts";
import { registerReports } from "./reports/routes.ts";
import { scheduleRetention } from "./retention/service.ts";
import { registerSandboxClock } from "./sandbox-clock/routes.ts";
import { registerPassingDays } from "./sandbox-clock/service.ts";
import { registerSeals } from "./seals/routes.ts";
import { registerSettings } from "./settings/routes.ts";
import { registerSettlements } from "./settlements/service.ts";
import { registerSiteCalls } from "./site/routes.ts";
import { registerSquares } from "./squares/routes.ts";
import { requestReplacement } from "./stock/replace.ts";
import { registerStock } from "./stock/routes.ts";
import { beginStock, followStock, registerStockJobs } from "./stock/world.ts";
import { registerSubscriptions } from "./subscriptions/routes.ts";
import { registerSupport } from "./support/routes.ts";
import { registerSurveys } from "./surveys/routes.ts";
import { registerUserFiles } from "./user-files/routes.ts";

/** The services of one app that hold something in memory. */
export interface Services {
  accounts: Accounts;
  hunts: Hunts;
  leaderboard: Leaderboard;
  /** Where the pages are, as links name it. */
  origin(): string;
  /** What a start owes the product once it answers: its scheduled jobs, and hunts to play. */
  begin(say: (line: string) => void): Promise<void>;
}

/** Makes every slice's service, registers its endpoints and says who does which job. */
export function registerSlices(app: FastifyInstance, deps: Deps): Services {
  const hunts = new Hunts(deps);
  const origin = () => originOf(app, deps);
  const accounts = new Accounts(deps, origin);
  const builder = new Builder(deps);
  const leaderboard = new Leaderboard(deps);
  const metrics = new Metrics(deps);
  registerAccounts(app, deps, accounts);
  registerBilling(app, deps);
  registerCalendars(app, deps, origin);
  registerCheckIns(app, new CheckIns(deps, hunts));
  registerContent(app, deps, origin);
  registerCredits(app, deps);
  registerDepartures(app, deps);
  registerDocs(app, origin);
  registerFinishFiles(app, deps);
  registerFreeHunt(app, deps, new FreeHunt(deps, hunts), builder);
  registerHints(app, new Hints(deps, hunts));
  registerHunts(app, deps, hunts);
  registerLeaderboard(app, leaderboard);
  registerMails(app, deps);
  registerMetrics(app, deps, metrics);
  registerEligibility(app, deps);
  registerBacking(app, deps);
  registerPayouts(app, deps);
  registerPrizes(app, deps);
  schedulePrizeDates(deps);
  registerNotes(app, deps);
  registerRatings(app, deps);
  registerReferrals(app, deps);
  registerSiteCalls(app, deps, metrics);
  registerSquares(app, deps);
  registerSubscriptions(app, deps);
  registerSupport(app, deps);
  const integrity = new Integrity(deps, hunts.contents);
  integrity.schedule();
  registerIntegrity(app, deps, integrity);
  scheduleBilling(deps);
  scheduleFunding(deps);
  scheduleLedgerCheck(deps);
  scheduleRetention(deps);
  leaderboard.scheduleSnapshots();
  schedulePlaces(deps);
  scheduleClosings(deps);
  scheduleFinishFiles(deps);
  registerAdminInsights(app, deps);
  registerAlerts(app, deps);
  registerAudit(app, deps);
  registerBuilder(app, deps, builder);
  registerJobs(app, deps);
  registerHuntEdits(app, deps, builder);
  const library = () => builder.get().library;
  registerPlaces(app, new Places(deps, library), new OwnPlaces(deps, library));
  registerReports(app, deps, hunts, builder);
  registerExports(app, deps);
  registerUserFiles(app, deps);
  registerFindings(app, deps, builder);
  registerSandboxClock(app, deps);
  registerPassingDays(deps, [renewAll]);
  registerSeals(app, deps);
  registerSettings(app, deps);
  registerSurveys(app, deps, builder);
  registerSettlements(deps);
  registerErratumMails(deps);
  registerStock(app, deps, builder);
  registerBuildJob(deps, builder);
  registerRewriteJob(deps, builder);
  registerStockJobs(deps, builder);
  scheduleFreeHunt(deps, builder);
  const begin = async (say: (line: string) => void) => {
    await followPins(deps, builder);
    await followOwnPlaces(deps, builder);
    await deps.jobs.keepSchedules();
    await seedContent(deps);
    const stocking = await beginStock(deps, builder);
    if (deps.config.startingWorld || stocking) {
      await openFreeHunt(deps, builder);
    }
    if (stocking) await followStock(deps, stocking, say);
    await requestReplacement(deps, builder);
  };
  return { accounts, hunts, leaderboard, origin, begin };
}

/** Where the pages are, as links in mails name it. */
function originOf(app: FastifyInstance, deps: Deps): string {
  if (deps.config.publicOrigin) return deps.config.publicOrigin;
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : deps.config.port;
  return `http://localhost:${port}`;
}
