/** How long anybody waits for what could be told from memory as it was. */
const patienceMs = 1_000;

/**
 * What is being read anew, or what was known before where that takes longer than a second; `whenLate` is then
 * called once. What is read later is not lost: `reading` goes on.
 */
export async function orBefore<Value>(
  reading: Promise<Value>,
  before: Value,
  whenLate: () => void,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => {
      whenLate();
      resolve(before);
    }, patienceMs);
  });
  // A failure after that time has nobody left to tell.
  reading.catch(() => {});
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
