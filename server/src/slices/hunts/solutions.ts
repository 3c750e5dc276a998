import type { getSolutions, ResultInput } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { presentWorking } from "./present.ts";
import type { Hunts } from "./service.ts";
import { readSquareStats } from "./solutions-sql.ts";

/** How a hunt is solved, for whoever has solved all of it. */
export async function showSolutions(
  deps: Pick<Deps, "db">,
  hunts: Hunts,
  caller: Caller,
  huntId: string,
): Promise<ResultInput<typeof getSolutions> | RefusalOf<typeof getSolutions>> {
  const standing = await hunts.getStanding(caller, huntId);
  if (standing.completedAt === null) return refuse("not_finished");
  const content = await hunts.contents.find(huntId, standing.contentVersion);
  if (!content) throw notFound("Hunt");
  const stats = new Map(
    (await readSquareStats(deps.db, huntId)).map((each) => [each.squareNum, each]),
  );
  return {
    squares: content.squares.map((square) => {
      const own = stats.get(square.sequenceNum);
      const seconds = own?.medianSeconds ?? null;
      return {
        squareNum: square.sequenceNum,
        place: square.placeName,
        town: square.town,
        words: square.words,
        workings: (square.workings ?? []).map(presentWorking),
        ...(square.told?.works && { works: square.told.works }),
        solvedBy: own?.solvedBy ?? 0,
        medianMinutes: seconds === null ? null : Math.max(1, Math.round(seconds / 60)),
        hintsTaken: own?.hintsTaken ?? 0,
        wrongTries: own?.wrongTries ?? 0,
      };
    }),
  };
}
