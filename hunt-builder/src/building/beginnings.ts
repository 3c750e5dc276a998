/** What tells nobody what he will see: a word that stands for anything, half of an order, how rather than what. */
export const isPaleTitle = (text: string): boolean =>
  /^(?:according|something|somebody|someone|everyone|everybody|others|during|since|until|about|pull|by|trains are|in|on|at|of|be|gone|too|once)\b|^(?:two|three) \w+ has\b/.test(
    text,
  ) ||
  /\b(?:north|south|east|west|inside|outside|again|one|ones|both|(?:that|this) \w+|at a time|on end)$|^(?:dozens|hundreds|thousands) of \w+$/.test(
    text,
  );

const ofBuildings = new Set(
  (
    "stone stones brick bricks glass marble granite limestone sandstone quartzite mud timber logs wood boards tiles gold leaf " +
    "column columns gable gables wing wings roof roofs dome domes wall walls window windows tower towers turret turrets arch " +
    "arches stair stairs steps spire spires porch porches floor floors decks panels panes slopes front door doors box cross ring " +
    "red white black gray pale dark rosy pink yellow green golden colored carved pointed round square spiral half high tall wide " +
    "steep flat broad slant old row every corner corners side sides both at that two three four five six seven eight nine ten twelve fourteen overhead"
  ).split(" "),
);
const little = /^(?:an?|the|of|in|on|with|without|under|over|above|behind|and|by|for|no|like)$/;

/** Whether a picture is of nothing but what buildings are made of: "columns in a half ring", true of a thousand. */
export const isOfBuildings = (text: string): boolean =>
  text.split(" ").every((word) => little.test(word) || ofBuildings.has(word));

/** How a name begins, "a" and "an" alike. */
const beginningOf = (name: string): string =>
  (name.split(" ")[0] ?? "").toLowerCase().replace(/^an$/, "a");

export interface Beginnings {
  of: ReadonlyMap<string, number>;
  all: number;
}

/** How many of the names that are taken begin in each way, and how many there are. */
export function beginningsOf(names: ReadonlySet<string>): Beginnings {
  const of = new Map<string, number>();
  for (const name of names) {
    const first = beginningOf(name.replace(/^[^:]*: /, ""));
    of.set(first, (of.get(first) ?? 0) + 1);
  }
  return { of, all: names.size };
}

/** Of names that a page shows in a row hardly a ninth begin alike, and an eighth with one article, while there are others. */
const mostAlike = 1 / 9;
const mostArticles = 1 / 8;
const costOfAlike = 4;
/** And the more the more of all names do, so that no article runs away from the other. */
const costOfShare = 20;

/** Whether too many names begin like this one. */
function isWorn(text: string, { of, all }: Beginnings): boolean {
  const first = beginningOf(text);
  const times = of.get(first) ?? 0;
  return times > 1 && times > (/^(?:a|the)$/.test(first) ? mostArticles : mostAlike) * all;
}

/** What a picture loses as a name because others begin like it. */
export function costOfBeginning(text: string, begun: Beginnings): number {
  const times = begun.of.get(beginningOf(text)) ?? 0;
  if (isWorn(text, begun)) return costOfAlike + costOfShare * (times / begun.all);
  return Math.min(2, 0.4 * times);
}
