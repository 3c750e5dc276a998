const WHOLE = new Intl.NumberFormat("en-US");

/** A count with its noun, which takes an "s" unless there is exactly one: "1 credit", "1,200 credits". */
export function counted(count: number, noun: string): string {
  return `${WHOLE.format(count)} ${count === 1 ? noun : `${noun}s`}`;
}
