import { createHmac, timingSafeEqual } from "node:crypto";
import { newSecretBytes } from "../../lib/ids.ts";

const stepSeconds = 30;
const digits = 6;
/** The step before and the one to come count too: clocks of phones are off, and people type slowly. */
const drift = 1;
const secretBytes = 20;

/** A secret of 160 bits, as RFC 4226 asks for. */
export const newSecret = (): Buffer => newSecretBytes(secretBytes);

/** The step of thirty seconds that a moment lies in (RFC 6238, from 1970 on). */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The code of a step: HMAC-SHA-1 of the counter, dynamically cut to six digits (RFC 4226, 5.3). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/**
 * The step whose code this is, among the present one and its neighbours; null where it is none of them or one that
 * was taken already.
 * @param after the last step whose code was taken: it and those before count no more
 */
export function stepOf(secret: Buffer, code: string, now: Date, after: number): number | null {
  const present = stepAt(now);
  let found: number | null = null;
  for (let step = present - drift; step <= present + drift; step++) {
    const right = timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code));
    if (right && step > after) found ??= step;
  }
  return found;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 of RFC 4648 without padding, as authenticator apps take a secret by hand. */
export function base32(bytes: Buffer): string {
  let text = "";
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += alphabet[(held >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text;
}

/** What an app reads from the QR code: otpauth of Google's key URI format. */
export function otpauthUri(
  secret: Buffer,
  { issuer, account }: Record<"issuer" | "account", string>,
) {
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: "SHA1",
    digits: String(digits),
    period: String(stepSeconds),
  });
  // Apps show a plus as it is: a space must be escaped.
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${query.toString().replaceAll("+", "%20")}`;
}

/** Whether it can be a code of an app, or else a recovery code. */
export function isOfApp(code: string): boolean {
  return new RegExp(`^\\d{${digits}}$`).test(code);
}

/** A code as typed, without what only helps the eye. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toUpperCase();
}

const recoveryBytes = 10;

/** A recovery code of 80 bits, more than anybody tries against its hash: "K7QX-M2TR-D4WA-3LNB". */
export function newRecoveryCode(): string {
  return base32(newSecretBytes(recoveryBytes)).match(/.{4}/g)?.join("-") ?? "";
}
