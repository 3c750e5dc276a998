import { expect, test } from "vitest";
import { csvLine, csvPages } from "./csv.ts";

test.each([
  [["=1+1", "+1", "-1", "@x", "\tx", " =1"], `"'=1+1","'+1","'-1","'@x","'\tx","' =1"\r\n`],
  [[-1, 0.5, true, null, new Date(0)], "-1,0.5,true,,1970-01-01T00:00:00.000Z\r\n"],
  [['say "hi"', "a,b", "two\nlines", "=a,b"], '"say ""hi""","a,b","two\nlines","\'=a,b"\r\n'],
])("a line of %j", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test("a table is read a page at a time, and only as far as somebody takes it", async () => {
  const asked: (number | null)[] = [];
  const pages = csvPages(
    ["n"],
    (n: number) => [n],
    async (last) => {
      asked.push(last);
      return last === null ? [1, 2] : last < 4 ? [last + 1, last + 2] : [];
    },
  );
  expect((await pages.next()).value).toBe("n\r\n");
  expect(asked).toEqual([]);
  expect([(await pages.next()).value, (await pages.next()).value]).toEqual([
    "1\r\n2\r\n",
    "3\r\n4\r\n",
  ]);
  expect((await pages.next()).done).toBe(true);
  expect(asked).toEqual([null, 2, 4]);
});
