// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { AuditLog } from "./audit-log.tsx";

test("what a colleague changed yesterday is asked for by its moments, and of the hunt it stands on", async () => {
  const id = "0190aaaa-0000-7000-8000-000000000000";
  const actors = [{ id, name: "ann@hunts.test" }];
  const entry = {
    ...{ id: "1", at: "2026-05-04T12:00:00.000Z", actor: "ann@hunts.test" },
    ...{ action: "edit square", subject: "square h1/4", huntName: "Dam Line" },
    ...{ before: { hint1: "Left." }, after: { hint1: "Right." } },
  };
  const body = { total: 1, page: 1, pageSize: 50, actors, entries: [entry] };
  const asked = answerCalls({ "GET /admin/audit": { body } });
  const { user } = draw(<AuditLog huntId="h1" />);
  expect(await screen.findByText("Hint 1: Left. → Right.")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("When"), "Yesterday");
  await user.selectOptions(screen.getByLabelText("By"), "ann@hunts.test");
  const sent = asked.at(-1)?.query ?? new URLSearchParams();
  expect(sent.get("huntId")).toBe("h1");
  expect(sent.get("actorId")).toBe(id);
  const until = new Date(sent.get("until") ?? "");
  expect([until.getHours(), until.getMinutes()]).toEqual([0, 0]);
  const dayBefore = new Date(until.getFullYear(), until.getMonth(), until.getDate() - 1);
  expect(sent.get("from")).toBe(dayBefore.toISOString());
});
