import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Deps } from "../../lib/deps.ts";
import { countAlerts } from "../alerts/service.ts";
import { Durations } from "./durations.ts";
import * as sql from "./sql.ts";

export interface Served {
  method: string;
  /** As registered, `/api/hunts/:id`, so that ids make no series of their own. */
  route: string;
  status: number;
  seconds: number;
}

/** What an operator's Prometheus reads: durations by route, web vitals, jobs, the process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Durations(
    "http_request_duration_seconds",
    "Duration of answers by route.",
  );
  readonly #vitals: Histogram<"name">;
  readonly #shifts: Histogram;
  #ofProcess = false;

  constructor(deps: Pick<Deps, "db" | "jobs">) {
    this.#watchSchedules(deps.jobs);
    this.#watchMoney(deps.db);
    const registers = [this.#registry];
    this.#vitals = new Histogram({
      name: "web_vital_milliseconds",
      help: "FCP, INP, LCP and TTFB as browsers report them.",
      labelNames: ["name"],
      buckets: [50, 100, 200, 500, 800, 1200, 1800, 2500, 4000, 8000, 20_000],
      registers,
    });
    this.#shifts = new Histogram({
      name: "web_vital_layout_shift",
      help: "CLS as browsers report it, without a unit.",
      buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
      registers,
    });
    new Gauge({
      name: "jobs",
      help: "Background jobs that wait, run or have failed.",
      labelNames: ["kind", "status"],
      registers,
      async collect() {
        const counts = await sql.countJobs(deps.db);
        this.reset();
        for (const { kind, status, count } of counts) this.set({ kind, status }, count);
      },
    });
  }

  /** What administrators have to look at, and what the last check of the ledger found. */
  #watchMoney(db: Deps["db"]): void {
    const registers = [this.#registry];
    new Gauge({
      name: "alerts_open",
      help: "Alerts that no administrator has settled.",
      labelNames: ["kind"],
      registers,
      async collect() {
        this.reset();
        for (const { kind, count } of await countAlerts(db)) this.set({ kind }, count);
      },
    });
    new Gauge({
      name: "ledger_difference_credits",
      help: "Credits by which balances and ledger differed at the last nightly check.",
      registers,
      async collect() {
        const difference = await sql.findLedgerDifference(db);
        if (difference !== null) this.set(difference);
      },
    });
  }

  /** Says for each schedule when it last succeeded. */
  #watchSchedules(jobs: Deps["jobs"]): void {
    new Gauge({
      name: "schedule_last_success_timestamp_seconds",
      help: "When each schedule last succeeded; missing where it never has.",
      labelNames: ["kind"],
      registers: [this.#registry],
      async collect() {
        this.reset();
        for (const { kind, last } of await jobs.listSchedules()) {
          if (last?.succeededAt) this.set({ kind }, last.succeededAt.getTime() / 1000);
        }
      },
    });
  }

  /** Counts an answer that was sent. */
  served({ method, route, status, seconds }: Served): void {
    this.#requests.observe(method, route, status, seconds);
  }

  /** Counts a web vital: CLS without a unit, the others in milliseconds. */
  vital(name: string, value: number): void {
    if (name === "CLS") this.#shifts.observe(value);
    else this.#vitals.observe({ name }, value);
  }

  /** Everything, in the text format of Prometheus. */
  async read(): Promise<string> {
    // Its observers cost a little: nobody pays before somebody looks.
    if (!this.#ofProcess) collectDefaultMetrics({ register: this.#registry });
    this.#ofProcess = true;
    return `${this.#requests.read()}\n${await this.#registry.metrics()}`;
  }
}
