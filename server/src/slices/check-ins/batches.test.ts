import { beforeEach, expect, test, vi } from "vitest";
import { DatabaseBusy } from "../../lib/db/errors.ts";
import { CheckInBatches } from "./batches.ts";
import type { CheckInRecord, RecordedCheckIn } from "./sql.ts";

const locked = new Set<string>();
const waits: (() => void)[] = [];

beforeEach(() => {
  locked.clear();
  waits.length = 0;
});

async function write(records: CheckInRecord[]): Promise<RecordedCheckIn[]> {
  if (records.some(({ userId }) => locked.has(userId))) {
    // A lock is waited for until the database gives up.
    await new Promise<void>((resolve) => waits.push(resolve));
    throw new DatabaseBusy("locked");
  }
  return records.map((_record, position) => ({ position, outcome: "solved" }) as RecordedCheckIn);
}

const giveUpWaiting = () => {
  for (const end of waits.splice(0)) end();
};
const recordOf = (userId: string, huntId = "hunt") => ({ userId, huntId }) as CheckInRecord;

test("who is locked holds neither the neighbours nor the batches after them", async () => {
  const batches = new CheckInBatches(write);
  locked.add("locked");
  const blocked = batches.record(recordOf("locked")).catch((error: unknown) => error);
  const neighbours = Array.from({ length: 63 }, (_, n) => batches.record(recordOf(`hunter ${n}`)));
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  giveUpWaiting();
  expect(await Promise.all(neighbours)).toHaveLength(63);
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  // Alone it waits still, in no slot of the batches.
  expect(
    await Promise.all(["a", "b", "c", "d"].map((id) => batches.record(recordOf(id)))),
  ).toHaveLength(4);
  giveUpWaiting();
  expect(await blocked).toBeInstanceOf(DatabaseBusy);
});

test("a hunt in which all are locked is waited for once by the others, then not at all", async () => {
  const batches = new CheckInBatches(write);
  const ofHunt = (huntId: string, from: number, count: number) =>
    Array.from({ length: count }, (_, n) => recordOf(`${huntId} ${from + n}`, huntId));
  for (const { userId } of ofHunt("locked", 0, 300)) locked.add(userId);
  const record = (records: CheckInRecord[]) => records.map((one) => batches.record(one));
  const lost = record(ofHunt("locked", 0, 32)).map((one) => one.catch((error: unknown) => error));
  const others = record(ofHunt("other", 0, 32));
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  giveUpWaiting();
  expect(await Promise.all(others)).toHaveLength(32);
  // The locked hunt's own batch waits and fails; from then on its check-ins keep to themselves.
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  giveUpWaiting();
  await vi.waitFor(() => expect(waits).toHaveLength(4));
  const later = record(ofHunt("locked", 100, 200)).map((one) =>
    one.catch((error: unknown) => error),
  );
  expect(await Promise.all(record(ofHunt("other", 100, 200)))).toHaveLength(200);
  expect(waits).toHaveLength(4);
  locked.clear();
  const settled = Promise.all([...lost, ...later]);
  giveUpWaiting();
  const answers = await settled;
  expect(answers.filter((one) => one instanceof DatabaseBusy)).toHaveLength(4);
});
