import type { Role } from "./accounts.ts";

type All = typeof import("./index.ts");

/** The calls that somebody needs a role for. */
export type AdminCall = {
  [Name in keyof All]: All[Name] extends { access: "admin"; name: infer Call extends string }
    ? Call
    : never;
}[keyof All];

const everybody: readonly Role[] = ["owner", "operator", "support"];
const desk: readonly Role[] = ["owner", "operator"];
const owner: readonly Role[] = ["owner"];

/**
 * Who may make which call. Owners hold the money, the settings and the roles; operators make the hunts, survey them
 * and review what is won; support answers people, and sees nothing of a hunt that is not over.
 */
export const rolesOf: Readonly<Record<AdminCall, readonly Role[]>> = {
  // People.
  listUsers: everybody,
  getAdminUser: everybody,
  adjustCredits: everybody,
  // A lost phone is support's to answer. It takes nothing but a sign-in; whoever has a role is signed out by an owner.
  endUserSession: everybody,
  endUserSessions: everybody,
  listTickets: everybody,
  getTicket: everybody,
  replyToTicket: everybody,
  setTicketStatus: everybody,
  listRatings: everybody,
  decideRating: everybody,
  updateUser: desk,
  exportUsers: desk,
  listOutbox: desk,

  // Hunts.
  listAdminHunts: desk,
  getAdminHunt: desk,
  createHunt: desk,
  updateHunt: desk,
  deleteHunt: desk,
  remakeFreeHunt: desk,
  updateSquare: desk,
  surveySquare: desk,
  undoSurvey: desk,
  listSurveys: desk,
  getSurveyPhoto: desk,
  listFindings: desk,
  acceptPin: desk,
  getHuntSignals: desk,
  getHuntInsights: desk,
  listHuntPlayers: desk,
  listHuntCheckIns: desk,
  getHuntMoney: desk,
  listLetters: desk,
  writeLetter: desk,
  exportHunts: desk,
  exportCheckIns: desk,
  exportHuntPlayers: desk,
  exportClues: desk,
  exportPayouts: desk,
  exportTickets: desk,
  exportJobs: desk,
  exportMails: desk,
  exportPlaceTable: desk,
  exportFindings: desk,
  exportReports: desk,
  exportRatings: desk,
  exportAnnouncements: desk,
  exportErrata: desk,
  exportFaqs: desk,
  exportHuntSquares: desk,
  exportCredits: desk,
  exportHunt: desk,
  exportArchive: desk,
  importHunt: desk,

  // The builder and the stock.
  getBuilderOptions: desk,
  generateHunt: desk,
  listFreePlaces: desk,
  validateHunt: desk,
  rewriteDraftSquare: desk,
  scoreDraftSquare: desk,
  createBuiltHunt: desk,
  getHuntDraft: desk,
  reviseBuiltHunt: desk,
  getStock: desk,
  generateAllHunts: desk,
  replenishHunts: desk,
  cleanUpHunts: desk,
  setAutoReplenishment: desk,

  // Places.
  listPlaces: desk,
  getPlace: desk,
  withdrawPlace: desk,
  restorePlace: desk,
  createPlace: desk,
  updatePlace: desk,
  deletePlace: desk,
  getOwnPlace: desk,
  importPlaces: desk,
  exportPlaces: desk,
  noteGround: desk,
  listKeeperLetters: desk,
  listReports: desk,
  settleSquare: desk,
  matchReport: desk,
  dismissReport: desk,

  // What everybody reads.
  listAllAnnouncements: desk,
  createAnnouncement: desk,
  updateAnnouncement: desk,
  deleteAnnouncement: desk,
  listAllErrata: desk,
  createErratum: desk,
  updateErratum: desk,
  deleteErratum: desk,
  listAllFaqs: desk,
  createFaq: desk,
  updateFaq: desk,
  deleteFaq: desk,

  // What is going on.
  getAdminStats: desk,
  getAnalytics: desk,
  listAudit: desk,
  exportAudit: desk,
  listEvents: desk,
  listAlerts: desk,
  settleAlert: desk,
  getJob: desk,
  cancelJob: desk,
  listJobs: desk,
  retryJob: desk,
  letGoOfJob: desk,
  getSettings: desk,
  listStates: desk,
  exportStates: desk,
  getSandboxClock: desk,

  // What is won.
  listPayouts: desk,
  getPayout: desk,
  getAnswerFile: desk,
  approvePayout: desk,
  holdPayout: desk,
  disqualifyPayout: desk,
  decideAnswer: desk,

  // Money, and what decides about it.
  payPayout: owner,
  refundPayment: owner,
  getMoney: owner,
  addBacking: owner,
  withdrawBacking: owner,
  resetSecondFactor: owner,
  getDailyRevenue: owner,
  exportRevenue: owner,
  exportDailyRevenue: owner,
  updateSettings: owner,
  previewMail: owner,
  setStates: owner,
  takeBackState: owner,
  moveSandboxClock: owner,
};

const known: Readonly<Record<string, readonly Role[] | undefined>> = rolesOf;

/**
 * The calls that ask for the second factor: those that decide who is paid, what is promised, what things cost, who
 * decides, and who plays for nothing.
 */
const asksForProof: ReadonlySet<string> = new Set<AdminCall>([
  "approvePayout",
  "payPayout",
  "refundPayment",
  "disqualifyPayout",
  "decideAnswer",
  "addBacking",
  "withdrawBacking",
  "updateSettings",
  "setStates",
  "takeBackState",
  "updateUser",
  "adjustCredits",
  "resetSecondFactor",
]);

/** Whether a call asks for a second factor that was shown within the last minutes. */
export function wantsProof(name: string): boolean {
  return asksForProof.has(name);
}

/** Whether somebody of this role, or of none, may make a call for administrators. */
export function mayCall(name: string, role: Role | null): boolean {
  return role !== null && (known[name]?.includes(role) ?? false);
}

/** Whether somebody of this role, or of none, sees hunts as those who make them: every square, and what is not open. */
export function seesHunts(role: Role | null): boolean {
  return mayCall("getAdminHunt", role);
}
