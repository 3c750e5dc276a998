import { telegraph } from "./short-words.ts";

/** The telegraph's code: "." short, "-" long. */
export const morse: readonly (readonly [letter: string, signs: string])[] =
  "A.- B-... C-.-. D-.. E. F..-. G--. H.... I.. J.--- K-.- L.-.. M-- N-. O--- P.--. Q--.- R.-. S... T- U..- V...- W.-- X-..- Y-.-- Z--.."
    .split(" ")
    .map((each) => [each.slice(0, 1), each.slice(1)] as const);

/** As it is read aloud: "short long". */
export function saidOf(signs: string): string {
  return [...signs].map((sign) => (sign === "-" ? telegraph.long : telegraph.short)).join(" ");
}
