const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const numberOf = new Map<string, number>([
  ...ones.map((word, i): [string, number] => [word, i]),
  ...tens.map((word, i): [string, number] => [word, 20 + 10 * i]),
]);

const inDigits = /\d[\d,]*(?:\.\d+)?/g;
const spelled = new RegExp(
  `\\b(?:(${tens.join("|")})(?:[- ](${ones.slice(1, 10).join("|")}))?|(${ones.slice(1).join("|")}))\\b`,
  "gi",
);

/** Numbers of a text in digits, without their commas: "26,372" gives "26372". */
export function digitsIn(text: string): string[] {
  return text.match(inDigits)?.map((each) => each.replaceAll(",", "")) ?? [];
}

/** Numbers of a text in words, one to ninety-nine, as digits: "thirty-three" gives "33". */
export function spelledIn(text: string): string[] {
  // Most have none.
  spelled.lastIndex = 0;
  if (!spelled.test(text)) return [];
  spelled.lastIndex = 0;
  return [...text.matchAll(spelled)].map(([, ten, one, small]) =>
    String(
      (numberOf.get((ten ?? small ?? "").toLowerCase()) ?? 0) +
        (numberOf.get((one ?? "").toLowerCase()) ?? 0),
    ),
  );
}
