import type { HuntDraftShape } from "@ten-paces/contract";
import { useState } from "react";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { StoredHunt } from "../desk-state.ts";
import { applyScore, editHead, editText, replaceSquare } from "../draft-edits.ts";
import { squareOf } from "../findings.ts";
import type { BuilderForm } from "../form.ts";
import { ModelCost } from "../model-cost.tsx";
import { useRescoring } from "../use-rescoring.ts";
import { useValidation } from "../use-validation.ts";
import { CreateBar } from "./create-bar.tsx";
import { DraftHeadForm } from "./draft-head-form.tsx";
import { DraftMapToggle } from "./draft-map-toggle.tsx";
import { FindingsPanel } from "./findings-panel.tsx";
import { PreviewJumps } from "./preview-jumps.tsx";
import { PreviewSquare } from "./preview-square.tsx";
import { RewriteProgress } from "./rewrite-progress.tsx";
import { RouteLegs } from "./route-legs.tsx";
import { SwapDialog } from "./swap-dialog.tsx";
import { useRewrite } from "./use-rewrite.ts";

type PreviewProps = {
  draft: HuntDraftShape;
  revision: number;
  form: BuilderForm;
  /** Why the last try to create came to nothing. */
  error: string | null;
  creating: boolean;
  onEdit: (change: (draft: HuntDraftShape) => HuntDraftShape) => void;
  stored: StoredHunt | null;
  onCreate: (status: StoredHunt["status"]) => void;
  onDiscard: () => void;
};

/** The draft, to be read as a hunter will read it, and mended. */
export function Preview(props: PreviewProps) {
  const { draft, revision, form, error, creating, stored, onEdit, onCreate, onDiscard } = props;
  const [swapped, setSwapped] = useState<number | null>(null);
  const [red, setRed] = useState<ReadonlySet<string>>(new Set());
  const [discarding, setDiscarding] = useState(false);
  const validated = useValidation(draft, revision);
  const { stale, settle } = useRescoring(draft, (square) =>
    onEdit((now) => applyScore(now, square)),
  );
  const rewrite = useRewrite(draft, form, (made, sent) => {
    settle(made.square);
    onEdit((now) => replaceSquare(now, made, sent));
  });
  const { errors, warnings, failure } = validated;
  const wrong = new Set(errors.map(squareOf).filter((num) => num !== null));
  return (
    <div className="grid gap-8">
      {error !== null && (
        <Notice tone="error" announce>
          {error}
        </Notice>
      )}
      {failure && !validated.current && (
        <Notice tone="error" announce title="The draft could not be checked">
          <p className="mb-3">{failure.message}</p>
          <Button variant="secondary" size="small" onClick={validated.again}>
            Check Again
          </Button>
        </Notice>
      )}
      <div inert={creating} className="grid gap-8">
        {errors.length + warnings.length > 0 && (
          <div className="grid gap-3">
            <FindingsPanel kind="errors" findings={errors} />
            <FindingsPanel kind="warnings" findings={warnings} />
          </div>
        )}
        <DraftHeadForm
          draft={draft}
          onChange={(head) => onEdit((now) => editHead(now, head))}
          onRed={(field, isRed) =>
            setRed((now) => {
              const next = new Set(now);
              if (isRed) next.add(field);
              else next.delete(field);
              return next;
            })
          }
        />
        {draft.spentUsd !== undefined && <ModelCost spentUsd={draft.spentUsd} />}
        <RouteLegs draft={draft} />
        <section aria-labelledby="draft-squares" className="grid gap-5">
          <h2 id="draft-squares" className="text-2xl">
            Squares
          </h2>
          <DraftMapToggle draft={draft} />
          <PreviewJumps squares={draft.squares} wrong={wrong} />
          {draft.squares.map((square) => {
            const num = square.sequenceNum;
            return (
              <PreviewSquare
                key={num}
                square={square}
                draft={draft}
                errors={errors.filter((found) => squareOf(found) === num)}
                warnings={warnings.filter((found) => squareOf(found) === num)}
                measuring={stale.has(num)}
                writing={rewrite.busyNum === num}
                progress={
                  rewrite.busyNum === num && <RewriteProgress rewrite={rewrite} sequenceNum={num} />
                }
                written={rewrite.writtenNum === num}
                locked={rewrite.busyNum !== null}
                onText={(place, text) => onEdit((now) => editText(now, num, place, text))}
                onReroll={() => rewrite.start({ sequenceNum: num })}
                onSwap={() => setSwapped(num)}
              />
            );
          })}
        </section>
      </div>
      <CreateBar
        validated={validated}
        redFields={red.size}
        measuring={stale.size > 0 || rewrite.busyNum !== null}
        creating={creating}
        error={error}
        stored={stored}
        onCreate={onCreate}
        onDiscard={() => setDiscarding(true)}
      />
      <SwapDialog
        draft={draft}
        num={swapped}
        onClose={() => setSwapped(null)}
        onChoose={(sequenceNum, placeId) => {
          setSwapped(null);
          rewrite.start({ sequenceNum, placeId });
        }}
      />
      <AlertDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={`Discard “${draft.name}”?`}
        text={
          stored
            ? "What you changed since you opened it is gone. The stored hunt stays as it was."
            : "The draft and everything you changed in it are gone. The form keeps what you chose."
        }
        confirmLabel="Discard draft"
        danger
        onConfirm={() => {
          setDiscarding(false);
          rewrite.cancel?.();
          onDiscard();
        }}
      />
    </div>
  );
}
