import type { getStock, Result } from "@ten-paces/contract";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import type { StockWriter } from "./stock-trouble.ts";

export type Model = NonNullable<Result<typeof getStock>["model"]>;

type WriterChoiceProps = {
  model: Model;
  writer: StockWriter;
  onChange: (writer: StockWriter) => void;
};

const WRITERS = [
  { value: "offline", label: "Offline" },
  { value: "model", label: "Model" },
] as const;

const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Who words the clues of a job on the stock, and what a model may cost. */
export function WriterChoice({ model, writer, onChange }: WriterChoiceProps) {
  const cap = DOLLARS.format(model.spendingCapUsd);
  return (
    <div className="grid gap-2">
      <SegmentedControl
        legend="Written by"
        showLegend
        segments={WRITERS}
        value={writer}
        onChange={onChange}
      />
      <p className="text-sm text-quiet">
        {writer === "model"
          ? `${model.name} writes until ${cap} are spent or it stops answering; the squares after that are written offline. The job may take hours.`
          : "From the library, free of charge."}
      </p>
      {writer === "model" && model.pricesAssumed && (
        <p className="text-sm text-quiet">
          What your provider bills is not configured, so the prices of a dear model are assumed
          (AI_INPUT_USD_PER_MILLION, AI_OUTPUT_USD_PER_MILLION).
        </p>
      )}
    </div>
  );
}
