import type { Job } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { CallFailed } from "../../api.ts";
import { eventData } from "./event-stream.ts";
import { followJob } from "./follow-job.ts";
import type { JobSource } from "./job-source.ts";
import { countOf } from "./job-words.ts";

const job = (done: number, status: Job["status"] = "running"): Job => ({
  id: "j",
  kind: "generate_all",
  status,
  done,
  total: 306,
  note: null,
  error: null,
  cancelRequested: false,
  createdAt: "2026-01-01T00:00:00Z",
  finishedAt: null,
  ahead: 0,
  made: null,
  result: null,
});

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
  return new ReadableStream({
    pull(controller) {
      const next = bytes.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test("events cut anywhere by the network come out whole; comments are passed over", async () => {
  const stream = streamOf(
    'data: {"a":',
    "1}\n",
    "\n: awake\n\nda",
    "ta: two\r\n\r\n",
    "data: never",
  );
  expect(await collect(eventData(stream))).toEqual(['{"a":1}', "two"]);
});

test("lines of one event are joined, a sign cut in two is mended", async () => {
  const bytes = new TextEncoder().encode("data: one\ndata: “two”\n\n");
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await collect(eventData(stream))).toEqual(["one\n“two”"]);
});

/** A source whose streams say what they are given and then end, and whose reads answer in order. */
function source(streams: Job[][], reads: (Job | CallFailed)[]): JobSource & { pauses: number[] } {
  return {
    pauses: [],
    async *stream() {
      yield* streams.shift() ?? [];
    },
    async read() {
      const next = reads.shift();
      if (!next) throw new Error("asked too often");
      if (next instanceof CallFailed) throw next;
      return next;
    },
    async pause(milliseconds) {
      this.pauses.push(milliseconds);
    },
  };
}

const follow = (from: JobSource) => collect(followJob(from, "j", new AbortController().signal));

test("a stream that tells the end is enough", async () => {
  const from = source([[job(1), job(306, "done")]], []);
  expect((await follow(from)).map((one) => one.done)).toEqual([1, 306]);
});

test("where the stream breaks off, questions go on, through a lost connection, to the end", async () => {
  const lost = new CallFailed("network", 0, {});
  const from = source([[job(1)]], [job(2), lost, lost, job(3, "canceled")]);
  expect((await follow(from)).map((one) => one.done)).toEqual([1, 2, 3]);
  expect(from.pauses).toEqual([500, 1000, 2000]);
});

test("a stream that broke off is opened again, and questions cease", async () => {
  const from = source([[job(1)], [job(3), job(306, "done")]], [job(2)]);
  expect((await follow(from)).map((one) => one.done)).toEqual([1, 2, 3, 306]);
  expect(from.pauses).toEqual([500]);
});

test("a job that is not there ends it with the server's word", async () => {
  const gone = new CallFailed("answer", 404, { error: "Job not found." });
  await expect(follow(source([], [gone]))).rejects.toThrow("Job not found.");
});

test("the count in words", () => {
  expect(countOf(job(12))).toBe("12 of 306");
  expect(countOf({ ...job(1200), total: null })).toBe("1,200 done");
  expect(countOf({ ...job(0, "queued"), total: null })).toBe("Waiting to begin");
  expect(countOf({ ...job(0, "queued"), ahead: 1 })).toBe("Waiting for 1 other job");
  expect(countOf({ ...job(0, "queued"), ahead: 3, total: null })).toBe("Waiting for 3 other jobs");
});
