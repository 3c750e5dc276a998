import { acceptPin, foundSquare, listFindings } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import type { Builder } from "../builder/service.ts";
import { accept, noteFound, showFindings } from "./service.ts";

/** What finders say of spots, and the pins that come of it. */
export function registerFindings(app: FastifyInstance, deps: Deps, builder: Builder): void {
  serve(app, foundSquare, ({ caller, params, body }) =>
    noteFound(deps, caller, { huntId: params.id, num: params.num }, body.as),
  );
  serve(app, listFindings, () => showFindings(deps, builder));
  serve(app, acceptPin, ({ caller, params }) => accept(deps, builder, caller, params.placeId));
}
