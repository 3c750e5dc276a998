import {
  getAdminHunt,
  getHunt,
  getLogbook,
  getSolutions,
  listAdminHunts,
  listHunts,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { Prebuilt, serve } from "../../lib/serve.ts";
import { whenKnown } from "../../lib/when-known.ts";
import { listForAdmin, showForAdmin } from "./admin.ts";
import { showLogbook } from "./logbook.ts";
import type { Hunts } from "./service.ts";
import { showSolutions } from "./solutions.ts";

export function registerHunts(app: FastifyInstance, deps: Deps, hunts: Hunts): void {
  serve(app, listHunts, ({ caller, query }) => {
    const list = hunts.listJson(caller, query.filter ?? null, query.limit ?? null);
    return whenKnown(list, (json) => new Prebuilt(json));
  });
  serve(app, getHunt, ({ caller, params }) => hunts.show(caller, params.id));
  serve(app, getSolutions, ({ caller, params }) => showSolutions(deps, hunts, caller, params.id));
  serve(app, getLogbook, ({ caller, params }) => showLogbook(deps, hunts, caller, params.id));
  serve(app, listAdminHunts, ({ query }) => listForAdmin(deps, query));
  serve(app, getAdminHunt, ({ params }) => showForAdmin(deps, params.id));
}
