import { hash, hkdfSync } from "node:crypto";

/** What a fingerprint is of: the same text has another one for each purpose. */
export type FingerprintOf =
  | "device"
  | "network"
  | "answer"
  | "fix"
  | "pace"
  | "mailbox"
  | "unsubscribe";

/** A keyed hash: tells whether two things are the same, and without the key nothing of what they were. */
export type Fingerprint = (of: FingerprintOf, text: string) => string;

const mostRemembered = 10_000;

/** Fingerprints of one installation, 96 bits in base64url, under a key made from its secret. */
export function fingerprintsOf(secret: Uint8Array): Fingerprint {
  const purpose = "ten-paces fingerprints 1";
  const key = Buffer.from(hkdfSync("sha256", secret, new Uint8Array(0), purpose, 32));
  const prefix = key.toString("hex");
  // A third of what an HMAC costs; of a hash cut to 96 of its 256 bits nobody can go on from the end.
  const made = new Map<string, string>();
  return (of, text) => {
    const named = `${of}\n${text}`;
    const known = made.get(named);
    if (known !== undefined) return known;
    const fresh = hash("sha256", `${prefix}\n${named}`, "base64url").slice(0, 16);
    // Devices and networks come again and again; fixes and paces never do.
    if (of === "device" || of === "network") {
      if (made.size >= mostRemembered) made.clear();
      made.set(named, fresh);
    }
    return fresh;
  };
}
