import { useQuery } from "@tanstack/react-query";
import { type MailKind, mailKindNames, mailKinds } from "@ten-paces/contract";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { WaitOrFail } from "../../ui/wait-or-fail.tsx";
import { useMay } from "../accounts/use-may.ts";
import { MailTextDialog } from "./mail-text-dialog.tsx";
import { settingsQuery } from "./queries.ts";

/** What an operator puts under each sort of mail. */
export function MailTextsPanel() {
  const asked = useQuery(settingsQuery);
  const may = useMay();
  const [edited, setEdited] = useState<MailKind | null>(null);
  return (
    <section aria-labelledby="mail-texts-title" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="mail-texts-title" className="text-lg">
          Under each sort of mail
        </h2>
        <p className="max-w-prose text-quiet">
          What a mail has to say stays as it is; what you write stands below it, in the text and in
          the HTML. What stands under all of them is set under General.
        </p>
      </div>
      <WaitOrFail what="texts of mails" asked={asked}>
        {({ settings: { mailTexts } }) => (
          <>
            <ul className="divide-y divide-contour rounded-lg border border-contour bg-raised">
              {mailKindNames.map((kind) => {
                const { label, when } = mailKinds[kind];
                const text = mailTexts[kind];
                return (
                  <li
                    key={kind}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2"
                  >
                    <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
                      <p className="flex flex-wrap items-center gap-2 font-semibold">
                        {label}
                        {text && <Badge tone="moss">Your text</Badge>}
                      </p>
                      <p className="text-sm text-quiet">{when}</p>
                      {text && <p className="text-sm whitespace-pre-line">{text}</p>}
                    </div>
                    {may("updateSettings") && (
                      <Button variant="secondary" size="small" onClick={() => setEdited(kind)}>
                        {text ? "Change" : "Write"}
                        <span className="sr-only"> what stands under: {label}</span>
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {edited && (
              <MailTextDialog
                kind={edited}
                text={mailTexts[edited] ?? ""}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )}
      </WaitOrFail>
    </section>
  );
}
