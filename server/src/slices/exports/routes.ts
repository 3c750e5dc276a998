import { exportCheckIns, exportHunts, exportRevenue, exportUsers } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { checkInsFile, huntsFile, revenueFile, usersFile } from "./service.ts";

export function registerExports(app: FastifyInstance, deps: Deps): void {
  serve(app, exportUsers, ({ caller, query }) => usersFile(deps, caller, query));
  serve(app, exportHunts, ({ caller, query }) => huntsFile(deps, caller, query));
  serve(app, exportRevenue, ({ caller, query }) => revenueFile(deps, caller, query));
  serve(app, exportCheckIns, ({ caller, query }) => checkInsFile(deps, caller, query));
}
