import { Copy, Download, Printer } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { saveText } from "../../ui/save-text.ts";
import { toast } from "../../ui/toast-store.ts";

/** The codes that stand in for the app, told this once. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const text = `Ten Paces, recovery codes of ${email}\nEach works once.\n\n${codes.join("\n")}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ tone: "success", text: "The recovery codes are copied." }),
      () => toast({ tone: "error", text: "They could not be copied. Please save the file." }),
    );
  return (
    <div className="grid gap-4">
      <Notice title="Keep these where you find them without your phone">
        Each of them works once in place of a code of the app. They are not shown again.
      </Notice>
      <div className="print-sheet rounded-md bg-sunken p-4 print:bg-[#fff] print:text-[#000]">
        <p className="mb-4 hidden print:block">
          Ten Paces, recovery codes of {email}. Each works once.
        </p>
        <ul
          aria-label="Recovery codes"
          className="grid justify-center gap-x-8 gap-y-1.5 font-mono whitespace-nowrap sm:grid-cols-[auto_auto]"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => saveText({ fileName: "ten-paces-recovery-codes.txt", text })}
        >
          Save as a file
        </Button>
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" className="size-4" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
    </div>
  );
}
