import { getPlace, listPlaces, restorePlace, withdrawPlace } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../lib/serve.ts";
import type { Places } from "./service.ts";

export function registerPlaces(app: FastifyInstance, places: Places): void {
  serve(app, listPlaces, ({ query }) => places.list(query));
  serve(app, getPlace, ({ params }) => places.show(params.id));
  serve(app, withdrawPlace, async ({ caller, params, body }) => {
    await places.withdraw(caller, params.id, body.reason);
    return { success: true as const };
  });
  serve(app, restorePlace, async ({ caller, params }) => {
    await places.restore(caller, params.id);
    return { success: true as const };
  });
}
