import { useQuery } from "@tanstack/react-query";
import type { User } from "@ten-paces/contract";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatShortDate } from "../../ui/dates.ts";
import { EnrolDialog } from "./enrol-dialog.tsx";
import { secondFactorQuery } from "./queries.ts";
import { RenewCodesDialog } from "./renew-codes-dialog.tsx";
import { TurnOffDialog } from "./turn-off-dialog.tsx";

const few = 3;

/** The second factor of an account that has one, or has a role at the desk. */
export default function SecondFactorSection({ user }: { user: User }) {
  const { data } = useQuery(secondFactorQuery);
  const [open, setOpen] = useState<"enrol" | "renew" | "off" | null>(null);
  if (!data || (data.since === null && user.role === null)) return null;
  const close = () => setOpen(null);
  const { since, recoveryCodesLeft, required } = data;
  return (
    <div className="mt-6 border-t border-contour pt-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">Second factor</h3>
        <Badge tone={since ? "moss" : required ? "flag" : "neutral"}>{since ? "On" : "Off"}</Badge>
      </div>
      <p className="mt-2 max-w-prose text-quiet">
        {since
          ? `Since ${formatShortDate(since)} signing in asks for a code of your app as well, and so do decisions about money and rights. ${codesLeftInWords(recoveryCodesLeft)}`
          : `A code of an authenticator app besides your password. ${
              required
                ? "Without one you cannot decide about prizes, money or rights here."
                : "Whoever learns your password then still cannot decide about prizes, money or rights."
            }`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {since ? (
          <>
            <Button
              variant={recoveryCodesLeft < few ? "primary" : "secondary"}
              onClick={() => setOpen("renew")}
            >
              New recovery codes
            </Button>
            <Button variant="secondary" onClick={() => setOpen("off")}>
              Turn it off
            </Button>
          </>
        ) : (
          <Button variant={required ? "primary" : "secondary"} onClick={() => setOpen("enrol")}>
            Set up a second factor
          </Button>
        )}
      </div>
      {open === "enrol" && <EnrolDialog email={user.email} onClose={close} />}
      {open === "renew" && <RenewCodesDialog email={user.email} onClose={close} />}
      {open === "off" && <TurnOffDialog onClose={close} />}
    </div>
  );
}

function codesLeftInWords(left: number): string {
  if (left === 0) return "No recovery code is left: make new ones.";
  return left === 1 ? "One recovery code is left." : `${left} recovery codes are left.`;
}
