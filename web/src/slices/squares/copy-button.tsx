import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";

type CopyButtonProps = { text: string; label: string; onlyIcon?: boolean };

/** Puts a text on the clipboard and says so. The label names it: "address". */
export function CopyButton({ text, label, onlyIcon = false }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const id = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(id);
  }, [copied]);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({
        tone: "error",
        text: `The ${label} could not be copied. Select it and copy it by hand.`,
      });
    }
  }
  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="ghost"
      className={onlyIcon ? "-mr-2 shrink-0 px-3" : ""}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite" className={onlyIcon ? "sr-only" : ""}>
        {copied ? "Copied" : `Copy ${label}`}
      </span>
    </Button>
  );
}
