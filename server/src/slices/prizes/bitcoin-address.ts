import { createHash } from "node:crypto";
import { bech32, bech32m, createBase58check } from "@scure/base";

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest());
const base58check = createBase58check(sha256);

const malformed = "This is not a Bitcoin address. Please copy it whole from your wallet.";
const mistyped =
  "A letter of this Bitcoin address is wrong. Please copy it whole from your wallet.";
const otherNetwork =
  "This address is of a Bitcoin test network. Please give one of the main network: it begins with 1, 3 or bc1.";
const unknownKind =
  "Addresses of this kind are not in use yet. Please give one that begins with 1, 3, bc1q or bc1p.";

/** What is wrong with an address as one of Bitcoin's main network, as a sentence; null where nothing is. */
export function bitcoinAddressFault(address: string): string | null {
  if (/^(bc|tb|bcrt)1/i.test(address)) return segwitFault(address);
  if (!/^[1-9A-HJ-NP-Za-km-z]{25,36}$/.test(address)) return malformed;
  return base58Fault(address);
}

function base58Fault(address: string): string | null {
  let bytes: Uint8Array;
  try {
    bytes = base58check.decode(address);
  } catch {
    return mistyped;
  }
  if (bytes.length !== 21) return malformed;
  const [version] = bytes;
  if (version === 0x6f || version === 0xc4) return otherNetwork;
  return version === 0x00 || version === 0x05 ? null : malformed;
}

function segwitFault(address: string): string | null {
  // Version 0 has the older checksum, all later ones the newer.
  const older = bech32.decodeUnsafe(address, 90);
  const read = older ?? bech32m.decodeUnsafe(address, 90);
  if (!read) return mistyped;
  const [version, ...words] = read.words;
  const program = bech32.fromWordsUnsafe(words);
  if (version === undefined || !program || (version === 0) !== Boolean(older)) return mistyped;
  if (read.prefix !== "bc") return otherNetwork;
  if (version > 1) return unknownKind;
  const lengths = version === 0 ? [20, 32] : [32];
  return lengths.includes(program.length) ? null : malformed;
}
