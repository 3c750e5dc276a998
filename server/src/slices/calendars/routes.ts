import { huntId } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { writeCalendar } from "./service.ts";

/** A hunt's dates for calendars of one's own: a file and no JSON. `origin` is where the pages are. */
export function registerCalendars(app: FastifyInstance, deps: Deps, origin: () => string): void {
  app.get<{ Params: { id: string } }>("/api/hunts/:id/calendar.ics", async (request, reply) => {
    const id = huntId.safeParse(request.params.id);
    if (!id.success) throw notFound("Calendar");
    const text = await writeCalendar(deps, origin(), id.data);
    return reply
      .type("text/calendar; charset=utf-8; method=PUBLISH")
      .header("content-disposition", `attachment; filename="ten-paces-${id.data.slice(0, 40)}.ics"`)
      .header("cache-control", "public, max-age=300")
      .send(text);
  });
}
