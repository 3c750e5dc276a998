import { types } from "pg";

const oid = {
  bytea: 17,
  int8: 20,
  json: 114,
  numeric: 1700,
  date: 1082,
  timestamp: 1114,
  timestampArray: 1115,
  dateArray: 1182,
  int8Array: 1016,
  numericArray: 1231,
} as const;

const own = new Map<number, (text: string) => unknown>([
  [oid.int8, exactNumber],
  [oid.numeric, exactNumber],
  [oid.int8Array, numbersOf],
  [oid.numericArray, numbersOf],
  // A day has no time zone: the driver would make it midnight of the machine's own.
  [oid.date, asText],
  [oid.dateArray, textsOf],
  [oid.timestamp, asText],
  [oid.timestampArray, textsOf],
]);

/**
 * How columns arrive, the same on both engines: int8 and numeric (so also sum and count) as number, an error
 * where that would lose a digit; timestamptz as Date; date as "2026-01-31"; json parsed; bytea as Buffer.
 */
export const columnTypes = {
  getTypeParser(type: number, format?: "text" | "binary"): (text: string) => unknown {
    const parse = format === "binary" ? undefined : own.get(type);
    return parse ?? types.getTypeParser(type, "text");
  },
};

function exactNumber(text: string): number {
  const value = Number(text);
  const digits = text.replace(/^-?0*\.?0*|\D/g, "");
  const exact = text.includes(".") ? digits.length <= 15 : Number.isSafeInteger(value);
  if (!exact) throw new RangeError(`A number from the database does not fit exactly: ${text}`);
  return value;
}

function numbersOf(text: string): (number | null)[] {
  return textsOf(text).map((one) => (one === null ? null : exactNumber(one)));
}

function asText(text: string): string {
  return text;
}

function textsOf(text: string): (string | null)[] {
  const textArray = 1009;
  const parse: (text: string) => unknown = types.getTypeParser(textArray as number, "text");
  return parse(text) as (string | null)[];
}
