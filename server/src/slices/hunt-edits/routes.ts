import {
  createHunt,
  deleteHunt,
  exportArchive,
  exportHunt,
  getHuntDraft,
  importHunt,
  reviseBuiltHunt,
  surveySquare,
  undoSurvey,
  updateHunt,
  updateSquare,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { Refusal } from "../../lib/refusal.ts";
import { serve } from "../../lib/serve.ts";
import type { Builder } from "../builder/service.ts";
import { getForAdmin } from "../hunts/service.ts";
import { archive } from "./archive.ts";
import { checkTexts } from "./check-texts.ts";
import { createFromForm } from "./create.ts";
import { changeHunt, removeHunt } from "./edits.ts";
import { exportFile, importFile } from "./files.ts";
import { openInBuilder, reviseHunt } from "./revise.ts";
import { editSquare, presentEdited } from "./squares.ts";
import { pinSquare, takeBackSurvey } from "./survey.ts";

export function registerHuntEdits(app: FastifyInstance, deps: Deps, builder: Builder): void {
  serve(app, createHunt, async ({ caller, body }) => {
    const made = await createFromForm(deps, builder, caller, body);
    if (made instanceof Refusal) return made;
    return { success: true as const, hunt: await getForAdmin(deps, made) };
  });
  serve(app, updateHunt, async ({ caller, params, body }) => {
    const refusal = await changeHunt(deps, builder, caller, params.id, body);
    return refusal ?? { success: true as const, hunt: await getForAdmin(deps, params.id) };
  });
  serve(app, deleteHunt, async ({ caller, query }) => {
    const refusal = await removeHunt(deps, caller, query.huntId);
    return refusal ?? { success: true as const };
  });
  serve(app, exportHunt, ({ caller, params }) => exportFile(deps, caller, params.id));
  serve(app, exportArchive, ({ caller, query }) => archive(deps, caller, query));
  serve(app, importHunt, ({ caller, body, query }) =>
    importFile(deps, builder, caller, body, query),
  );
  serve(app, getHuntDraft, ({ params }) => openInBuilder(deps, builder, params.id));
  serve(app, reviseBuiltHunt, async ({ caller, params, body }) => {
    const refusal = await reviseHunt(deps, builder, caller, params.id, body);
    return refusal ?? { success: true as const, huntId: params.id };
  });
  serve(app, updateSquare, async ({ caller, params, body }) => {
    const at = { huntId: params.id, num: params.num };
    const edited = await editSquare(deps, caller, at, body, checkTexts(builder));
    return edited instanceof Refusal ? edited : presentEdited(edited);
  });
  serve(app, surveySquare, ({ caller, params, body, idempotencyKey: key }) => {
    const at = { huntId: params.id, num: params.num };
    return pinSquare(deps, builder, { caller, at, survey: body, key });
  });
  serve(app, undoSurvey, async ({ caller, params }) => {
    const undone = await takeBackSurvey(deps, caller, { huntId: params.id, num: params.num });
    return undone instanceof Refusal ? undone : presentEdited(undone);
  });
}
