import { listLetters, writeLetter } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showLetters, writeToHunters } from "./service.ts";

export function registerLetters(app: FastifyInstance, deps: Deps): void {
  serve(app, listLetters, ({ params }) => showLetters(deps, params.id));
  serve(app, writeLetter, ({ caller, params, body, idempotencyKey }) =>
    writeToHunters(deps, caller, params.id, body.text, idempotencyKey),
  );
}
