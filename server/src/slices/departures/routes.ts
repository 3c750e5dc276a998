import { deleteUser, exportUser } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { deleteAccount, writeExport } from "./service.ts";

export function registerDepartures(app: FastifyInstance, deps: Deps): void {
  serve(app, exportUser, ({ caller }) => writeExport(deps, caller));
  serve(app, deleteUser, ({ caller, body }) => deleteAccount(deps, caller, body.password));
}
