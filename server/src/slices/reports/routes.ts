import {
  dismissReport,
  listReports,
  matchReport,
  reportPlace,
  reportSquare,
  settleSquare,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import type { Builder } from "../builder/service.ts";
import type { Hunts } from "../hunts/service.ts";
import { dismiss, match, reportAt, reportOutside, settle, showReports } from "./service.ts";

/** "Stop, this spot is wrong", from the spot and from outside, and what operators do about it. */
export function registerReports(
  app: FastifyInstance,
  deps: Deps,
  hunts: Hunts,
  builder: Builder,
): void {
  serve(app, reportSquare, ({ caller, params, body }) =>
    reportAt(deps, hunts, caller, { huntId: params.id, num: params.num }, body),
  );
  serve(app, reportPlace, ({ body }) => reportOutside(deps, body));
  serve(app, listReports, () => showReports(deps));
  serve(app, settleSquare, ({ caller, params, body }) =>
    settle(deps, builder, caller, { huntId: params.id, num: params.num }, body),
  );
  serve(app, matchReport, ({ caller, params, body }) =>
    match(deps, caller, params.id, body.placeId),
  );
  serve(app, dismissReport, ({ caller, params }) => dismiss(deps, caller, params.id));
}
