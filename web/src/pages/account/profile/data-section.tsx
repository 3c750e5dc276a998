import { exportUser } from "@ten-paces/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api.ts";
import { Button } from "../../../ui/button.tsx";
import { saveText } from "../../../ui/save-text.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** What is kept of the hunter, to be taken along or deleted. */
export function DataSection() {
  const [leaving, setLeaving] = useState(false);
  const once = useOneAtATime();
  return (
    <ProfileSection title="Your Data" anchor="data" gist="Download it, or delete the account">
      <p className="max-w-prose text-quiet">
        Everything that is kept about you, as one file: your account, plan, payments, credits,
        hunts, check-ins and messages.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => once(save)}
        >
          Download your data
        </Button>
        <Button variant="danger" onClick={() => setLeaving(true)}>
          Delete account
        </Button>
      </div>
      {leaving && <DeleteAccountDialog onClose={() => setLeaving(false)} />}
    </ProfileSection>
  );
}

async function save(): Promise<void> {
  try {
    saveText(await call(exportUser, {}));
  } catch (error) {
    toast({ tone: "error", text: error instanceof Error ? error.message : "It was not saved." });
  }
}
