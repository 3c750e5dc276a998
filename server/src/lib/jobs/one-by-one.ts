import { losesConnection } from "../db/errors.ts";
import { JobStopped } from "./work.ts";

/**
 * Does a work for one after the other: what fails for one keeps nobody behind it. A database that is away, and a job
 * that is stopped, end it at once.
 * @param report hears of each failure as it comes
 * @throws the first failure once everybody has had their turn, so that the job is tried again and is seen to fail
 */
export async function oneByOne<One>(
  many: Iterable<One>,
  work: (one: One) => Promise<unknown>,
  report: (one: One, error: unknown) => void = () => {},
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of many) {
    try {
      await work(one);
    } catch (error) {
      if (losesConnection(error) || error instanceof JobStopped) throw error;
      failures.push(error);
      report(one, error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
