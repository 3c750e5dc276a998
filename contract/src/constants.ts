/** Numbers of the game; money in whole US cents or satoshis. */
export const checkInCostCredits = 1;
export const hintCostCredits = { 1: 1, 2: 2, 3: 3 } as const;
export const checkInRangeFt = 33;
export const squareSizeFt = 10;
export const satsPerBtc = 100_000_000;
export const passwordMinLength = 8;
export const landingListLimit = 6;
export const referrerBonusCredits = 5;
export const friendBonusCredits = 10;
/**
 * What "daylight" means in a stand's hours: from sunrise to sunset, and never earlier or later than this by the clock of
 * the place. Many grounds that are open by day have a gate that opens at seven or eight, and shuts in a long evening.
 */
export const daylightHours = { from: "08:00", to: "20:00" } as const;
/** How long before everybody else Unlimited subscribers may subscribe to a special hunt. */
export const earlyAccessHours = 48;
/** Shares of the prize pool for places 1, 2 and 3, in percent. */
export const prizeSharePercent = [50, 30, 20] as const;
/** So many friends of a hunter are rewarded in 30 days, until an operator moves it. */
export const rewardedFriendsAtFirst = 20;
/** Tries of one square are counted over so long. */
export const triesWindowSeconds = 600;
export const maskedAddress = "•••.•••.•••";
export const huntDefaults = {
  thresholdBTC: 0.5,
  prizePoolBtc: 0.375,
  totalSquares: 10,
  difficulty: "MEDIUM",
  variant: "PHYSICAL",
  type: "STATE",
} as const;

/** A path of this site and of no other: browsers read "//host" and "/\\host" as the address of one. */
export const sitePath = /^(\/[\w.~!$&'()*+,;=:@%-]+)+(\?[^\s\\]*)?$/;
export const sitePathWanted =
  "Please enter a path of this site that begins with /, such as /assets/maine.jpg. Pictures of other sites are not loaded.";
/** How long a winner has to claim a prize once told of it, and how long a decision can be answered. */
export const claimDays = 7;
export const answerDays = 7;
/** How long the consent to publicity can be taken back after a claim. */
export const publicityOptOutDays = 30;
/** Nobody wins by speeding: what a straight line between two squares takes at least. */
export const lawfulPaceMph = 55;
/** So often the next easier line of a square's list opens by itself. */
export const ladderHours = 6;
/** How long a plan goes on whose renewal could not be paid, and how long before a renewal it is announced. */
export const graceDays = 7;
export const renewalNoticeDays = 3;
/** Nobody younger pays, plays for money or wins. */
export const leastAgeYears = 18;
