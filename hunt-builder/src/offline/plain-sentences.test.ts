import { expect, it } from "vitest";
import { plainSentences } from "./plain-sentences.ts";

it("says a fact without its verb where what is left is a sentence", () => {
  const shortest = (fact: string): string | undefined => plainSentences(fact, "it")[0];
  expect(shortest("has a chandelier made of war lances")).toBe("a chandelier made of war lances");
  expect(shortest("is where fans once threw snowballs")).toBe("where fans once threw snowballs");
  expect(shortest("was shared by five sects until they quarreled")).toBe(
    "shared by five sects until they quarreled",
  );
  // An order, a measure, a verb that would lose its subject.
  expect(shortest("was put under the tracks")).toBe("it was put under the tracks");
  expect(shortest("is a mile long")).toBe("it is a mile long");
  expect(shortest("has a tower and leans on it")).toBe("it has a tower and leans on it");
  expect(plainSentences("keeps a flying boat", "the museum")).toEqual([
    "the museum keeps a flying boat",
  ]);
});
