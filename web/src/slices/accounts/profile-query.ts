import { queryOptions } from "@tanstack/react-query";
import { getProfile } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { fieldsOf } from "../../reading.ts";
import { readUser } from "./read-user.ts";

/** The signed-in user as the service knows them now; null where the answer has none. */
export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: async ({ signal }) => readUser(fieldsOf(await call(getProfile, {}, { signal })).user),
  staleTime: 0,
});
