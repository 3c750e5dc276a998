import { locateSquare } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { locate } from "./service.ts";

/** The finder. */
export function registerSquares(app: FastifyInstance, deps: Deps): void {
  serve(app, locateSquare, ({ caller, query }) => locate(deps, caller, query));
}
