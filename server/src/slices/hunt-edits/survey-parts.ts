import { faultsOfPhrase, mostPhotoBytes, type SurveyPhoto } from "@ten-paces/contract";
import { type Place, standSentence } from "@ten-paces/hunt-builder";
import type { SquareRow } from "../hunts/service.ts";

/** What is wrong with a tidied phrase for a square, in sentences. */
export function faultsOfWhere(where: string, square: SquareRow, place: Place | null): string[] {
  // Who leaves the phrase as it is says that it is true.
  if (where === square.stand?.where) return [];
  const names = place ? [place.name, ...place.aliases] : [square.placeName];
  const faults = [...new Set(names.flatMap((name) => faultsOfPhrase(where, name)))];
  if (!square.stand) {
    faults.push("Nobody has said that one can stand at this place. Build the hunt anew.");
  }
  return faults;
}

/** Hint 3 with another phrase as its last line; `old` is the one it ends in now. */
export function hintSaying(hint3: string, old: string, where: string): string {
  if (hint3.trimEnd().endsWith(standSentence({ where }))) return hint3;
  const said = standSentence({ where: old });
  const rest =
    said !== "" && hint3.trimEnd().endsWith(said) ? hint3.trimEnd().slice(0, -said.length) : hint3;
  return `${rest.trimEnd()} ${standSentence({ where })}`.trim();
}

/** A square with another phrase; hint 3 follows. */
export function sayingWhere(square: SquareRow, where: string): SquareRow {
  if (!square.stand || square.stand.where === where) return square;
  return {
    ...square,
    stand: { ...square.stand, where },
    hint3: hintSaying(square.hint3, square.stand.where, where),
  };
}

const metadata = ["Exif\0\0", "http://ns.adobe.com/xap/"].map((mark) =>
  Buffer.from(mark, "latin1"),
);
const chunks = ["EXIF", "XMP "].map((mark) => Buffer.from(mark, "latin1"));

/** The bytes of a photo as it may be kept: what it says it is, small, and without metadata; null for others. */
export function readPhoto({ type, base64 }: SurveyPhoto): Buffer | null {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length === 0 || bytes.length > mostPhotoBytes) return null;
  if (type === "image/jpeg") {
    const starts = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
    return starts && !metadata.some((mark) => bytes.includes(mark)) ? bytes : null;
  }
  const named = (from: number) => bytes.toString("latin1", from, from + 4);
  const starts = named(0) === "RIFF" && named(8) === "WEBP";
  // Before the picture itself, or right after it.
  return starts && !chunks.some((mark) => isChunk(bytes, mark)) ? bytes : null;
}

/** Whether a WebP has a chunk of that name; sizes are of four bytes, low ones first. */
function isChunk(bytes: Buffer, name: Buffer): boolean {
  for (let at = 12; at + 8 <= bytes.length; ) {
    if (bytes.subarray(at, at + 4).equals(name)) return true;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return false;
}
