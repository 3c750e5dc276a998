import { proveSecondFactor } from "@ten-paces/contract";
import { call, type ProofWanted } from "../../api.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { CodeField } from "./code-field.tsx";

type ProveDialogProps = {
  wanted: ProofWanted;
  /** Whether the call is to be made again, or the dialog was left. */
  onEnd: (proved: boolean) => void;
};

/** Asks for the code before something that has to do with money, or says how to come to one, and lets it go on. */
export default function ProveDialog({ wanted, onEnd }: ProveDialogProps) {
  return wanted === "second_factor_missing" ? (
    <MissingDialog onEnd={onEnd} />
  ) : (
    <CodeDialog onEnd={onEnd} />
  );
}

type PartProps = Pick<ProveDialogProps, "onEnd">;

/** The profile opens beside: what was begun at the desk is still there afterwards. */
function MissingDialog({ onEnd }: PartProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onEnd(false)}
      title="A second factor is needed"
      description="Decisions about money or rights ask for a code of an authenticator app here, and you have none yet. It takes two minutes."
      width="narrow"
      actions={
        <>
          <Button onClick={() => onEnd(true)}>It is set up, go on</Button>
          <Button variant="secondary" onClick={() => onEnd(false)}>
            Cancel
          </Button>
        </>
      }
    >
      <a
        href={`${paths.profile}#devices`}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex min-h-11 items-center"
      >
        Set it up in your profile (opens in a new tab)
      </a>
    </Dialog>
  );
}

function CodeDialog({ onEnd }: PartProps) {
  const { errorOf, ...sending } = useForm({
    fields: ["code"],
    send: async (body) => {
      await call(proveSecondFactor, { body });
      onEnd(true);
    },
    otherwise: "This did not work. Please try again.",
    blames: { wrong_code: "code" },
  });
  return (
    <FormDialog
      sending={sending}
      onClose={() => onEnd(false)}
      title="Is it you?"
      description="This decides about money or rights. Enter the code of your authenticator app; it is not asked for again within 15 minutes."
      width="narrow"
      action="Go on"
      busyLabel="Checking..."
    >
      <CodeField error={errorOf("code")} first />
    </FormDialog>
  );
}
