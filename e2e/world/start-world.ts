import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeAdmin } from "./people.ts";
import { startServer } from "./running-server.ts";
import { Service } from "./service.ts";

const builtPages = fileURLToPath(new URL("../../web/dist/index.html", import.meta.url));

/**
 * One world for all journeys: the real server with an embedded database in a temporary folder, stocked with the
 * hunts of a few states, and an administrator. Returns how to end it.
 */
export default async function startWorld(): Promise<() => Promise<void>> {
  if (!process.env.WEB_DIST && !existsSync(builtPages)) {
    throw new Error("The pages are not built: run `npm test`, or `npx vite build web` first.");
  }
  const dataDir = mkdtempSync(join(tmpdir(), "ten-paces-journeys-"));
  const server = await startServer(dataDir, { PLACES_STATES: "kansas,maine,vermont,national" });
  const admin = await makeAdmin(new Service(server.origin));
  process.env.E2E_ORIGIN = server.origin;
  process.env.E2E_ADMIN = JSON.stringify(admin);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
