import { queryOptions } from "@tanstack/react-query";
import { arrivalOf } from "../../lazy-page.ts";
import { type AroundData, drawSheet, type SheetData } from "./sheet.ts";

const files = import.meta.glob<{ default: SheetData }>("./generated/*.json");
const arounds = import.meta.glob<{ default: AroundData }>("./generated/around/*.json");

/** The drawn map of a state by its two letters, or of the nation; fetched once. */
export function sheetQuery(code: string) {
  return queryOptions({
    queryKey: ["map-sheet", code],
    queryFn: async () => {
      const load = files[`./generated/${code}.json`];
      if (!load) throw new Error(`there is no map of ${code}`);
      // A map without its rivers is a map.
      const around = arounds[`./generated/around/${code}.json`]?.().catch(() => undefined);
      const data = (await arrivalOf(load)).default;
      return drawSheet(data, code, (await around)?.default);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    // Functions do not survive a comparison by structure.
    structuralSharing: false,
  });
}
