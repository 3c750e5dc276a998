import { reportVitals } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { testApp } from "../../../test/build-app.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { HopelessJob } from "../../lib/jobs/jobs.ts";
import { mayReadMetrics } from "./rules.ts";

const token = "a-metrics-token-of-length";

test("answers are timed by route, vitals and waiting jobs are counted", async () => {
  const app = await testApp({ METRICS_TOKEN: token });
  try {
    await app.fastify.inject({ url: "/api/hunts/one" });
    await app.fastify.inject({ url: "/api/hunts/two" });
    await app.fastify.inject({ url: "/no/such/page.php" });
    await app.ask(reportVitals, { body: { name: "LCP", value: 1234 } });
    await app.ask(reportVitals, { body: { name: "CLS", value: 0.04 } });
    await inTransaction(app.deps.db, (tx) => app.deps.jobs.add(tx, { kind: "free_hunt" }));
    const { body, headers } = await app.fastify.inject({
      url: "/metrics",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/hunts/:id",status="404"} 2',
    );
    expect(body).not.toContain("page.php");
    expect(body).toContain('web_vital_milliseconds_bucket{le="1800",name="LCP"} 1');
    expect(body).toContain('web_vital_layout_shift_bucket{le="0.05"} 1');
    expect(body).toContain('jobs{kind="free_hunt",status="queued"} 1');
    expect(body).toContain("process_resident_memory_bytes");
    const refused = await app.fastify.inject({ url: "/metrics" });
    expect(refused.statusCode).toBe(403);
    expect(refused.body).not.toContain("http_request");
  } finally {
    await app.close();
  }
});

test("with a token only its bearer reads; without one the machine itself, and in production nobody", () => {
  const asks = (ip: string, headers: Record<string, string> = {}) => ({ ip, headers });
  const withToken = { metricsToken: token, production: true };
  const without = { metricsToken: null, production: false };
  const bearer = { authorization: `Bearer ${token}` };
  expect(mayReadMetrics(asks("10.1.1.1", bearer), withToken)).toBe(true);
  const wrong = asks("127.0.0.1", { authorization: "Bearer wrong" });
  expect(mayReadMetrics(wrong, withToken)).toBe(false);
  expect(mayReadMetrics(asks("127.0.0.1"), withToken)).toBe(false);
  expect(mayReadMetrics(asks("127.0.0.1"), without)).toBe(true);
  expect(mayReadMetrics(asks("::1"), without)).toBe(true);
  expect(mayReadMetrics(asks("10.1.1.1"), without)).toBe(false);
  expect(mayReadMetrics(asks("127.0.0.1", { "x-forwarded-for": "8.8.8.8" }), without)).toBe(false);
  expect(mayReadMetrics(asks("127.0.0.1"), { ...without, production: true })).toBe(false);
});

test("each schedule says when it last succeeded, and a failed run does not move that", async () => {
  const app = await testApp({ METRICS_TOKEN: token });
  try {
    const read = async () => {
      await app.deps.jobs.keepSchedules();
      await app.deps.jobs.drain();
      const headers = { authorization: `Bearer ${token}` };
      const { body } = await app.fastify.inject({ url: "/metrics", headers });
      const found = /schedule_last_success_timestamp_seconds\{kind="leaderboard"\} (\S+)/.exec(
        body,
      );
      return found && Number(found[1]);
    };
    app.deps.jobs.handle("leaderboard", async () => {
      throw new HopelessJob("The table is locked.");
    });
    expect(await read()).toBeNull();
    app.deps.jobs.handle("leaderboard", async () => {});
    app.clock.advance(600);
    const succeededAt = app.clock.now().getTime() / 1000;
    expect(await read()).toBe(succeededAt);
    app.deps.jobs.handle("leaderboard", async () => {
      throw new HopelessJob("The table is locked.");
    });
    app.clock.advance(600);
    expect(await read()).toBe(succeededAt);
  } finally {
    await app.close();
  }
});
