import type { Job, JobKind } from "@ten-paces/contract";
import { counted } from "../../ui/counted.ts";
import type { StockWork } from "./stock-trouble.ts";

const WHOLE = new Intl.NumberFormat("en-US");

export type Banner = { tone: "success" | "error" | "info"; text: string };

const KINDS: Partial<Record<JobKind, StockWork["kind"]>> = {
  generate_all: "generate",
  replenish: "replenish",
  cleanup: "cleanup",
};

/** Which of the three works a job does; null for a kind that is none of them. */
export function workOf(job: Pick<Job, "kind">): StockWork["kind"] | null {
  return KINDS[job.kind] ?? null;
}

/** What a running job is called beside its bar. */
export function doing(kind: StockWork["kind"] | null): string {
  switch (kind) {
    case "generate":
      return "Generating hunts";
    case "replenish":
      return "Replenishing hunts";
    case "cleanup":
      return "Cleaning up hunts";
    case null:
      return "Working on the stock";
  }
}

/** The banner for a job that is over. `daysOld` is null where this page did not begin the cleanup. */
export function bannerFor(job: Job, daysOld: number | null): Banner {
  const kind = workOf(job);
  if (job.status === "canceled") return { tone: "info", text: canceledWords(job, kind) };
  if (job.status === "failed") {
    const sentence = kind === null ? "The work on the stock failed." : FAILED[kind];
    return { tone: "error", text: job.error ? `${sentence}: ${job.error}` : sentence };
  }
  const short = shortfallsOf(job).length;
  if (short > 0) {
    return {
      tone: "info",
      text: `The work is done, but ${counted(short, "hunt")} could not be made.`,
    };
  }
  return { tone: "success", text: successOf(kind, daysOld) };
}

/** How far a job was when it was canceled, and what became of that. */
function canceledWords(job: Job, kind: StockWork["kind"] | null): string {
  const { done, total } = job;
  if (kind === "cleanup") {
    const gone = done === 0 ? "Nothing was deleted." : `${deletedWords(done)} by then.`;
    return `The cleanup was canceled. ${gone}`;
  }
  if (total === null || done === 0) return "The job was canceled before it had made anything.";
  return `The job was canceled after ${WHOLE.format(done)} of ${WHOLE.format(total)}. What it had made by then stays.`;
}

function deletedWords(count: number): string {
  return `${counted(count, "hunt")} ${count === 1 ? "was" : "were"} deleted`;
}

const FAILED = {
  generate: "Failed to generate hunts",
  replenish: "Failed to replenish hunts",
  cleanup: "Failed to cleanup hunts",
};

function successOf(kind: StockWork["kind"] | null, daysOld: number | null): string {
  switch (kind) {
    case "generate":
      return "Successfully generated hunts for all states and national level!";
    case "cleanup":
      return daysOld === null
        ? "Successfully cleaned up old hunts!"
        : `Successfully cleaned up hunts older than ${daysOld} days!`;
    default:
      return "Successfully checked and replenished hunts!";
  }
}

/** What came of making hunts; null for other work and for work that is not done. */
function stockResultOf(job: Job) {
  return job.kind === "generate_all" || job.kind === "replenish" ? job.result : null;
}

/** What a finished job could not make, a line each: "NEVADA, DIGITAL, HARD: too few places". */
export function shortfallsOf(job: Job): string[] {
  const failed = stockResultOf(job)?.failed ?? [];
  return failed.map(
    ({ state, variant, difficulty, reason }) => `${state}, ${variant}, ${difficulty}: ${reason}`,
  );
}

const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

function keptWords(kept: number): string | null {
  if (kept === 0) return null;
  const stay = kept === 1 ? "stays until its prizes are" : "stay until their prizes are";
  return `${counted(kept, "hunt")} ${stay} settled.`;
}

/** What a finished job made and who wrote it: null for one that made nothing. */
export function reportOf(job: Job): string | null {
  if (job.kind === "cleanup") {
    if (!job.result) return null;
    const { deleted, kept } = job.result;
    const gone = deleted === 0 ? "None was old enough." : `${deletedWords(deleted)}.`;
    return [kept > 0 && deleted === 0 ? null : gone, keptWords(kept)].filter(Boolean).join(" ");
  }
  const result = stockResultOf(job);
  if (!result || result.made === 0) return null;
  const { made, squaresBy, spentUsd } = result;
  const hunts = `${counted(made, "hunt")} ${made === 1 ? "was" : "were"} made.`;
  const counts = Object.entries(squaresBy);
  if (!counts.some(([writer]) => writer !== "offline") && spentUsd === 0) return hunts;
  const by = counts.map(([writer, count]) =>
    writer === "offline"
      ? `${WHOLE.format(count)} squares were written offline`
      : `${WHOLE.format(count)} squares by ${writer}`,
  );
  const spent = spentUsd > 0 ? ` It cost about ${DOLLARS.format(spentUsd)}.` : "";
  return `${hunts} ${by.join(", ")}.${spent}`;
}
