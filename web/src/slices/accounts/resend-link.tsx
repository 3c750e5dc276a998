import { useMutation } from "@tanstack/react-query";
import { resendVerification } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { accountTrouble } from "./account-trouble.ts";

/** Sends the link that confirms the address once more. */
export function ResendLink() {
  const resend = useMutation({
    mutationFn: () => call(resendVerification, {}),
    onSuccess: ({ message }) => toast({ tone: "success", text: message }),
    onError: (error) =>
      toast({ tone: "error", text: accountTrouble(error, "The mail could not be sent.") }),
  });
  return (
    <Button
      variant="secondary"
      busy={resend.isPending}
      disabled={resend.isSuccess}
      onClick={() => resend.mutate()}
    >
      {resend.isSuccess ? "Link sent" : "Send the link again"}
    </Button>
  );
}
