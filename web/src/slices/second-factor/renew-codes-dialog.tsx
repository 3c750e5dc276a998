import { useQueryClient } from "@tanstack/react-query";
import { renewRecoveryCodes } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { CodeField } from "./code-field.tsx";
import { secondFactorQuery } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export function RenewCodesDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { errorOf, ...sending } = useForm({
    fields: ["code"],
    send: async (body) => {
      setCodes((await call(renewRecoveryCodes, { body })).recoveryCodes);
      void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    },
    otherwise: "This did not work. Please try again.",
    blames: { wrong_code: "code" },
  });
  return codes ? (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New recovery codes"
      description="Those before are void."
      actions={<Button onClick={onClose}>I have kept them</Button>}
    >
      <RecoveryCodes codes={codes} email={email} />
    </Dialog>
  ) : (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title="New recovery codes"
      description="Those you have are void then."
      width="narrow"
      action="Make new codes"
      busyLabel="Checking..."
    >
      <CodeField error={errorOf("code")} />
    </FormDialog>
  );
}
