import { adjustCredits, exportLedger, getCredits, getLedger } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { adjust } from "./adjust.ts";
import { showLedger, writeLedger } from "./history.ts";
import { showCredits } from "./service.ts";

export function registerCredits(app: FastifyInstance, deps: Deps): void {
  serve(app, adjustCredits, ({ caller, params, body, idempotencyKey }) =>
    adjust(deps, caller, params.id, body, idempotencyKey),
  );
  serve(app, getCredits, ({ caller }) => showCredits(deps, caller.userId));
  serve(app, getLedger, ({ caller, query }) => showLedger(deps, caller.userId, query));
  serve(app, exportLedger, ({ caller, query }) => writeLedger(deps, caller.userId, query));
}
