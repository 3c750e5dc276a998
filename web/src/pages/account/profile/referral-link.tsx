import { Copy } from "lucide-react";
import { useRef } from "react";
import { referralLink } from "../../../slices/referrals/referral-code.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** The code, and the link with it, ready to be copied. */
export function ReferralLink({ code }: { code: string }) {
  const input = useRef<HTMLInputElement>(null);
  const link = referralLink(window.location.origin, code);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      toast({ tone: "success", text: "Link copied." });
    } catch {
      // Without permission, or without https: selected, so that the reader's own copy works.
      input.current?.focus();
      input.current?.select();
      toast({ text: "The link is selected. Copy it with your keyboard or by a long press." });
    }
  }

  return (
    <div className="grid gap-3">
      <p>
        Your code: <span className="font-mono text-lg">{code}</span>
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Referral link" className="min-w-0 flex-[1_1_18rem]">
          <TextInput
            ref={input}
            mono
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copy()}
        >
          Copy Link
        </Button>
      </div>
    </div>
  );
}
