import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { profileQuery } from "../../../slices/accounts/profile-query.ts";
import { useSession } from "../../../slices/accounts/session.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CreditsSection } from "./credits-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { PrizesSection } from "./prizes-section.tsx";
import { SubscriptionsSection } from "./subscriptions-section.tsx";

const further = () => import("./further-sections.tsx");
const FurtherSections = lazy(() => arrivalOf(further));
const ProfileContents = lazy(() =>
  arrivalOf(() => further().then((module) => ({ default: module.ProfileContents }))),
);

/** Most hunters have confirmed their address long since. */
const VerifyNotice = lazy(() =>
  arrivalOf(() =>
    import("./verify-notice.tsx").then((module) => ({ default: module.VerifyNotice })),
  ),
);

/** Everything that is the hunter's own, in the order one asks for it; a section whose call fails stands empty beside the others. */
export default function ProfilePage() {
  const { user, setUser } = useSession();
  const { data: current } = useQuery({ ...profileQuery, enabled: user !== null });
  useEffect(() => {
    // What changed since the page was opened: an address confirmed on another device, a new name.
    if (current) setUser(current);
  }, [current, setUser]);
  if (!user) return null;
  return (
    <Page
      title="Profile"
      heading={
        <span className="flex items-center gap-3">
          <Avatar avatar={user.avatar} seed={user.displayName} className="size-11" />
          <span className="min-w-0 wrap-anywhere">{user.displayName}</span>
        </span>
      }
      eyebrow="Profile"
      width="wide"
    >
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
        <Suspense fallback={null}>
          <ProfileContents />
        </Suspense>
        <div className="grid grid-cols-1 gap-6 lg:col-start-2">
          {!user.emailVerified && (
            <Suspense fallback={<Skeleton className="h-32 w-full" />}>
              <VerifyNotice />
            </Suspense>
          )}
          <PrizesSection first />
          <SubscriptionsSection />
          <PlanSection />
          <CreditsSection />
          <PrizesSection />
          <Suspense fallback={<Skeleton className="h-screen w-full" />}>
            <FurtherSections user={user} />
          </Suspense>
        </div>
      </div>
    </Page>
  );
}
