import { getSurveyPhoto, listSurveys } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import type { Builder } from "../builder/service.ts";
import { listToSurvey, showPhoto } from "./service.ts";

export function registerSurveys(app: FastifyInstance, deps: Deps, builder: Builder): void {
  serve(app, listSurveys, ({ query }) => listToSurvey(deps, builder, query));
  serve(app, getSurveyPhoto, ({ params }) => showPhoto(deps, params.id, params.num));
}
