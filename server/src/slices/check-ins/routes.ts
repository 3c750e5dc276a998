import { checkIn } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../lib/serve.ts";
import { originOf } from "./evidence.ts";
import type { CheckIns } from "./service.ts";

export function registerCheckIns(app: FastifyInstance, checkIns: CheckIns): void {
  serve(app, checkIn, ({ caller, params, body, idempotencyKey, request }) =>
    checkIns.checkIn({
      caller,
      huntId: params.id,
      body,
      key: idempotencyKey,
      from: originOf(request),
    }),
  );
}
