import { DatabaseBusy } from "../../lib/db/errors.ts";
import type { CheckInRecord, RecordedCheckIn } from "./sql.ts";

/** Writes them in one transaction, and says of each by its position what became of it. */
type Write = (records: CheckInRecord[]) => Promise<RecordedCheckIn[]>;

interface Waiting {
  record: CheckInRecord;
  resolve: (recorded: RecordedCheckIn) => void;
  reject: (error: unknown) => void;
}

const mostTogether = 64;
const mostUnderWay = 4;
const mostAlone = 4;
/** Who waits alone beyond this is told at once to come again. */
const mostWaitingAlone = 256;
/** So long a hunt in which somebody was locked keeps out of the batches of the others. */
const troubledMs = 2_000;

/**
 * Records check-ins that arrive at the same time in one statement: a crowd costs one round trip and one
 * write to disk instead of one each. Alone, a check-in waits for nothing.
 */
export class CheckInBatches {
  readonly #write: Write;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #planned = false;
  /** Of batches in which somebody was locked: each hunt by itself, beside the batches of the others. */
  readonly #groups: Waiting[][] = [];
  #groupsUnderWay = 0;
  /** Of hunts in which somebody was locked: each check-in by itself. */
  readonly #apart: Waiting[] = [];
  #alone = 0;
  /** Hunts in which somebody was locked, and until when they keep out of the batches. */
  readonly #troubled = new Map<string, number>();

  constructor(write: Write) {
    this.#write = write;
  }

  record(record: CheckInRecord): Promise<RecordedCheckIn> {
    return new Promise((resolve, reject) => {
      const one = { record, resolve, reject };
      if (this.#isTroubled(record.huntId)) {
        this.#sendAlone([one], new DatabaseBusy("Too many wait for this hunt."));
        return;
      }
      this.#waiting.push(one);
      this.#plan();
    });
  }

  /** Lets everything that this turn of the event loop brings come together first. */
  #plan(): void {
    if (this.#planned || this.#underWay >= mostUnderWay || this.#waiting.length === 0) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      const batch = this.#waiting.splice(0, mostTogether);
      this.#underWay += 1;
      void this.#send(batch).finally(() => {
        this.#underWay -= 1;
        this.#plan();
      });
      this.#plan();
    });
  }

  async #send(batch: Waiting[]): Promise<void> {
    // In one order everywhere, so that two batches with the same hunters cannot lock each other out.
    batch.sort((a, b) => (a.record.userId < b.record.userId ? -1 : 1));
    try {
      const rows = await this.#write(batch.map(({ record }) => record));
      const byPosition = new Map(rows.map((row) => [row.position, row]));
      for (const [position, { resolve, reject }] of batch.entries()) {
        const recorded = byPosition.get(position);
        if (recorded) resolve(recorded);
        else reject(new Error("record_check_in answered nothing"));
      }
    } catch (error) {
      await this.#sendSingly(batch, error);
    }
  }

  /**
   * What fails one check-in must not fail its neighbours, so each goes alone. Nothing of the batch was kept,
   * but where the connection was lost in its COMMIT: then the ids of its rows let nothing be charged twice.
   */
  async #sendSingly(batch: Waiting[], error: unknown): Promise<void> {
    const [only] = batch;
    if (batch.length === 1 && only) {
      only.reject(error);
      return;
    }
    if (!(error instanceof DatabaseBusy)) {
      await Promise.all(batch.map((one) => this.#send([one])));
      return;
    }
    // Not awaited: the slot of the batch is free for other hunts meanwhile.
    const hunts = Map.groupBy(batch, ({ record }) => record.huntId);
    if (hunts.size > 1) {
      this.#groups.push(...hunts.values());
      this.#sendGroups();
      return;
    }
    this.#troubled.set(only?.record.huntId ?? "", performance.now() + troubledMs);
    this.#sendAlone(batch, error);
  }

  #sendGroups(): void {
    while (this.#groupsUnderWay < mostUnderWay) {
      const next = this.#groups.shift();
      if (!next) return;
      this.#groupsUnderWay += 1;
      void this.#send(next).finally(() => {
        this.#groupsUnderWay -= 1;
        this.#sendGroups();
      });
    }
  }

  #isTroubled(huntId: string): boolean {
    const until = this.#troubled.get(huntId);
    if (until === undefined) return false;
    if (performance.now() < until) return true;
    this.#troubled.delete(huntId);
    return false;
  }

  /** Those of one hunt, each by itself; beyond what can wait they are told to come again. */
  #sendAlone(batch: readonly Waiting[], error: unknown): void {
    for (const one of batch) {
      if (this.#apart.length < mostWaitingAlone) this.#apart.push(one);
      else one.reject(error);
    }
    this.#sendApart();
  }

  #sendApart(): void {
    while (this.#alone < mostAlone) {
      const next = this.#apart.shift();
      if (!next) return;
      this.#alone += 1;
      void this.#send([next]).finally(() => {
        this.#alone -= 1;
        this.#sendApart();
      });
    }
  }
}
