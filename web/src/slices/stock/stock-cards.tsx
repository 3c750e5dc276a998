import { Boxes, Eraser, PackagePlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CleanupDialog } from "./cleanup-dialog.tsx";
import type { StockWork, StockWriter } from "./stock-trouble.ts";
import { type Model, WriterChoice } from "./writer-choice.tsx";

type StockCardsProps = {
  busy: boolean;
  /** Null where hunts are written offline. */
  model: Model | null;
  onBegin: (work: StockWork) => void;
};

type Asked = StockWork["kind"] | null;

const ICON = { "aria-hidden": true, strokeWidth: 1.5, className: "size-7 text-pine" } as const;

/** Generate All, Replenish and Cleanup, each with its question before it begins. */
export function StockCards({ busy, model, onBegin }: StockCardsProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const [writer, setWriter] = useState<StockWriter>("offline");
  const close = () => {
    setAsked(null);
    setWriter("offline");
  };
  const choice = model && <WriterChoice model={model} writer={writer} onChange={setWriter} />;
  const begin = (work: StockWork) => {
    close();
    onBegin(work);
  };
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      <StockCard
        icon={<Boxes {...ICON} />}
        title="Generate All"
        text="Makes 6 hunts per state (3 physical and 3 digital, differing in difficulty) for all states and national. What is there already stays."
        action={
          <Button disabled={busy} onClick={() => setAsked("generate")}>
            Generate All Hunts
          </Button>
        }
      />
      <StockCard
        icon={<PackagePlus {...ICON} />}
        title="Replenish"
        text="Ensures that each state has at least 2 available hunts per variant."
        action={
          <Button disabled={busy} onClick={() => setAsked("replenish")}>
            Replenish Hunts
          </Button>
        }
      />
      <StockCard
        icon={<Eraser {...ICON} />}
        title="Cleanup"
        text="Deletes completed hunts older than the days you give. What players earned there stays."
        action={
          <Button variant="secondary" disabled={busy} onClick={() => setAsked("cleanup")}>
            Cleanup Hunts
          </Button>
        }
      />
      <AlertDialog
        open={asked === "generate"}
        onOpenChange={close}
        title="Generate hunts for all states and national level?"
        text="This makes up to 306 hunts. It may take a while and use significant API resources."
        confirmLabel="Generate All Hunts"
        cancelLabel="Not now"
        onConfirm={() => begin({ kind: "generate", writer })}
      >
        {choice}
      </AlertDialog>
      <AlertDialog
        open={asked === "replenish"}
        onOpenChange={close}
        title="Replenish the hunts of every state?"
        text="Every state and variant is topped up to 2 available hunts."
        confirmLabel="Replenish Hunts"
        cancelLabel="Not now"
        onConfirm={() => begin({ kind: "replenish", writer })}
      >
        {choice}
      </AlertDialog>
      <CleanupDialog
        open={asked === "cleanup"}
        onClose={close}
        onConfirm={(daysOld) => begin({ kind: "cleanup", daysOld })}
      />
    </ul>
  );
}

type StockCardProps = { icon: ReactNode; title: string; text: string; action: ReactNode };

function StockCard({ icon, title, text, action }: StockCardProps) {
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        {icon}
        <h3 className="text-xl">{title}</h3>
      </div>
      <p className="text-quiet">{text}</p>
      <div className="mt-auto pt-2">{action}</div>
    </Card>
  );
}
