/**
 * When the gates of a state's parks open, where that is by the clock and later than the sun for a part of the year;
 * where parks differ, the latest of the usual hours.
 */
const parksOpenAt = {
  connecticut: "08:00",
  delaware: "08:00",
  florida: "08:00",
  indiana: "07:00",
  maine: "09:00",
  maryland: "08:00",
  michigan: "08:00",
  minnesota: "08:00",
  "new-jersey": "08:00",
  "north-carolina": "08:00",
  "south-carolina": "09:00",
  texas: "08:00",
  virginia: "08:00",
  washington: "08:00",
};
const statePark = /\bstate park\b/i;
const isFree = /\b(?:all hours|any (?:hour|time))\b/i;

/**
 * "Daylight" begins in June at half past five, and a park's gate in these states at eight: whoever is told that they
 * may come with the sun stands before a shut gate, or behind it without leave.
 * @param {string} stem "new-hampshire" or "national"
 */
export function checkParkHours(stem, { name, aliases, access, stand }, say) {
  const opens = parksOpenAt[stem];
  const isPark =
    stand.ground.who === "state" && statePark.test([name, ...aliases, access].join(" "));
  if (opens === undefined || !isPark || isFree.test(access)) return;
  const { hours } = stand.asks;
  if (!Array.isArray(hours) || hours[0] < opens)
    say(
      `a state park there opens at ${opens}: hours from then on, or access says that it is open at all hours`,
    );
}
