import { getHunt, listHunts } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import { Prebuilt, serve } from "../../lib/serve.ts";
import type { Hunts } from "./service.ts";

export function registerHunts(app: FastifyInstance, hunts: Hunts): void {
  serve(app, listHunts, async ({ caller, query }) => {
    return new Prebuilt(await hunts.listBytes(caller, query.filter ?? null, query.limit ?? null));
  });
  serve(app, getHunt, ({ caller, params }) => hunts.show(caller, params.id));
}
