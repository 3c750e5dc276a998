const boundsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

interface Series {
  labels: string;
  /** Answers up to each bound, and above the last; not yet summed from below. */
  counts: number[];
  sumSeconds: number;
}

/**
 * Durations of answers as a histogram by method, route and status. Counted here and not by prom-client,
 * which hashes and validates the labels anew for every answer: a tenth of what an answer from memory costs.
 */
export class Durations {
  readonly #name: string;
  readonly #help: string;
  readonly #series = new Map<string, Series>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    const key = `${status} ${method} ${route}`;
    let series = this.#series.get(key);
    if (!series) {
      const labels = `method="${quotable(method)}",route="${quotable(route)}",status="${status}"`;
      series = { labels, counts: new Array(boundsSeconds.length + 1).fill(0), sumSeconds: 0 };
      this.#series.set(key, series);
    }
    const bucket = boundsSeconds.findIndex((bound) => seconds <= bound);
    const at = bucket < 0 ? boundsSeconds.length : bucket;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sumSeconds += seconds;
  }

  /** In the text format of Prometheus. */
  read(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`];
    for (const { labels, counts, sumSeconds } of this.#series.values()) {
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
