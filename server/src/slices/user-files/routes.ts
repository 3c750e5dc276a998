import { getAdminUser } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showUser } from "./service.ts";

export function registerUserFiles(app: FastifyInstance, deps: Deps): void {
  serve(app, getAdminUser, ({ params }) => showUser(deps, params.id));
}
