import { LedgerHistory } from "./ledger-history.tsx";
import { ProfileSection } from "./profile-section.tsx";

export function HistorySection() {
  return (
    <ProfileSection
      title="History of credits"
      anchor="history"
      gist="Where every credit came from and went"
    >
      <LedgerHistory />
    </ProfileSection>
  );
}
