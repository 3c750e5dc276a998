import { queryOptions } from "@tanstack/react-query";
import { listSurveys } from "@ten-paces/contract";
import { CallFailed, call, isAnswered } from "../../api.ts";
import { readToken } from "../../token.ts";
import { markOf } from "../../token-mark.ts";
import { surveysKey } from "../hunt-edits/survey/photo-query.ts";
import { browserFieldStore, type FieldStore, type SurveyList } from "./field-store.ts";

/** The list, and when it was read where it is the one that was kept on this phone. */
export interface FieldList {
  list: SurveyList;
  keptAt: number | null;
}

/** All squares to survey; without an answer the list that this phone kept. */
export function surveyListQuery(userId: string, store: FieldStore = browserFieldStore) {
  return queryOptions({
    queryKey: [...surveysKey, "list", userId],
    // Without a signal the kept list is to be shown, not waited for.
    networkMode: "always" as const,
    retry: false,
    queryFn: async ({ signal }): Promise<FieldList> => {
      const tokenMark = await markOf(readToken());
      try {
        const list = await call(listSurveys, { query: {} }, { signal });
        await store.keepList({ userId, tokenMark, readAt: Date.now(), list }).catch(() => {});
        return { list, keptAt: null };
      } catch (error) {
        if (!(error instanceof CallFailed) || isAnswered(error)) throw error;
        const kept = await store.readList().catch(() => null);
        if (kept?.userId !== userId) throw error;
        return { list: kept.list, keptAt: kept.readAt };
      }
    },
  });
}

/** Whose field work this phone keeps for the token it holds, where nobody can say whose that is; null for nobody's. */
export const keptUserQuery = queryOptions({
  queryKey: [...surveysKey, "kept-user"],
  networkMode: "always" as const,
  queryFn: async () => {
    const token = readToken();
    const kept = token ? await browserFieldStore.readList().catch(() => null) : null;
    return kept && kept.tokenMark === (await markOf(token)) ? kept.userId : null;
  },
});

/** Every square of one hunt that can be surveyed, those that were surveyed among them. */
export function huntSurveysQuery(huntId: string) {
  return queryOptions({
    queryKey: [...surveysKey, "hunt", huntId],
    queryFn: async ({ signal }) => {
      const { squares, recent } = await call(listSurveys, { query: { huntId } }, { signal });
      return [...squares, ...recent];
    },
  });
}
