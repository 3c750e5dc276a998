import { queryOptions } from "@tanstack/react-query";
import { getSettings } from "@ten-paces/contract";
import { call } from "../../api.ts";

export const settingsQuery = queryOptions({
  queryKey: ["admin", "settings"],
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
});
