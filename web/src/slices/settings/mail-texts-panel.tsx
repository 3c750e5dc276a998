import { useQuery } from "@tanstack/react-query";
import {
  type MailField,
  type MailKind,
  mailFields,
  mailKindNames,
  mailKinds,
} from "@ten-paces/contract";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { WaitOrFail } from "../../ui/wait-or-fail.tsx";
import { useMay } from "../accounts/use-may.ts";
import { MailTextDialog } from "./mail-text-dialog.tsx";
import { settingsQuery } from "./queries.ts";
import { SettingsPart } from "./settings-part.tsx";

const FIELD_NAMES: Record<MailField, string> = {
  subject: "Subject",
  opening: "Opening",
  closing: "Below",
};

/** What an operator says in each sort of mail. */
export function MailTextsPanel() {
  const asked = useQuery(settingsQuery);
  const may = useMay();
  const [edited, setEdited] = useState<MailKind | null>(null);
  return (
    <section aria-labelledby="mail-texts-title" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="mail-texts-title" className="text-lg">
          Words of each sort of mail
        </h2>
        <p className="max-w-prose text-quiet">
          Subject, opening and what stands below can be yours; sums, names, days and links stay,
          whatever you write. What stands under all mails is set under General.
        </p>
      </div>
      <WaitOrFail what="texts of mails" asked={asked}>
        {({ settings }) => (
          <>
            <ul className="divide-y divide-contour rounded-lg border border-contour bg-raised">
              {mailKindNames.map((kind) => {
                const { label, when } = mailKinds[kind];
                const words = settings.mailTexts[kind];
                return (
                  <li
                    key={kind}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2"
                  >
                    <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
                      <p className="flex flex-wrap items-center gap-2 font-semibold">
                        {label}
                        {words && <Badge tone="moss">Your words</Badge>}
                      </p>
                      <p className="text-sm text-quiet">{when}</p>
                      {words &&
                        mailFields.map(
                          (field) =>
                            words[field] && (
                              <p key={field} className="text-sm whitespace-pre-line">
                                <span className="text-quiet">{FIELD_NAMES[field]}:</span>{" "}
                                {words[field]}
                              </p>
                            ),
                        )}
                    </div>
                    {may("updateSettings") && (
                      <Button variant="secondary" size="small" onClick={() => setEdited(kind)}>
                        {words ? "Change" : "Write"}
                        <span className="sr-only"> the words of: {label}</span>
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {edited && (
              <SettingsPart settings={settings}>
                {(part) => (
                  <MailTextDialog {...part} kind={edited} onClose={() => setEdited(null)} />
                )}
              </SettingsPart>
            )}
          </>
        )}
      </WaitOrFail>
    </section>
  );
}
