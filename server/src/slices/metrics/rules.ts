import { timingSafeEqual } from "node:crypto";
import { sha256 } from "../../lib/ids.ts";

export interface Asker {
  ip: string;
  headers: Record<string, string | string[] | undefined>;
}

const own = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const proxied = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/**
 * With a token configured only who carries it; without, only this machine itself, and not through a
 * proxy on it, behind which the whole world has the machine's own address.
 */
export function mayReadMetrics(asker: Asker, token: string | null): boolean {
  if (token !== null) {
    const given = asker.headers.authorization;
    return typeof given === "string" && timingSafeEqual(sha256(given), sha256(`Bearer ${token}`));
  }
  return own.has(asker.ip) && proxied.every((header) => asker.headers[header] === undefined);
}
