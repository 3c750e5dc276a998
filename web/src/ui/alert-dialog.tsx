import * as RadixAlertDialog from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { BACKDROP_CLASS, SURFACE_CLASS } from "./dialog-surface.ts";
import { useInertOutside } from "./use-inert-outside.ts";
import { useReturnFocus } from "./use-return-focus.ts";

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, naming the thing it is about. */
  title: string;
  text: ReactNode;
  /** A verb: "Cancel hunt", not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** While busy the dialog stays open; close it through open when the work is done. */
  busy?: boolean;
  onConfirm: () => void;
  /** Anything to fill in before confirming, such as a number of days. */
  children?: ReactNode;
};

/** A question that has to be answered before anything else; the safe answer has the focus. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, busy = false } = props;
  const returnFocus = useReturnFocus();
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <RadixAlertDialog.Portal>
        <div data-locks-scroll="" className={BACKDROP_CLASS} />
        <Question {...props} returnFocus={returnFocus} />
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

type QuestionProps = AlertDialogProps & { returnFocus: ReturnType<typeof useReturnFocus> };

function Question(props: QuestionProps) {
  const { title, text, confirmLabel, onConfirm, children, returnFocus } = props;
  const { cancelLabel = "Keep as it is", danger = false, busy = false } = props;
  useInertOutside();
  return (
    <RadixAlertDialog.Content
      {...returnFocus}
      aria-modal="true"
      className={classNames(SURFACE_CLASS, "sm:max-w-md")}
    >
      {/* All else is out of reach, so that this is the first heading there is. */}
      <RadixAlertDialog.Title asChild>
        <h1 className="text-2xl">{title}</h1>
      </RadixAlertDialog.Title>
      <RadixAlertDialog.Description asChild>
        <div className="mt-3">{text}</div>
      </RadixAlertDialog.Description>
      {children != null && <div className="mt-5">{children}</div>}
      <div className="mt-6 flex flex-row-reverse flex-wrap gap-3">
        <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <RadixAlertDialog.Cancel asChild>
          <Button variant="secondary" disabled={busy}>
            {cancelLabel}
          </Button>
        </RadixAlertDialog.Cancel>
      </div>
    </RadixAlertDialog.Content>
  );
}
