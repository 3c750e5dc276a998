import {
  createAnnouncement,
  createErratum,
  createFaq,
  deleteAnnouncement,
  deleteErratum,
  deleteFaq,
  listAllAnnouncements,
  listAllErrata,
  listAllFaqs,
  listAnnouncements,
  listErrata,
  listFaqs,
  updateAnnouncement,
  updateErratum,
  updateFaq,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import {
  addAnnouncement,
  addErratum,
  changeAnnouncement,
  changeErratum,
  removeAnnouncement,
  removeErratum,
  showAllAnnouncements,
  showAllErrata,
} from "./edits.ts";
import { addFaq, changeFaq, removeFaq, showAllFaqs } from "./faq-edits.ts";
import { showAnnouncements, showErrata, showFaqs, showFeed } from "./service.ts";

/** Announcements, errata, questions, and the feeds at /rss.xml and /atom.xml. `origin` is where the pages are. */
export function registerContent(app: FastifyInstance, deps: Deps, origin: () => string): void {
  serve(app, listAnnouncements, () => showAnnouncements(deps));
  serve(app, listErrata, () => showErrata(deps));
  serve(app, listFaqs, () => showFaqs(deps));
  serve(app, listAllAnnouncements, () => showAllAnnouncements(deps));
  serve(app, createAnnouncement, ({ caller, body }) => addAnnouncement(deps, caller, body));
  serve(app, updateAnnouncement, ({ caller, params, body }) =>
    changeAnnouncement(deps, caller, params.id, body),
  );
  serve(app, deleteAnnouncement, ({ caller, params }) =>
    removeAnnouncement(deps, caller, params.id),
  );
  serve(app, listAllErrata, () => showAllErrata(deps));
  serve(app, createErratum, ({ caller, body }) => addErratum(deps, caller, body));
  serve(app, updateErratum, ({ caller, params, body }) =>
    changeErratum(deps, caller, params.id, body),
  );
  serve(app, deleteErratum, ({ caller, params }) => removeErratum(deps, caller, params.id));
  serve(app, listAllFaqs, () => showAllFaqs(deps));
  serve(app, createFaq, ({ caller, body }) => addFaq(deps, caller, body));
  serve(app, updateFaq, ({ caller, params, body }) => changeFaq(deps, caller, params.id, body));
  serve(app, deleteFaq, ({ caller, params }) => removeFaq(deps, caller, params.id));
  for (const format of ["rss", "atom"] as const) {
    app.get(`/${format}.xml`, async (_request, reply) =>
      reply
        .type(`application/${format}+xml; charset=utf-8`)
        .header("cache-control", "public, max-age=300")
        .send(await showFeed(deps, origin(), format)),
    );
  }
}
