import {
  createPlace,
  deletePlace,
  exportPlaces,
  getOwnPlace,
  getPlace,
  importPlaces,
  listKeeperLetters,
  listPlaces,
  noteGround,
  restorePlace,
  updatePlace,
  withdrawPlace,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../lib/serve.ts";
import type { OwnPlaces } from "./own.ts";
import type { Places } from "./service.ts";

export function registerPlaces(app: FastifyInstance, places: Places, own: OwnPlaces): void {
  serve(app, listPlaces, ({ query }) => places.list(query));
  serve(app, getPlace, ({ params }) => places.show(params.id));
  serve(app, listKeeperLetters, ({ params }) => places.letters(params.id));
  serve(app, withdrawPlace, async ({ caller, params, body }) => {
    await places.withdraw(caller, params.id, body.reason);
    return { success: true as const };
  });
  serve(app, restorePlace, async ({ caller, params }) => {
    await places.restore(caller, params.id);
    return { success: true as const };
  });
  serve(app, createPlace, ({ caller, body }) => own.create(caller, body));
  serve(app, updatePlace, ({ caller, params, body }) => own.update(caller, params.id, body));
  serve(app, deletePlace, ({ caller, params }) => own.remove(caller, params.id));
  serve(app, getOwnPlace, ({ params }) => own.show(params.id));
  serve(app, importPlaces, ({ caller, body }) => own.takeIn(caller, body));
  serve(app, exportPlaces, ({ query }) => own.giveOut(query));
  serve(app, noteGround, ({ caller, params, body }) => own.noteGround(caller, params.id, body));
}
