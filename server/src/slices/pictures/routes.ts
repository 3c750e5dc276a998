import { huntId } from "@ten-paces/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { AppError, notFound } from "../../lib/errors.ts";
import { Pictures } from "./service.ts";

/** Where no picture can be drawn the sign of the product stands in. */
const standIn = "/icons/icon-512.png";

/** What messengers show of a link. */
export function registerPictures(app: FastifyInstance, deps: Deps): void {
  const pictures = new Pictures(deps);
  const send = async (reply: FastifyReply, drawn: Promise<Buffer>) => {
    try {
      const png = await drawn;
      reply.type("image/png").header("cache-control", "public, max-age=86400");
      return reply.send(png);
    } catch (error) {
      if (error instanceof AppError) throw error;
      reply.log.warn({ err: error }, "No picture could be drawn");
      return reply.redirect(standIn);
    }
  };
  app.get("/picture.png", (_request, reply) => send(reply, pictures.ofSite()));
  app.get<{ Params: { id: string } }>("/hunt/:id/picture.png", (request, reply) => {
    const id = huntId.safeParse(request.params.id);
    if (!id.success) throw notFound("Picture");
    return send(reply, pictures.ofHunt(id.data));
  });
}
