import { LogOut } from "lucide-react";
import { useSession } from "../../../slices/accounts/session.tsx";
import { useLogout } from "../../../slices/accounts/use-logout.ts";
import { Button } from "../../../ui/button.tsx";
import { Page } from "../../../ui/page.tsx";
import { AccountSection } from "./account-section.tsx";
import { CompletedHuntsSection } from "./completed-hunts-section.tsx";
import { CreditsSection } from "./credits-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { ReferralsSection } from "./referrals-section.tsx";
import { SignInSection } from "./sign-in-section.tsx";
import { SubscriptionsSection } from "./subscriptions-section.tsx";

/** Everything that is the hunter's own; a section whose call fails stands empty beside the others. */
export default function ProfilePage() {
  const { user } = useSession();
  const logout = useLogout();
  if (!user) return null;
  return (
    <Page
      title="Profile"
      heading={`${user.avatar} ${user.displayName}`}
      eyebrow="Profile"
      actions={
        <Button
          variant="secondary"
          icon={<LogOut aria-hidden="true" className="size-5" />}
          onClick={logout}
        >
          Logout
        </Button>
      }
    >
      <div className="grid gap-6">
        <AccountSection user={user} />
        <CreditsSection />
        <PlanSection />
        <SubscriptionsSection />
        <CompletedHuntsSection />
        <ReferralsSection />
        <SignInSection />
      </div>
    </Page>
  );
}
