import { inflateSync } from "node:zlib";

const headerBytes = 44;
const entryBytes = 20;

/**
 * The font of a WOFF 1.0 file as TrueType has it (the same tables, unpacked), for what draws on the server.
 * @throws Error where the file is none
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF file");
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = headerBytes + index * entryBytes;
    const [from, packed, whole] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(from, from + packed);
    const table = packed < whole ? inflateSync(bytes) : bytes;
    const at = 12 + index * 16;
    woff.copy(head, at, entry, entry + 4);
    woff.copy(head, at + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(whole, at + 12);
    // Tables begin at multiples of four bytes.
    parts.push(table, Buffer.alloc((4 - (whole % 4)) % 4));
    offset += Math.ceil(whole / 4) * 4;
  }
  return Buffer.concat(parts);
}
