import { buyHint } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../lib/serve.ts";
import type { Hints } from "./service.ts";

export function registerHints(app: FastifyInstance, hints: Hints): void {
  serve(app, buyHint, ({ caller, params, body, idempotencyKey }) =>
    hints.buy({ caller, huntId: params.id, ...body, key: idempotencyKey }),
  );
}
