import { Readable } from "node:stream";
import { cancelJob, getJob, letGoOfJob, listJobs, retryJob } from "@ten-paces/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { parsePart } from "../../lib/parse-part.ts";
import { refuse } from "../../lib/refusal.ts";
import { authorise, serve } from "../../lib/serve.ts";
import { audit } from "../audit/service.ts";
import { isOwed, letGo, retry, showJobs } from "./desk.ts";
import { followJob, isOver, presentJob, readJob, showJob } from "./service.ts";

export function registerJobs(app: FastifyInstance, deps: Deps): void {
  serve(app, listJobs, ({ query }) => showJobs(deps, query));
  serve(app, getJob, async ({ params }) => ({ job: await showJob(deps, params.id) }));
  serve(app, retryJob, ({ caller, params }) => retry(deps, caller, params.id));
  serve(app, letGoOfJob, ({ caller, params }) => letGo(deps, caller, params.id));
  serve(app, cancelJob, async ({ caller, params }) => {
    const before = await readJob(deps, params.id);
    if (isOver(before)) return refuse("job_over");
    if (isOwed(before.kind)) return refuse("job_owed");
    const row = await deps.jobs.cancel(params.id, (tx, job) =>
      audit(deps, tx, caller, {
        action: `cancel job ${job.kind}`,
        kind: "job",
        id: job.id,
        before: { status: before.status, done: before.progressDone },
        // One that runs stops at its next step.
        after: {
          status: job.status === "running" ? "stopping" : job.status,
          done: job.progressDone,
        },
      }),
    );
    return row ? { job: presentJob(row) } : refuse("job_over");
  });
  // Server-sent events are a stream and no JSON answer, so they stand outside the contract's shape.
  app.get("/api/admin/jobs/:id/events", async (request: FastifyRequest, reply) => {
    await authorise(getJob, request);
    const { id } = parsePart(getJob.params, request.params);
    await readJob(deps, id);
    const left = new AbortController();
    request.raw.once("close", () => left.abort());
    const { ending } = app;
    const signal = AbortSignal.any([left.signal, ending]);
    const stillMay = async () => {
      try {
        await authorise(getJob, request);
        return true;
      } catch {
        return false;
      }
    };
    const stream = Readable.from(eventsOf(deps, id, signal, stillMay));
    return reply
      .header("cache-control", "no-store")
      .header("content-type", "text/event-stream")
      .header("x-accel-buffering", "no")
      .send(stream);
  });
}

async function* eventsOf(
  deps: Deps,
  id: string,
  signal: AbortSignal,
  stillMay: () => Promise<boolean>,
): AsyncGenerator<string> {
  for await (const job of followJob(deps, id, signal, stillMay)) {
    yield `data: ${JSON.stringify(job)}\n\n`;
  }
}
