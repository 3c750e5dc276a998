const MOST_BTC = 21_000_000;

/** An amount typed in BTC: not negative, whole satoshis; null for anything else. */
export function readBtc(typed: string): number | null {
  const text = typed.trim();
  if (!/^(\d+(\.\d{0,8})?|\.\d{1,8})$/.test(text)) return null;
  const amount = Number(text);
  return amount <= MOST_BTC ? amount : null;
}

export const BTC_PROBLEM = "Please enter an amount in BTC, with at most 8 decimals";
