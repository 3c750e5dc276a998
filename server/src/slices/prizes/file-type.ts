/** What a file is by its first bytes: its name proves nothing. Null for what is not taken. */
export function fileTypeOf(bytes: Uint8Array): string | null {
  const startsWith = (...wanted: number[]) => wanted.every((byte, index) => bytes[index] === byte);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (startsWith(0xff, 0xd8, 0xff)) return "image/jpeg";
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (text(0, 5) === "%PDF-") return "application/pdf";
  return text(0, 4) === "RIFF" && text(8, 12) === "WEBP" ? "image/webp" : null;
}
