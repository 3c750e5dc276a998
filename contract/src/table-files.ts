import type * as z from "zod/mini";
import type { Schema } from "./endpoint.ts";
import type { AdminCall } from "./roles.ts";

type All = typeof import("./index.ts");

type HasRows<Answer> = Answer extends readonly unknown[]
  ? true
  : true extends {
        [Key in keyof Answer]: Answer[Key] extends readonly unknown[] ? true : false;
      }[keyof Answer]
    ? true
    : false;

/** The calls for administrators that answer with rows. */
type TableCall = {
  [Name in keyof All]: All[Name] extends {
    access: "admin";
    method: "GET";
    name: infer Call extends string;
    result: infer Result extends Schema;
  }
    ? HasRows<z.output<Result>> extends true
      ? Call
      : never
    : never;
}[keyof All];

type Saved = readonly [AdminCall, ...AdminCall[]];
/** A table that no file is made of, and why. */
type NotSaved = string;

/**
 * Every call of the desk that answers with rows, and the calls that save these rows as a file, narrowed in the same way;
 * or why there is none. The compiler wants a line here for a new one.
 */
export const filesOf: Readonly<Record<TableCall, Saved | NotSaved>> = {
  listUsers: ["exportUsers"],
  getAdminUser: ["exportCheckIns", "exportCredits", "exportRevenue"],
  listAdminHunts: ["exportHunts"],
  getHuntInsights: ["exportHuntSquares"],
  listHuntPlayers: ["exportHuntPlayers"],
  listHuntCheckIns: ["exportCheckIns"],
  getAnalytics: ["exportClues"],
  getDailyRevenue: ["exportDailyRevenue", "exportRevenue"],
  listPayouts: ["exportPayouts"],
  listTickets: ["exportTickets"],
  listAudit: ["exportAudit"],
  listJobs: ["exportJobs"],
  listOutbox: ["exportMails"],
  listPlaces: ["exportPlaceTable", "exportPlaces"],
  listFindings: ["exportFindings"],
  listReports: ["exportReports"],
  listRatings: ["exportRatings"],
  listAllAnnouncements: ["exportAnnouncements"],
  listAllErrata: ["exportErrata"],
  listAllFaqs: ["exportFaqs"],
  listStates: ["exportStates"],
  listEvents: "The newest of what the log of changes, payouts, jobs and payments have as files.",
  listAlerts: "A list of things to do: a settled one is a line of the log of changes.",
  listSurveys: "Field work: the file of hunts says how many squares of each wait.",
  listFreePlaces: "A choice of the builder: the file of places says which stand free.",
  getHuntMoney:
    "Sums of one hunt: the file of hunts has them for all, that of payouts has the prizes.",
  getMoney: "Sums; what stands behind the prizes is on a public page.",
  getHuntSignals: "What is weighed of an account stays beside its prize.",
  getPayout: "One prize with its claim, which stays sealed.",
  getTicket: "One letter.",
  listLetters: "Letters of one hunt; each is in the file of mails.",
  listKeeperLetters: "Letters to be printed.",
  getBuilderOptions: "Choices of the builder.",
};
