import { getFreeHunt, guessFreeHunt } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../lib/serve.ts";
import type { FreeHunt } from "./service.ts";

export function registerFreeHunt(app: FastifyInstance, freeHunt: FreeHunt): void {
  serve(app, getFreeHunt, ({ caller }) => freeHunt.show(caller));
  serve(app, guessFreeHunt, ({ caller, body }) => freeHunt.guess(caller, body.words));
}
