import { useQuery } from "@tanstack/react-query";
import { PackPicker } from "../../../slices/billing/pack-picker.tsx";
import { creditsQuery } from "../../../slices/credits/queries.ts";
import { formatDate } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";
import { LedgerHistory } from "./ledger-history.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** The balance, where it went, and packs. A balance that cannot be read counts as none. */
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
      <PackPicker />
      <h3 className="mt-8 mb-3 text-lg">History</h3>
      <LedgerHistory />
    </ProfileSection>
  );
}

function Amount({ children }: { children: number }) {
  return <span className="figure text-3xl font-semibold text-brass-text">{children}</span>;
}
