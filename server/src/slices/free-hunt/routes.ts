import { getFreeHunt, guessFreeHunt, remakeFreeHunt } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import type { Builder } from "../builder/service.ts";
import { type FreeHunt, remakeFreeHunt as remake } from "./service.ts";

export function registerFreeHunt(
  app: FastifyInstance,
  deps: Deps,
  freeHunt: FreeHunt,
  builder: Builder,
): void {
  serve(app, getFreeHunt, ({ caller }) => freeHunt.show(caller));
  serve(app, guessFreeHunt, ({ caller, body }) => freeHunt.guess(caller, body.words));
  serve(app, remakeFreeHunt, async ({ caller }) => ({
    success: true as const,
    huntId: await remake(deps, builder, caller),
  }));
}
