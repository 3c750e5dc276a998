import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isJobKind, reportVitals } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { testApp } from "../../../test/build-app.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { raiseAlert } from "../alerts/service.ts";

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/${path}`, import.meta.url)), "utf8");

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

/** Every question that the dashboard and the alerts put to Prometheus. */
function questions(): string[] {
  const { panels, templating } = JSON.parse(read("grafana/ten-paces.json")) as {
    panels: Panel[];
    templating: { list: { query: string | { query: string } }[] };
  };
  const ofPanels = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const ofChoices = templating.list.flatMap(({ query }) =>
    typeof query === "string" ? [] : [query.query.replace(/^label_values\((.*), \w+\)$/, "$1")],
  );
  const ofAlerts = [...read("prometheus/alerts.yaml").matchAll(/^ +expr: (.*)$/gm)];
  return [...ofPanels, ...ofChoices, ...ofAlerts.map(([, text]) => text ?? "")];
}

/** What the language of the questions brings itself. */
const words = new Set("sum max rate topk histogram_quantile time by".split(" "));
/** Prometheus adds these itself. */
const addedLabels = ["instance", "job"];

/** The metrics that a question names, with the labels it asks of them. */
function namedIn(question: string): { metric: string; labels: string[] }[] {
  const grouped = [...question.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) =>
    list.split(",").map((label) => label.trim()),
  );
  const bare = question.replace(/\bby \([^)]*\)/g, " ").replace(/\[[^\]]*\]/g, " ");
  const selectors = [...bare.matchAll(/([a-z_][a-z0-9_]*)\s*(\{[^}]*\})?/g)];
  return selectors.flatMap(([, metric = "", filter = ""]) => {
    const inside = [...filter.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label]) => label ?? "");
    return words.has(metric) ? [] : [{ metric, labels: [...new Set([...grouped, ...inside])] }];
  });
}

/** The labels of every metric that was printed. */
function printed(text: string): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const [, metric = "", labels = ""] of text.matchAll(/^([a-z_0-9]+)(\{.*\})? [^ ]+$/gm)) {
    const of = known.get(metric) ?? new Set(addedLabels);
    for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) of.add(label);
    known.set(metric, of);
  }
  return known;
}

test("the dashboard and the alerts ask for metrics and labels that /metrics really prints", async () => {
  const app = await testApp();
  try {
    await app.fastify.inject({ url: "/api/hunts" });
    await app.ask(reportVitals, { body: { name: "LCP", value: 900 } });
    await app.ask(reportVitals, { body: { name: "CLS", value: 0.01 } });
    await inTransaction(app.deps.db, async (tx) => {
      await app.deps.jobs.add(tx, { kind: "free_hunt" });
      const alert = { kind: "ledger_difference", about: "ledger", text: "They differ." } as const;
      await raiseAlert(app.deps, tx, alert);
    });
    const { body } = await app.fastify.inject({ url: "/metrics" });
    const known = printed(body);
    const asked = questions().flatMap(namedIn);
    expect(asked.length).toBeGreaterThan(30);
    // `up` is Prometheus' own; a schedule shows once it has succeeded, a ledger once it was checked.
    known.set("up", new Set(addedLabels));
    expect(body).toContain("# TYPE schedule_last_success_timestamp_seconds gauge");
    known.set("schedule_last_success_timestamp_seconds", new Set([...addedLabels, "kind"]));
    const unknown = asked.filter(({ metric, labels }) => {
      const has = known.get(metric);
      return !has || labels.some((label) => !has.has(label));
    });
    expect(unknown).toEqual([]);
  } finally {
    await app.close();
  }
});

test("the reader of questions finds what does not exist, so that the test above can fail", () => {
  expect(namedIn('sum by (kind) (rate(jobs_typo{state="x"}[5m])) / time()')).toEqual([
    { metric: "jobs_typo", labels: ["kind", "state"] },
  ]);
});

test("the kinds of jobs that are named exist", () => {
  const kinds = questions().flatMap((question) =>
    [...question.matchAll(/kind="(\w+)"/g)].map(([, kind]) => kind ?? ""),
  );
  expect(kinds.length).toBeGreaterThan(1);
  expect(kinds.filter((kind) => !isJobKind(kind))).toEqual([]);
});
