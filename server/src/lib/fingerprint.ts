import { hash, hkdfSync } from "node:crypto";

/** What a fingerprint is of: the same text has another one for each purpose. */
export type FingerprintOf = "device" | "network" | "answer" | "fix" | "pace";

/** A keyed hash: tells whether two things are the same, and without the key nothing of what they were. */
export type Fingerprint = (of: FingerprintOf, text: string) => string;

/** Fingerprints of one installation, 96 bits in base64url, under a key made from its secret. */
export function fingerprintsOf(secret: Uint8Array): Fingerprint {
  const purpose = "ten-paces fingerprints 1";
  const key = Buffer.from(hkdfSync("sha256", secret, new Uint8Array(0), purpose, 32));
  const prefix = key.toString("hex");
  // A third of what an HMAC costs; of a hash cut to 96 of its 256 bits nobody can go on from the end.
  return (of, text) => hash("sha256", `${prefix}\n${of}\n${text}`, "base64url").slice(0, 16);
}
