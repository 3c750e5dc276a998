// @vitest-environment happy-dom

import type { DraftSquare, HuntDraftShape, Job, RewrittenSquare } from "@ten-paces/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import { Toaster } from "../../../ui/toaster.tsx";
import type { JobSource } from "../../jobs/job-source.ts";
import { EMPTY_BUILDER_FORM } from "../form.ts";
import { RewriteProgress } from "./rewrite-progress.tsx";
import { useRewrite } from "./use-rewrite.ts";

const draft = { name: "Dam Line", seed: "s", squares: [] } as unknown as HuntDraftShape;
const rewritten: RewrittenSquare = {
  square: { sequenceNum: 2, writer: "openai:m" } as DraftSquare,
  warnings: [],
  description: "",
  route: [],
  routeMiles: 0,
  estimatedDuration: 60,
  spentUsd: 0.12,
};
const job = (change: Partial<Job>): Job =>
  ({
    id: "j",
    kind: "rewrite_square",
    status: "running",
    done: 0,
    total: null,
    note: "Square 2, question 1 to the model",
    error: null,
    cancelRequested: false,
    createdAt: "",
    finishedAt: null,
    ahead: 0,
    made: null,
    result: null,
    ...change,
  }) as Job;

/** A stream that says what it is given, one after the other. */
function scripted() {
  let give: (job: Job) => void = () => {};
  const source: JobSource = {
    async *stream() {
      for (;;) {
        yield await new Promise<Job>((resolve) => {
          give = resolve;
        });
      }
    },
    read: () => Promise.reject(new Error("The stream is enough.")),
    pause: async () => {},
  };
  return { source, say: (next: Job) => give(next) };
}

function Preview({ source, written }: { source: JobSource; written: RewrittenSquare[] }) {
  const rewrite = useRewrite(draft, EMPTY_BUILDER_FORM, (one) => written.push(one), source);
  return (
    <>
      <button type="button" onClick={() => rewrite.start({ sequenceNum: 2 })}>
        Reroll
      </button>
      <p>{rewrite.busyNum === null ? "Nothing is written" : `Writing ${rewrite.busyNum}`}</p>
      <RewriteProgress rewrite={rewrite} sequenceNum={2} />
      <Toaster />
    </>
  );
}

async function reroll(answer: { jobId: string | null; rewritten: RewrittenSquare | null }) {
  const asked = answerCalls({
    "POST /admin/hunt-builder/square": { body: answer },
    "POST /admin/jobs/j/cancel": { body: { job: {} } },
  });
  const written: RewrittenSquare[] = [];
  const { source, say } = scripted();
  const { user } = draw(<Preview source={source} written={written} />);
  await user.click(screen.getByRole("button", { name: "Reroll" }));
  return { asked, written, say, user };
}

test("a square that is written at once is in the preview with the answer", async () => {
  const { written } = await reroll({ jobId: null, rewritten });
  await screen.findByText("Nothing is written");
  expect(written).toEqual([rewritten]);
  expect(screen.queryByRole("button", { name: /Cancel/ })).toBeNull();
});

test("a square that a model writes is followed to its end, and nothing else is begun meanwhile", async () => {
  const { asked, written, say, user } = await reroll({ jobId: "j", rewritten: null });
  await screen.findByRole("button", { name: "Cancel writing square 2" });
  say(job({}));
  await screen.findByText("Square 2, question 1 to the model");
  await user.click(screen.getByRole("button", { name: "Reroll" }));
  expect(asked).toHaveLength(1);
  expect(written).toEqual([]);
  say(job({ status: "done", result: rewritten }));
  await screen.findByText("Nothing is written");
  expect(written).toEqual([rewritten]);
});

test("a canceled one leaves the square as it was", async () => {
  const { asked, written, say, user } = await reroll({ jobId: "j", rewritten: null });
  await user.click(await screen.findByRole("button", { name: "Cancel writing square 2" }));
  await waitFor(() => expect(asked.at(-1)?.path).toBe("/admin/jobs/j/cancel"));
  say(job({ status: "canceled" }));
  await screen.findByText("Nothing is written");
  expect(written).toEqual([]);
  expect(screen.queryByText(/could not be written/)).toBeNull();
});

test("one that fails says why", async () => {
  const { written, say } = await reroll({ jobId: "j", rewritten: null });
  await screen.findByText("Beginning");
  say(job({ status: "failed", error: "The disk is full." }));
  await screen.findByText(/The square could not be written.*The disk is full\./);
  expect(written).toEqual([]);
});

test("after a reload the job is followed on, for its own draft", async () => {
  answerCalls({});
  const kept = { jobId: "j", sequenceNum: 2, seed: "s" };
  sessionStorage.setItem("builder-rewrite", JSON.stringify(kept));
  const written: RewrittenSquare[] = [];
  const { source, say } = scripted();
  draw(<Preview source={source} written={written} />);
  await screen.findByText("Writing 2");
  say(job({ status: "done", result: rewritten }));
  await screen.findByText("Nothing is written");
  expect(written).toEqual([rewritten]);
  expect(sessionStorage.getItem("builder-rewrite")).toBeNull();
});

test.each([
  ["another draft's", JSON.stringify({ jobId: "j", sequenceNum: 2, seed: "other" })],
  ["what cannot be read", "{"],
  ["what is of another sort", JSON.stringify({ jobId: 7 })],
])("%s is not followed", (_, stored) => {
  answerCalls({});
  sessionStorage.setItem("builder-rewrite", stored);
  draw(<Preview source={scripted().source} written={[]} />);
  expect(screen.getByText("Nothing is written")).toBeDefined();
});
