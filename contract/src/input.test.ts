import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint, Schema } from "./endpoint.ts";
import * as contract from "./index.ts";
import { readInput } from "./input.ts";

const exported: unknown[] = Object.values(contract);
const endpoints = exported.filter(
  (value): value is Endpoint =>
    typeof value === "object" && value !== null && "method" in value && "path" in value,
);

/** Values of every kind, and of every sort of wrong within a kind. */
const bad: unknown[] = [
  undefined,
  null,
  true,
  "",
  "  ",
  "zz",
  "Ω".repeat(6000),
  -1,
  0.5,
  1e12,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  Array.from({ length: 600 }, () => ({})),
  {},
  { kind: "none", toString: 1 },
];

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: Schema[];
  items?: Schema[];
  valueType?: Schema;
}

/** Bodies that are wrong in one place each, down to every field of every object and list. */
function wrongFor(schema: Schema): unknown[] {
  const definition = schema._zod.def as unknown as Definition;
  const inner = [
    ...(definition.options ?? []).flatMap(wrongFor),
    ...(definition.innerType ? wrongFor(definition.innerType) : []),
    ...(definition.element ? wrongFor(definition.element).map((value) => [value]) : []),
    ...(definition.items ?? []).flatMap((item) => wrongFor(item).map((value) => [value])),
    ...(definition.valueType ? wrongFor(definition.valueType).map((value) => ({ a: value })) : []),
    ...Object.entries(definition.shape ?? {}).flatMap(([name, field]) =>
      wrongFor(field).map((value) => ({ [name]: value })),
    ),
  ];
  return [...bad, ...inner];
}

const ofTheLibrary =
  /Too (small|big)|Invalid|expected |received|Unrecognized|must be (a )?(string|boolean)|undefined|NaN/;

test("whatever is wrong with an input is told in a sentence of ours, for every call", () => {
  const told = new Set<string>();
  for (const endpoint of endpoints) {
    for (const part of ["params", "query", "body"] as const) {
      const schema = endpoint[part];
      if (!schema) continue;
      for (const value of wrongFor(schema)) {
        const read = readInput(schema, value);
        if (!read.ok) for (const { message } of read.faults) told.add(message);
      }
    }
  }
  expect(told.size).toBeGreaterThan(150);
  expect([...told].filter((sentence) => ofTheLibrary.test(sentence))).toEqual([]);
  const odd = [...told].filter((sentence) => !/^(“|[A-Z]).{5,}/u.test(sentence));
  expect(odd).toEqual([]);
});

test("a sentence names the field and its rule", () => {
  const schema = z.object({
    name: z.string().check(z.minLength(3), z.maxLength(1200)),
    count: z.number().check(z.int(), z.gte(1), z.lte(5000)),
    level: z.literal([1, 2, 3]),
    at: z.iso.datetime(),
    fixes: z.array(z.object({ lat: z.number() })).check(z.maxLength(1)),
  });
  const said = (value: unknown) => {
    const read = readInput(schema, value);
    return read.ok ? [] : read.faults.map(({ path, message }) => `${path}: ${message}`);
  };
  expect(said({ name: "ab", count: 0, level: 4, at: "noon", fixes: [{ lat: "x" }] })).toEqual([
    "name: “name” needs at least 3 characters.",
    "count: “count” must be 1 or more.",
    "level: “level” must be 1, 2 or 3.",
    "at: “at” must be a date and time, such as 2026-05-04T12:00:00Z.",
    "fixes.0.lat: “fixes.0.lat” must be a number.",
  ]);
  expect(said({ name: "a".repeat(1201), count: 9000, level: 1, fixes: [] })).toEqual([
    "name: “name” may have at most 1,200 characters.",
    "count: “count” must be 5,000 or less.",
    "at: “at” is missing.",
  ]);
  expect(said(null)).toEqual([": What was sent must be an object."]);
});

test("a field with a sentence of its own says that one", () => {
  const read = readInput(contract.register.body, { email: "", password: "short" });
  expect(read.ok ? [] : read.faults.map(({ message }) => message)).toEqual([
    "Please enter your email address.",
    "Please enter a full email address, such as name@example.com.",
    "Password must be at least 8 characters long",
  ]);
  const cut = readInput(contract.resetPassword.body, { token: "zzz", password: "ten paces on" });
  expect(cut.ok ? "" : cut.faults[0]?.message).toContain("This link is incomplete.");
});
