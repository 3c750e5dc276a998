import { madeOnce } from "./made-once.ts";

const whole = madeOnce(() => new Intl.NumberFormat("en-US"));

/** A count with its noun, which takes an "s" unless there is exactly one: "1 credit", "1,200 credits". */
export function counted(count: number, noun: string): string {
  return `${whole().format(count)} ${count === 1 ? noun : `${noun}s`}`;
}
