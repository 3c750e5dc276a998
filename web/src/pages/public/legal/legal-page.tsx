import { useLocation, useNavigate } from "../../../routing.tsx";
import { useAnchor } from "../../../slices/content/use-anchor.ts";
import { Page } from "../../../ui/page.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Cookies } from "./cookies.tsx";
import { type LegalTab, legalTabOf } from "./legal-tab.ts";
import { Privacy } from "./privacy.tsx";
import { Sweepstakes } from "./sweepstakes.tsx";
import { Terms } from "./terms.tsx";

const TABS: readonly { value: LegalTab; label: string; content: React.ReactNode }[] = [
  { value: "terms", label: "Terms", content: <Terms /> },
  { value: "privacy", label: "Privacy", content: <Privacy /> },
  { value: "sweepstakes", label: "Sweepstakes", content: <Sweepstakes /> },
  { value: "cookies", label: "Cookies", content: <Cookies /> },
];

/** Terms, privacy, sweepstakes and cookies. The tab is in the address; a part named after # opens its own. */
export default function LegalPage() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useAnchor(search === "");
  return (
    <Page title="Terms & Privacy" width="reading" intro="What we agree on, and what we keep.">
      <Tabs
        label="Legal texts"
        tabs={TABS}
        value={legalTabOf(search, hash)}
        onChange={(tab) => void navigate({ search: `?tab=${tab}` }, { replace: true })}
      />
    </Page>
  );
}
