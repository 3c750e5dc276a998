import { useQueryClient } from "@tanstack/react-query";
import { renewRecoveryCodes } from "@ten-paces/contract";
import { useId, useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useForm } from "../../use-form.ts";
import { FormTrouble } from "../accounts/form-trouble.tsx";
import { CodeField } from "./code-field.tsx";
import { secondFactorQuery } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export function RenewCodesDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { form, busy, trouble, errorOf } = useForm({
    fields: ["code"],
    send: async (body) => {
      setCodes((await call(renewRecoveryCodes, { body })).recoveryCodes);
      void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    },
    otherwise: "This did not work. Please try again.",
    blames: { wrong_code: "code" },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New recovery codes"
      description={codes ? "Those before are void." : "Those you have are void then."}
      width={codes ? "normal" : "narrow"}
      actions={
        codes ? (
          <Button onClick={onClose}>I have kept them</Button>
        ) : (
          <>
            <Button type="submit" form={formId} busy={busy} busyLabel="Checking...">
              Make new codes
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} />
      ) : (
        <form id={formId} {...form} className="grid gap-5">
          <FormTrouble trouble={trouble} />
          <CodeField error={errorOf("code")} />
        </form>
      )}
    </Dialog>
  );
}
