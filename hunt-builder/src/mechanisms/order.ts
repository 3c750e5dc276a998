import { linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

/** Orders that keep one's feet where they are: nobody is sent to climb, touch, wade or cross. */
const acts =
  /^(?:look|listen|count|ask|turn|follow|wait|read|stand|walk|find|imagine|think|take|stoop|bow|tip|mind|keep|pay|bring|come|go)\b/;
const harm =
  /\b(?:climb|jump|swim|wade|cross|touch|rub|crawl|drive|edge|rail|ledge|cliff|into the water|across)\b/;

/** Senseless anywhere else; obeyed in thought, it shows the spot. */
export const order: Mechanism = {
  name: "order",
  worth: 9,
  build({ place, gravity }) {
    if (gravity === "grave") return [];
    return linesOf(place).flatMap((line): Surface[] => {
      if (!acts.test(line.bare) || harm.test(line.bare)) return [];
      return [{ mechanism: "order", text: line.text, uses: [line.key], turn: "order alone" }];
    });
  },
};
