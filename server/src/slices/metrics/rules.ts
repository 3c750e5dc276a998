import { timingSafeEqual } from "node:crypto";
import { sha256 } from "../../lib/ids.ts";

export interface Asker {
  ip: string;
  headers: Record<string, string | string[] | undefined>;
}

const own = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const proxied = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/**
 * With a token configured only who carries it. Without, only this machine itself, and in production nobody:
 * a proxy on the machine that adds no header gives the whole world the machine's own address.
 */
export function mayReadMetrics(
  asker: Asker,
  { metricsToken: token, production }: { metricsToken: string | null; production: boolean },
): boolean {
  if (token !== null) {
    const given = asker.headers.authorization;
    return typeof given === "string" && timingSafeEqual(sha256(given), sha256(`Bearer ${token}`));
  }
  const direct = proxied.every((header) => asker.headers[header] === undefined);
  return !production && own.has(asker.ip) && direct;
}
