// @vitest-environment happy-dom

import type { Job, JobOf } from "@ten-paces/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import type { JobSource } from "../jobs/job-source.ts";
import { LifecycleManager } from "./lifecycle-manager.tsx";

const stock = {
  success: true,
  statistics: { total: 6, byStatus: {}, byVariant: {}, byState: {} },
  runningJobId: null,
  auto: { enabled: false, everyHours: 6, nextRunAt: null },
  freeHunt: null,
  model: null,
};
const job = (change: Partial<JobOf<"generate_all">>): Job => ({
  id: "j",
  kind: "generate_all",
  status: "running",
  done: 0,
  total: 306,
  note: null,
  error: null,
  cancelRequested: false,
  createdAt: "",
  finishedAt: null,
  ahead: 0,
  made: null,
  result: null,
  ...change,
});

const begun = { ...stock, jobId: "j", finished: false, failed: [] };
const cleanup = (change: Partial<JobOf<"cleanup">>): Job => ({
  ...job({ total: null }),
  kind: "cleanup",
  made: null,
  result: null,
  ...change,
});

/** A server whose job goes on as it is told. */
function scripted() {
  let give: (job: Job) => void = () => {};
  const source: JobSource = {
    async *stream() {
      for (;;) yield await new Promise<Job>((resolve) => (give = resolve));
    },
    read: () => Promise.reject(new Error("The stream is enough.")),
    pause: async () => {},
  };
  return { source, say: (next: Job) => give(next) };
}

async function openDesk() {
  localStorage.setItem("token", "t");
  const asked = answerCalls({
    "GET /auth/verify": { body: { valid: true, user: { id: "1", email: "a@b.c", isAdmin: true } } },
    "GET /admin/hunt-lifecycle/replenish": { body: stock },
    "POST /admin/hunt-lifecycle/generate-all": { body: begun },
    "POST /admin/hunt-lifecycle/cleanup": { body: begun },
  });
  const { source, say } = scripted();
  const { user, client } = draw(<LifecycleManager source={source} />);
  await waitFor(() => expect(asked.length > 1 && client.isFetching() === 0).toBe(true));
  return { asked, say, user };
}

async function generateAll() {
  const { asked, say, user } = await openDesk();
  await user.click(await screen.findByRole("button", { name: "Generate All Hunts" }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Generate All Hunts" }));
  await screen.findByText("Beginning");
  return { asked, say };
}

test("a job that is begun is followed by its events, and the statistics are not asked meanwhile", async () => {
  const { asked, say } = await generateAll();
  const before = asked.length;
  say(job({ done: 12 }));
  await screen.findByText("12 of 306");
  say(job({ done: 13 }));
  await screen.findByText("13 of 306");
  expect(asked).toHaveLength(before);
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
    writer: "offline",
    wait: false,
  });
  say(
    job({
      status: "done",
      result: { made: 306, squaresBy: { offline: 3060 }, spentUsd: 0, failed: [] },
    }),
  );
  await screen.findByText(/Successfully generated hunts for all states and national level!/);
  expect(screen.getByText(/306 hunts were made\./)).toBeDefined();
});

test("what could not be made is listed with its reason, under a banner that is no success", async () => {
  const { say } = await generateAll();
  const failed = [
    { state: "NEVADA", variant: "DIGITAL", difficulty: "HARD", reason: "7 places for 10." },
    { state: "OHIO", variant: "PHYSICAL", difficulty: "EASY", reason: "9 places for 10." },
  ];
  say(job({ status: "done", result: { made: 304, squaresBy: {}, spentUsd: 0, failed } }));
  await screen.findByText(/The work is done, but 2 hunts could not be made\./);
  expect(screen.getByText("2 hunts could not be made")).toBeDefined();
  expect(screen.getByText("NEVADA, DIGITAL, HARD: 7 places for 10.")).toBeDefined();
  expect(screen.getByText("OHIO, PHYSICAL, EASY: 9 places for 10.")).toBeDefined();
  expect(screen.queryByText(/Successfully/)).toBeNull();
});

test("a canceled one says how far it came", async () => {
  const { say } = await generateAll();
  say(job({ status: "canceled", done: 53 }));
  await screen.findByText(/The job was canceled after 53 of 306\./);
  expect(screen.queryByText(/Successfully/)).toBeNull();
});

async function cleanUp() {
  const { asked, say, user } = await openDesk();
  await user.click(await screen.findByRole("button", { name: "Cleanup Hunts" }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Continue" }));
  await user.click(await screen.findByRole("button", { name: "Delete hunts" }));
  await screen.findByText("Beginning");
  return { asked, say };
}

test("a cleanup says what it deleted and what it kept", async () => {
  const { asked, say } = await cleanUp();
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ daysOld: 30, wait: false });
  say(cleanup({ done: 20 }));
  await screen.findByText("20 done");
  say(cleanup({ status: "done", result: { deleted: 23, kept: 1 } }));
  await screen.findByText(/Successfully cleaned up hunts older than 30 days!/);
  expect(screen.getByText(/23 hunts were deleted\. 1 hunt stays until its prizes/)).toBeDefined();
});

test("a cleanup that was canceled or failed is no success", async () => {
  const { say } = await cleanUp();
  say(cleanup({ status: "canceled", done: 20 }));
  await screen.findByText("The cleanup was canceled. 20 hunts were deleted by then.");
  expect(screen.queryByText(/Successfully/)).toBeNull();
});

test("a cleanup that failed says why", async () => {
  const { say } = await cleanUp();
  say(cleanup({ status: "failed", error: "The disk is full." }));
  await screen.findByText("Failed to cleanup hunts: The disk is full.");
});
