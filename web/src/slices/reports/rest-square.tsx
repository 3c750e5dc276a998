import type { AdminSquare } from "@ten-paces/contract";
import { OctagonX } from "lucide-react";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { useSettling } from "./use-settling.ts";

type RestSquareProps = {
  huntId: string;
  square: Pick<AdminSquare, "sequenceNum" | "restingSince">;
};

/** Rests a square of a live hunt by an operator's hand; one that rests leads to where it is settled. */
export function RestSquare({ huntId, square }: RestSquareProps) {
  const [asked, setAsked] = useState(false);
  const settling = useSettling();
  const num = square.sequenceNum;
  if (square.restingSince) {
    return (
      <Link to={paths.adminTab("reports")} className="link self-center text-sm">
        It rests: settle it
      </Link>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="pointer-coarse:min-h-11"
        aria-label={`Rest square ${num}`}
        icon={<OctagonX aria-hidden="true" className="size-4" />}
        onClick={() => setAsked(true)}
      >
        Rest
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Rest square ${num}?`}
        text="Nobody can check in until you open it again under Reports. Those at it are told, and their clocks stand still."
        confirmLabel="Rest it"
        busy={settling.isPending}
        onConfirm={() =>
          settling.mutate(
            { kind: "settle", input: { params: { id: huntId, num }, body: { how: "rest" } } },
            { onSettled: () => setAsked(false) },
          )
        }
      />
    </>
  );
}
