import { expect, test } from "vitest";
import { fingerprintsOf } from "../../lib/fingerprint.ts";
import { agentOf, gatherEvidence, sameAttempt } from "./evidence.ts";

const fingerprint = fingerprintsOf(new Uint8Array(32));
const from = { network: "203.0.113.9", agent: "browser" as const };
const firefox = "Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0";

test.each([
  ["browser", { "user-agent": firefox, "sec-fetch-mode": "cors" }],
  ["script", { "user-agent": firefox }],
  ["script", { "user-agent": "python-requests/2.32", "sec-fetch-mode": "cors" }],
  ["script", {}],
  ["headless", { "user-agent": "Mozilla/5.0 (X11) HeadlessChrome/141", "sec-fetch-mode": "cors" }],
] as const)("%s is who sends %j", (agent, headers) => {
  expect(agentOf(headers)).toBe(agent);
});

test("neither the device, nor the network, nor the answer is kept as it came", () => {
  const device = { id: "device-of-mine", automated: true, timeZone: "America/Chicago" };
  const body = { squareNum: 1, words: "Amber.Lantern.Oak", device };
  const evidence = gatherEvidence(body, from, fingerprint, new Date(5_000));
  expect(evidence).toMatchObject({ automated: true, timeZone: "America/Chicago", typing: null });
  expect(JSON.stringify(evidence)).not.toMatch(/device-of-mine|203\.0|amber/i);
  const again = gatherEvidence(
    { ...body, words: " amber.LANTERN.oak" },
    from,
    fingerprint,
    new Date(5_000),
  );
  expect(again.answer).toBe(evidence.answer);
});

test("all fixes are kept, and a page that names no device is told apart", () => {
  const fixes = [{ lat: 38.5, lng: -98.5, accuracy: 5, at: 1 }];
  expect(gatherEvidence({ squareNum: 1, fixes }, from, fingerprint, new Date(5_000))).toMatchObject(
    {
      fixes,
      device: null,
    },
  );
});

test("how an answer was typed makes no other request of it", () => {
  const typing = { keys: 12, pastes: 0, firstKeyMs: 900 };
  const body = { squareNum: 2, words: "a.b.c", typing, device: { id: "x" } };
  expect(sameAttempt(body)).toEqual({ squareNum: 2, words: "a.b.c" });
});
