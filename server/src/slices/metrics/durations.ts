const boundsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

interface Series {
  labels: string;
  /** Answers up to each bound, and above the last; not yet summed from below. */
  counts: number[];
  sumSeconds: number;
}

/**
 * Durations of answers as a histogram by method, route and status. Counted here and not by prom-client,
 * which hashes and validates the labels anew for every answer.
 */
export class Durations {
  readonly #name: string;
  readonly #help: string;
  /** By route, then method, then status: names that stay the same need no key put together. */
  readonly #routes = new Map<string, Map<string, Map<number, Series>>>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    const series =
      this.#routes.get(route)?.get(method)?.get(status) ?? this.#begin(method, route, status);
    let bucket = 0;
    while (seconds > (boundsSeconds[bucket] ?? Infinity)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sumSeconds += seconds;
  }

  #begin(method: string, route: string, status: number): Series {
    const series = {
      labels: `method="${quotable(method)}",route="${quotable(route)}",status="${status}"`,
      counts: new Array<number>(boundsSeconds.length + 1).fill(0),
      sumSeconds: 0,
    };
    const methods = this.#routes.get(route) ?? new Map<string, Map<number, Series>>();
    const statuses = methods.get(method) ?? new Map<number, Series>();
    this.#routes.set(route, methods.set(method, statuses.set(status, series)));
    return series;
  }

  /** In the text format of Prometheus. */
  read(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`];
    const methods = [...this.#routes.values()].flatMap((methods) => [...methods.values()]);
    const series = methods.flatMap((statuses) => [...statuses.values()]);
    for (const { labels, counts, sumSeconds } of series) {
      let total = 0;
      for (const [index, count] of counts.entries()) {
        total += count;
        const bound = boundsSeconds[index] ?? "+Inf";
        lines.push(`${this.#name}_bucket{le="${bound}",${labels}} ${total}`);
      }
      lines.push(`${this.#name}_sum{${labels}} ${sumSeconds}`);
      lines.push(`${this.#name}_count{${labels}} ${total}`);
    }
    return `${lines.join("\n")}\n`;
  }
}

function quotable(label: string): string {
  return label.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n");
}
