import type { User } from "@ten-paces/contract";
import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "../../../routing.tsx";
import { useLogout } from "../../../slices/accounts/use-logout.ts";
import { OnThisPage } from "../../../slices/content/on-this-page.tsx";
import { Button } from "../../../ui/button.tsx";
import { AccountSection } from "./account-section.tsx";
import { CompletedHuntsSection } from "./completed-hunts-section.tsx";
import { DataSection } from "./data-section.tsx";
import { HistorySection } from "./history-section.tsx";
import { MailsSection } from "./mails-section.tsx";
import { ReceiptsSection } from "./receipts-section.tsx";
import { ReferralsSection } from "./referrals-section.tsx";
import { ScreenSection } from "./screen-section.tsx";
import { SignInSection } from "./sign-in-section.tsx";

const PARTS = [
  { id: "subscriptions", title: "Your Subscriptions" },
  { id: "plan", title: "Your Plan" },
  { id: "credits", title: "Credits" },
  { id: "completed", title: "Completed Hunts" },
  { id: "referrals", title: "Referrals" },
  { id: "history", title: "History of credits" },
  { id: "receipts", title: "Receipts" },
  { id: "account", title: "Account Information" },
  { id: "screen", title: "Screen and language" },
  { id: "mails", title: "Mails" },
  { id: "devices", title: "Password and devices" },
  { id: "data", title: "Your Data" },
];

/** The way to each section, beside them on a desk. */
export function ProfileContents() {
  return <OnThisPage parts={PARTS} besideOnly />;
}

/** What of the profile lies below its first screen, whose code comes after it. */
export default function FurtherSections({ user }: { user: User }) {
  const { hash } = useLocation();
  const logout = useLogout();
  useEffect(() => {
    // Who followed a link to one of these arrived before it was there.
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <CompletedHuntsSection />
      <ReferralsSection />
      <HistorySection />
      <ReceiptsSection />
      <AccountSection user={user} />
      <ScreenSection />
      <MailsSection />
      <SignInSection />
      <DataSection />
      <div>
        <Button
          variant="secondary"
          icon={<LogOut aria-hidden="true" className="size-5" />}
          onClick={logout}
        >
          Logout
        </Button>
      </div>
    </>
  );
}
