/** US dollars per million tokens. */
export interface Prices {
  inputUsdPerMillion: number;
  outputUsdPerMillion: number;
}

/** Prices of a dear model, so that a cap without configured prices stops early rather than late. */
export const assumedPrices: Prices = { inputUsdPerMillion: 5, outputUsdPerMillion: 25 };

/** The next answer might cost more than is left. */
export class SpendingCapReached extends Error {
  constructor(capUsd: number) {
    super(`The spending cap of $${capUsd.toFixed(2)} is reached.`);
  }
}

/** What a job may spend on a model. */
export interface Spending {
  /**
   * Sets aside what a call can cost at most, and gives back the function that books what it did cost.
   * @throws SpendingCapReached when that is more than is left
   */
  reserve(most: Tokens): (used: Partial<Tokens>) => void;
  spentUsd(): number;
}

export interface Tokens {
  input: number;
  output: number;
}

/**
 * A purse, out of which some may have been spent before. Where a provider does not say how many tokens it used, the whole
 * reserve counts as spent.
 */
export function createSpending(
  capUsd: number,
  prices: Prices = assumedPrices,
  spentBeforeUsd = 0,
): Spending {
  let spent = spentBeforeUsd;
  let reserved = 0;
  const cost = ({ input, output }: Tokens): number =>
    (input * prices.inputUsdPerMillion + output * prices.outputUsdPerMillion) / 1e6;
  return {
    reserve(most) {
      const held = cost(most);
      if (spent + reserved + held > capUsd) throw new SpendingCapReached(capUsd);
      reserved += held;
      let open = true;
      return ({ input = most.input, output = most.output }) => {
        if (!open) return;
        open = false;
        reserved -= held;
        spent += cost({ input, output });
      };
    },
    spentUsd: () => spent,
  };
}
