import type { Place } from "../../place.ts";

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Whether what the library's row says of a place says this too. */
export function saysOf(place: Place, line: string): boolean {
  const text = plain(line);
  return (
    [...place.facts, ...place.veiled].some((each) => {
      const own = plain(each);
      return own === text || (text.length > 12 && own.includes(text));
    }) ||
    place.years.some(
      ([year, phrase]) => text.includes(String(year)) && text.includes(plain(phrase)),
    ) ||
    place.people.some(([name, deed]) => text.includes(plain(name)) && text.includes(plain(deed))) ||
    (text.includes(plain(String(place.measure.value.toLocaleString("en-US")))) &&
      text.includes(plain(place.measure.what))) ||
    text === plain(`stands in ${place.county} county`)
  );
}
