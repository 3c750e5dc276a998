import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addKeptKey, CannotOpen, dropOldKeptKeys, openSealer, Sealer } from "./sealing.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "ten-paces-sealing-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const keyOf = (byte: number) => Buffer.alloc(32, byte);
const text = '{"legalName":"Ada Hunter"}';

test("what is sealed opens for what it is about, with its key, unchanged, and never twice alike", () => {
  const sealer = new Sealer(() => [keyOf(1)]);
  const sealed = sealer.seal(text, "prize 1");
  expect(sealer.open(sealed, "prize 1")).toBe(text);
  expect(sealed.bytes.includes("Ada")).toBe(false);
  expect(sealer.seal(text, "prize 1").bytes.equals(sealed.bytes)).toBe(false);
  expect(() => sealer.open(sealed, "prize 2")).toThrow(CannotOpen);
  const bytes = Buffer.from(sealed.bytes);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  expect(() => sealer.open({ ...sealed, bytes }, "prize 1")).toThrow(CannotOpen);
  expect(() => new Sealer(() => [keyOf(2)]).open(sealed, "prize 1")).toThrow("not configured");
  expect(new Sealer(() => [keyOf(2), keyOf(1)]).open(sealed, "prize 1")).toBe(text);
});

test("a key is made once, in a file of its owner's, and can be followed by another", () => {
  const file = join(dataDir, "claims-key");
  const source = { claimsKeys: null, dataDir };
  const sealed = openSealer(source).seal(text, "p");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(openSealer(source).open(sealed, "p")).toBe(text);
  const rotated = addKeptKey(dataDir);
  expect(rotated.keyId).not.toBe(sealed.keyId);
  expect(openSealer(source).keyId).toBe(rotated.keyId);
  expect(openSealer(source).open(sealed, "p")).toBe(text);
  dropOldKeptKeys(dataDir);
  expect(readFileSync(file, "utf8")).toMatch(/^[0-9a-f]{64}\n$/);
  expect(() => openSealer(source).open(sealed, "p")).toThrow(CannotOpen);
  writeFileSync(file, "");
  expect(() => openSealer(source).keyId).toThrow("holds no key");
});

test("a configured key takes the place of the file", () => {
  const sealer = openSealer({ claimsKeys: [keyOf(3)], dataDir });
  expect(sealer.keyId).toBe(new Sealer(() => [keyOf(3)]).keyId);
});
