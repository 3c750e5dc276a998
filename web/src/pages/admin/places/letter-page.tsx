import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { paths } from "../../../paths.ts";
import { useParams } from "../../../routing.tsx";
import { Letter } from "../../../slices/places/letter.tsx";
import { placeQuery } from "../../../slices/places/queries.ts";
import { siteQuery } from "../../../slices/site/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { LoadingScreen } from "../../shell/loading-screen.tsx";

/** A letter that asks the keeper of a place's ground, to be printed. */
export default function LetterPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(placeQuery(id));
  const site = useQuery(siteQuery);
  if (error && !data) {
    return (
      <Page title="Letter" width="reading">
        <ErrorState
          title="Unable to load this place"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      </Page>
    );
  }
  if (!data) return <LoadingScreen />;
  const { place } = data;
  return (
    <Page
      title={`Letter about ${place.name}`}
      heading={place.name}
      eyebrow="Letter to its keeper"
      width="reading"
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button
            icon={<Printer aria-hidden="true" className="size-5" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
          <LinkButton to={`${paths.adminPlaces}?place=${place.id}`} variant="secondary">
            The place
          </LinkButton>
        </div>
      }
    >
      {place.stand ? (
        <Letter
          keeper={place.stand.ground}
          spots={[{ ...place, ...place.stand }]}
          contact={site.data?.supportEmail ?? null}
        />
      ) : (
        <p>Nobody is sent to this place: it is for digital hunts only.</p>
      )}
    </Page>
  );
}
