import { getNotes, keepNote } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { keep, showNotes } from "./service.ts";

/** What hunters note for themselves. */
export function registerNotes(app: FastifyInstance, deps: Deps): void {
  serve(app, getNotes, ({ caller, params }) => showNotes(deps, caller, params.id));
  serve(app, keepNote, ({ caller, params, body }) => keep(deps, caller, params, body));
}
