/** The pages to offer beside this one: the first, the last, and two at each side. In order, each once. */
export function pageNumbers(page: number, pages: number): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(wanted)].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
}
