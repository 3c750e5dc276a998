// @vitest-environment happy-dom

import type { ListedJob } from "@ten-paces/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import { FailuresNotice } from "../../../slices/jobs/failures-notice.tsx";
import JobsTab from "./jobs-tab.tsx";

const job: ListedJob = {
  id: "1",
  kind: "generate_all",
  status: "failed",
  done: 12,
  total: 306,
  note: null,
  error: "The disk is full.",
  attempts: 5,
  cancelRequested: false,
  createdAt: "2026-05-04T12:00:00Z",
  runAt: "2026-05-04T12:00:00Z",
  finishedAt: "2026-05-04T12:30:00Z",
  canRetry: true,
  mail: null,
};
const mail: ListedJob = {
  ...job,
  id: "2",
  kind: "mail",
  total: null,
  error: "The mail server was given this mail.",
  mail: { to: "b@hunts.test", subject: "Your hunt", maybeTaken: true },
};
const schedule = {
  kind: "renewals",
  every: 600,
  nextRunAt: null,
  last: { status: "done", error: null, finishedAt: "2026-05-04T12:00:00Z", succeededAt: null },
};
const answer = (jobs: ListedJob[], failed = jobs.length) => ({
  body: { jobs, total: jobs.length, page: 1, pageSize: 25, schedules: [schedule], failed, open: 0 },
});

test("what failed stands with its reason and a way to try it again", async () => {
  let failed = [job];
  const asked = answerCalls({
    "GET /admin/jobs": () => answer(failed),
    "POST /admin/jobs/1/retry": () => {
      failed = [];
      return { body: { job: {} } };
    },
  });
  const { user } = draw(<JobsTab />);
  const section = (await screen.findByRole("heading", { name: "1 job failed" })).closest("section");
  if (!section) throw new Error("The failed jobs have no section.");
  expect(section.textContent).toContain("The disk is full.");
  await user.click(within(section).getByRole("button", { name: "Try Again: Generate All" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: /job failed/ })).toBeNull());
  expect(asked.filter(({ path }) => path.endsWith("/retry"))).toHaveLength(1);
});

test("a mail that was perhaps taken is sent again only after the question", async () => {
  const asked = answerCalls({
    "GET /admin/jobs": answer([mail]),
    "POST /admin/jobs/2/retry": { body: { job: {} } },
  });
  const { user } = draw(<JobsTab />);
  const [button] = await screen.findAllByRole("button", { name: "Send Again: Your hunt" });
  if (!button) throw new Error("There is no such button.");
  expect(screen.getByText(/never said whether it took it/)).toBeDefined();
  await user.click(button);
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("b@hunts.test gets it twice");
  expect(asked.some(({ method }) => method === "POST")).toBe(false);
  await user.click(within(dialog).getByRole("button", { name: "Send Again" }));
  await waitFor(() => expect(asked.some(({ path }) => path === "/admin/jobs/2/retry")).toBe(true));
});

test("what needs nothing more is let go of", async () => {
  const asked = answerCalls({
    "GET /admin/jobs": answer([job]),
    "POST /admin/jobs/1/let-go": { body: { job: {} } },
  });
  const { user } = draw(<JobsTab />);
  const [button] = await screen.findAllByRole("button", { name: "Let Go: Generate All" });
  if (button) await user.click(button);
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Let Go" }));
  await waitFor(() => expect(asked.some(({ path }) => path === "/admin/jobs/1/let-go")).toBe(true));
});

test("schedules, the empty list, and a list that cannot be read", async () => {
  answerCalls({ "GET /admin/jobs": answer([]) });
  const { unmount } = draw(<JobsTab />);
  const table = screen.getByRole("region", { name: "What runs by itself" });
  expect(await within(table).findByText("The renewals")).toBeDefined();
  expect(within(table).getByText("Switched off")).toBeDefined();
  expect(screen.getByText("No job matches what you look for.")).toBeDefined();
  unmount();
  answerCalls({ "GET /admin/jobs": { status: 500, body: {} } });
  draw(<JobsTab />);
  expect(await screen.findByText("Unable to load the jobs")).toBeDefined();
});

test("the overview says that work has failed, and nothing while none has", async () => {
  answerCalls({ "GET /admin/jobs": answer([job, mail]) });
  const { unmount } = draw(<FailuresNotice />);
  expect((await screen.findByRole("alert")).textContent).toContain("2 background jobs failed");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/admin/dashboard?tab=jobs");
  unmount();
  answerCalls({ "GET /admin/jobs": answer([]) });
  const { container, client } = draw(<FailuresNotice />);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(container.textContent).toBe("");
});
