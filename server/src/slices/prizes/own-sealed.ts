import type { ClaimForm } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { CannotOpen } from "../../lib/sealing.ts";
import * as answers from "./answers-sql.ts";
import { openClaim } from "./claims.ts";
import * as claims from "./claims-sql.ts";
import { openAnswerFile } from "./hold.ts";

/**
 * What somebody sent in about their own prizes, opened for them: their claims and the files of their answers, oldest
 * first. What no key at hand opens says so in its place.
 */
export async function readOwnSealed(
  deps: Pick<Deps, "db" | "sealer">,
  userId: string,
): Promise<{ claimForms: unknown[]; answerFiles: unknown[] }> {
  const { db, sealer } = deps;
  const claimForms: unknown[] = [];
  for (const claim of await claims.listClaimsOf(db, userId)) {
    const opened = await orWhyNot(async () => hideNumber(openClaim(sealer, claim)));
    claimForms.push({ submitted_at: claim.submittedAt.toISOString(), ...opened });
  }
  const answerFiles: unknown[] = [];
  for (const prizeId of await answers.listPrizesWithFile(db, userId)) {
    answerFiles.push(await orWhyNot(() => openAnswerFile(deps, prizeId)));
  }
  return { claimForms, answerFiles };
}

/** A session that was stolen is not to give a taxpayer number away: its owner knows it by its end. */
function hideNumber({ taxId, ...form }: ClaimForm) {
  return taxId === undefined ? form : { ...form, taxIdEndsWith: taxId.slice(-4) };
}

async function orWhyNot<Opened>(open: () => Promise<Opened>): Promise<Opened | { closed: string }> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    return { closed: error.message };
  }
}
