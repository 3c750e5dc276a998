/** Years that a date can be reckoned from; every encyclopedia has them. */
const events: readonly [year: number, event: string][] = [
  [1492, "Columbus's first voyage"],
  [1620, "the landing of the Mayflower"],
  [1776, "the Declaration of Independence"],
  [1803, "the Louisiana Purchase"],
  [1825, "the opening of the Erie Canal"],
  [1848, "the discovery of gold at Sutter's Mill"],
  [1861, "the first shots at Fort Sumter"],
  [1869, "the driving of the golden spike"],
  [1876, "Bell's first telephone call"],
  [1903, "the Wright brothers' first flight"],
  [1912, "the sinking of the Titanic"],
  [1927, "Lindbergh's flight to Paris"],
  [1941, "the attack on Pearl Harbor"],
  [1969, "the first walk on the Moon"],
  [1989, "the fall of the Berlin Wall"],
];

/** Beyond this many years an event no longer helps to place a date. */
const farthest = 75;

/** The two events nearest to a year, but never those of the year itself or the one beside it. */
export function eventsNear(year: number): { year: number; event: string }[] {
  return events
    .map(([at, event]) => ({ year: at, event, apart: Math.abs(at - year) }))
    .filter(({ apart }) => apart > 1 && apart <= farthest)
    .sort((a, b) => a.apart - b.apart)
    .slice(0, 2)
    .map(({ year: at, event }) => ({ year: at, event }));
}
