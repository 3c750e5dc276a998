import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { creditsQuery } from "../../../slices/credits/queries.ts";
import { formatDate } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ProfileSection } from "./profile-section.tsx";

const PackPicker = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/billing/pack-picker.tsx").then(({ PackPicker: Picker }) => ({
      default: Picker,
    })),
  ),
);

/** The balance, and packs. A balance that cannot be read counts as none. */
export function CreditsSection() {
  const { data } = useQuery(creditsQuery);
  return (
    <ProfileSection title="Credits" anchor="credits">
      <dl className="grid grid-cols-3 gap-4">
        <Fact label="Total">
          <Amount>{data?.totalCredits ?? 0}</Amount>
        </Fact>
        <Fact label="Free">
          <Amount>{data?.freeCredits ?? 0}</Amount>
        </Fact>
        <Fact label="Bonus">
          <Amount>{data?.bonusCredits ?? 0}</Amount>
        </Fact>
      </dl>
      <p className="mt-3 text-sm text-quiet">
        Free credits are what is left of this month's
        {data?.cycleEndsAt ? ` and expire on ${formatDate(data.cycleEndsAt)}` : ""}; they are spent
        first. Bonus credits, and those you buy, stay.
      </p>
      <h3 className="mt-7 mb-3 text-lg">Get more credits</h3>
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <PackPicker />
      </Suspense>
    </ProfileSection>
  );
}

function Amount({ children }: { children: number }) {
  return <span className="figure text-3xl font-semibold text-brass-text">{children}</span>;
}
