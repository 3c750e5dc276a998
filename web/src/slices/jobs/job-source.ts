import { getJob, type Job } from "@ten-paces/contract";
import { CallFailed, call } from "../../api.ts";
import { apiBase } from "../../api-base.ts";
import { readToken } from "../../token.ts";
import { eventData } from "./event-stream.ts";

/** Where the state of a job comes from: the server in the product, a script in tests. */
export interface JobSource {
  /** The job whenever it changes. May end or fail before the job is over. */
  stream(id: string, signal: AbortSignal): AsyncIterable<Job>;
  /** @throws CallFailed */
  read(id: string, signal: AbortSignal): Promise<Job>;
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const serverJobs: JobSource = {
  async *stream(id, signal) {
    // EventSource sends no Authorization header, and a token has no business in an address.
    const response = await fetch(
      `${apiBase}${getJob.path.replace(":id", encodeURIComponent(id))}/events`,
      {
        headers: { accept: "text/event-stream", authorization: `Bearer ${readToken() ?? ""}` },
        signal,
      },
    );
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !response.body || !type.startsWith("text/event-stream")) {
      throw new CallFailed("answer", response.status, {});
    }
    for await (const data of eventData(response.body)) yield JSON.parse(data) as Job;
  },
  async read(id, signal) {
    return (await call(getJob, { params: { id } }, { signal })).job;
  },
  pause: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};
