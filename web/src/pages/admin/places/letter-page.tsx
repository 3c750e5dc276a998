import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { paths } from "../../../paths.ts";
import { useParams } from "../../../routing.tsx";
import { type PlaceDetail, placeQuery } from "../../../slices/places/queries.ts";
import { siteQuery } from "../../../slices/site/queries.ts";
import { formatPoint } from "../../../slices/squares/coordinates.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
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
        <Letter place={place} stand={place.stand} contact={site.data?.supportEmail ?? null} />
      ) : (
        <p>Nobody is sent to this place: it is for digital hunts only.</p>
      )}
    </Page>
  );
}

type LetterProps = {
  place: PlaceDetail;
  stand: NonNullable<PlaceDetail["stand"]>;
  contact: string | null;
};

function Letter({ place, stand, contact }: LetterProps) {
  return (
    <article className="grid gap-4 text-lg">
      <p>{formatDate(new Date())}</p>
      <p>
        To: {stand.ground}
        <br />
        {place.name}, {place.town}, {place.stateCode}
      </p>
      <p>Dear keeper,</p>
      <p>
        Ten Paces is a treasure hunt. People read clues at home, find out which place is meant, and
        come to stand there. At each place one square of ten by ten feet counts, and a phone says
        that they have found it.
      </p>
      <p>
        We would like to lead people to this spot: stand {stand.where} ({formatPoint(stand.at)}).
      </p>
      <ul className="grid list-disc gap-2 pl-6">
        <li>Nothing is built, buried, hung up or left behind, and nothing is taken away.</li>
        <li>People come on foot, alone or in twos and threes, within the hours that you set.</li>
        <li>Nobody has to touch, climb or enter anything, or to leave the public way.</li>
        <li>Whoever sees a danger there stops the square for everybody with two presses.</li>
        <li>A word from you closes the spot at once, on any day, without a reason.</li>
      </ul>
      <p>
        Would you tell us whether that is all right with you, on what conditions, and whether
        another spot would suit you better?
        {contact && ` Please write to ${contact}.`}
      </p>
      <p>Thank you for looking after this place.</p>
      <p className="mt-6">
        ______________________________
        <br />
        For Ten Paces
      </p>
    </article>
  );
}
