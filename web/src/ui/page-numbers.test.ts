import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 13, [1, 2, 3, 13]],
  [7, 13, [1, 5, 6, 7, 8, 9, 13]],
  [13, 13, [1, 11, 12, 13]],
  [40, 13, [1, 13]],
])("on page %i of %i", (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
