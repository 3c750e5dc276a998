import { paths } from "../../../paths.ts";
import { PlacesBrowser } from "../../../slices/places/places-browser.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";

export default function PlacesPage() {
  return (
    <Page
      title="Places"
      eyebrow="Admin"
      intro="The landmarks that hunts are built on: what is known of each, which hunts use it, and which are withdrawn."
      width="wide"
      actions={
        <LinkButton to={paths.adminDashboard} variant="secondary">
          Dashboard
        </LinkButton>
      }
    >
      <PlacesBrowser />
    </Page>
  );
}
