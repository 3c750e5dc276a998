import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";

export default function NotFoundPage() {
  return (
    <Page
      title="Page not found"
      eyebrow="Off the map"
      intro="There is nothing at this address. The link may be old, or a letter went astray."
      width="reading"
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.hunts}>See the hunts</LinkButton>
        <LinkButton to={paths.landing} variant="secondary">
          Back to the start
        </LinkButton>
      </div>
    </Page>
  );
}
