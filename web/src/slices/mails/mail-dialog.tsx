import { formatDateTime } from "../../ui/dates.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { Mail } from "./queries.ts";
import { textWithLinks } from "./text-with-links.ts";

type MailDialogProps = { mail: Mail | null; onClose: () => void };

/** One mail as it was written, its addresses as links. */
export function MailDialog({ mail, onClose }: MailDialogProps) {
  return (
    <Dialog
      open={mail !== null}
      onOpenChange={onClose}
      title={mail?.subject ?? ""}
      description={mail && `To ${mail.to}, written ${formatDateTime(mail.createdAt)}`}
    >
      <div className="whitespace-pre-wrap wrap-anywhere">
        {mail &&
          textWithLinks(mail.text).map((part) =>
            part.kind === "link" ? (
              <a key={part.at} href={part.text} className="link">
                {part.text}
              </a>
            ) : (
              part.text
            ),
          )}
      </div>
    </Dialog>
  );
}
