import {
  createBuiltHunt,
  generateHunt,
  getBuilderOptions,
  listFreePlaces,
  rewriteDraftSquare,
  scoreDraftSquare,
  validateHunt,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { Refusal, refuse } from "../../lib/refusal.ts";
import { serve } from "../../lib/serve.ts";
import { presentJob, waitForJob } from "../jobs/service.ts";
import { requestBuild } from "./build-job.ts";
import { createFromDraft } from "./create.ts";
import { fromPreview, squareFromPreview } from "./drafts.ts";
import { showFreePlaces } from "./free-places.ts";
import { judged } from "./judged.ts";
import { measured } from "./measured.ts";
import { listOptions } from "./options.ts";
import { requestRewrite } from "./rewrite.ts";
import type { Builder } from "./service.ts";
import { findShortage } from "./shortage.ts";

export function registerBuilder(app: FastifyInstance, deps: Deps, builder: Builder): void {
  serve(app, getBuilderOptions, () => listOptions(deps, builder));
  serve(app, generateHunt, async ({ body }) => {
    if (!builder.get().library.byStock.has(body.state)) return refuse("unknown_state");
    const { wait = true, ...request } = body;
    const short = await findShortage(deps, builder, request);
    if (short) return refuse("too_few_places", short);
    const jobId = await requestBuild(deps, request);
    if (!jobId) throw new Error("A job without a lane is always taken.");
    if (!wait) return { success: true as const, jobId, hunt: null };
    const job = await waitForJob(deps, jobId);
    if (job.status === "failed") return refuse("build_failed", { reason: job.error ?? "" });
    const shown = presentJob(job);
    const hunt = shown.kind === "build_hunt" ? shown.result : null;
    return { success: true as const, jobId, hunt };
  });
  serve(app, listFreePlaces, ({ query }) => showFreePlaces(deps, builder, query));
  serve(app, validateHunt, async ({ body }) => ({
    validation: await judged(deps, builder, measured(builder.get(), fromPreview(body.hunt))),
  }));
  serve(app, rewriteDraftSquare, ({ body }) => requestRewrite(deps, builder, body));
  serve(app, scoreDraftSquare, async ({ body }) => {
    const square = squareFromPreview(body.square);
    if (!builder.get().library.findPlace(square.placeId)) return refuse("no_place");
    const variant = square.puzzles.length > 0 ? "DIGITAL" : "PHYSICAL";
    const scored = builder.get().score(square, { variant, difficulty: body.difficulty });
    return { square: { ...scored, usedIn: body.square.usedIn } };
  });
  serve(app, createBuiltHunt, async ({ caller, body }) => {
    const made = await createFromDraft(deps, builder, caller, body.hunt, body.status);
    return made instanceof Refusal ? made : { success: true as const, huntId: made };
  });
}
