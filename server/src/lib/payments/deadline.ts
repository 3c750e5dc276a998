import { PaymentsAway } from "./provider.ts";

/**
 * An answer, or PaymentsAway after so long: a page waits for nobody. What comes later is dropped; since every
 * call carries a key of its own, asking again does nothing twice.
 */
export async function within<Answer>(ms: number, asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentsAway(`No answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
    asked.catch(() => {});
  }
}
