import { queryOptions } from "@tanstack/react-query";
import { listSessions, type OwnSession } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { fieldsOf, listOf, textOr } from "../../reading.ts";

/** Where the user is signed in, this device first. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) =>
    listOf(fieldsOf(await call(listSessions, {}, { signal })).sessions, readSession),
});

export function readSession(answer: unknown): OwnSession | null {
  const session = fieldsOf(answer);
  if (typeof session.id !== "string") return null;
  return {
    id: session.id,
    device: textOr(session.device, "An unknown device"),
    createdAt: textOr(session.createdAt, ""),
    lastSeenAt: textOr(session.lastSeenAt, ""),
    current: session.current === true,
  };
}
