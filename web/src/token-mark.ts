/** Names a token without telling it; empty where there is none, or nothing to hash with. */
export async function markOf(token: string | null): Promise<string> {
  if (!token || !globalThis.crypto?.subtle) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash).slice(0, 8), (byte) => byte.toString(16)).join("-");
}
