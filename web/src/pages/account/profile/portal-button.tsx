import { useMutation } from "@tanstack/react-query";
import { openPortal } from "@ten-paces/contract";
import { ExternalLink } from "lucide-react";
import { attempt } from "../../../api.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** Leads to the payment provider's own page of cards and invoices. */
export function PortalButton() {
  const open = useMutation({
    mutationFn: async () => {
      const opened = await attempt(openPortal, {});
      if (!opened.ok) throw new Error(opened.refusal.error);
      return opened.result.url;
    },
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  return (
    <div>
      <Button
        variant="secondary"
        icon={<ExternalLink aria-hidden="true" className="size-5" />}
        busy={open.isPending}
        onClick={() => open.mutate()}
      >
        Cards and invoices
      </Button>
    </div>
  );
}
