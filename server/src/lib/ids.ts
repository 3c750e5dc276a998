import { createHash, randomBytes } from "node:crypto";
import { v7 } from "uuid";

/** A time-ordered unique id (UUID version 7), so that no central sequence is needed. */
export function newId(): string {
  return v7();
}

/** 256 random bits as 43 URL-safe characters. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Secret bits, for keys that others read. */
export function newSecretBytes(count: number): Buffer {
  return randomBytes(count);
}

/** 128 secret bits in hexadecimal, for a leaf of a seal. */
export function newSalt(): string {
  return randomBytes(16).toString("hex");
}

/** 32 bits in hexadecimal: tells things of one name apart. */
export function newSuffix(): string {
  return randomBytes(4).toString("hex");
}

/** SHA-256 of a text, as tokens and request bodies are stored. */
export function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
