import type { DetailedHunt, HuntDetail } from "./detail-query.ts";

/** The detail answer, or a bare hunt, which counts as one nobody has subscribed to. */
export function readHuntDetail(answer: HuntDetail | DetailedHunt): HuntDetail {
  if ("hunt" in answer) return answer;
  return {
    hunt: answer,
    progress: null,
    subscribed: false,
    freeLevel3Hint: false,
    completedAt: null,
    place: null,
    isAdminUser: false,
  };
}
