import { getSeals } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showSeals } from "./service.ts";

export function registerSeals(app: FastifyInstance, deps: Deps): void {
  serve(app, getSeals, ({ params }) => showSeals(deps, params.id));
}
