import { queryOptions } from "@tanstack/react-query";
import { getSurveyPhoto } from "@ten-paces/contract";
import { call } from "../../../api.ts";

export const surveysKey = ["admin", "surveys"] as const;

export function surveyPhotoQuery(huntId: string, num: number) {
  return queryOptions({
    queryKey: [...surveysKey, "photo", huntId, num],
    queryFn: ({ signal }) => call(getSurveyPhoto, { params: { id: huntId, num } }, { signal }),
  });
}
