export { ModelFailure } from "./ask.ts";
export { createModelAttack, type ModelAttack, type ModelFinding } from "./model-attack.ts";
export { createModelWriter, type ModelWriter } from "./model-writer.ts";
export type { ModelSettings, Provider } from "./settings.ts";
export { assumedPrices, createSpending, type Prices, type Spending } from "./spending.ts";
