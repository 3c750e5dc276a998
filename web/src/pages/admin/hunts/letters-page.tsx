import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import { paths } from "../../../paths.ts";
import { Link, useParams } from "../../../routing.tsx";
import { Letter } from "../../../slices/places/letter.tsx";
import { isToAsk, lettersWanted } from "../../../slices/places/letters-wanted.ts";
import { lettersQuery } from "../../../slices/places/queries.ts";
import { siteQuery } from "../../../slices/site/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { counted } from "../../../ui/counted.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Page } from "../../../ui/page.tsx";
import { LoadingScreen } from "../../shell/loading-screen.tsx";

/** The letters to all keepers of the ground that a hunt leads to, a sheet of paper each. */
export default function LettersPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(lettersQuery(id));
  const site = useQuery(siteQuery);
  const [all, setAll] = useState(false);
  if (error && !data) {
    return (
      <Page title="Letters" width="reading">
        <ErrorState
          title="Unable to load the letters"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      </Page>
    );
  }
  if (!data) return <LoadingScreen />;
  const { hunt } = data;
  const letters = lettersWanted(data.letters, all);
  const toAsk = data.letters.filter(({ spots }) => spots.some(isToAsk)).length;
  return (
    <Page
      title={`Letters for ${hunt.name}`}
      heading="Letters to keepers"
      width="reading"
      actions={
        <Button
          size="small"
          icon={<Printer aria-hidden="true" className="size-5" />}
          disabled={letters.length === 0}
          onClick={() => window.print()}
        >
          Print
        </Button>
      }
    >
      <div className="grid gap-6 print:hidden">
        {data.letters.length === 0 ? (
          <EmptyState
            title="Nobody is to be asked"
            text="Nobody is sent anywhere: this hunt is played at a desk."
          />
        ) : (
          <>
            <p>
              <Link to={paths.adminHunt(hunt.id)} className="link">
                {hunt.name}
              </Link>
              {": "}
              {counted(letters.length, "letter")}.{" "}
              {toAsk === 0
                ? "Every keeper who wants to be asked was asked."
                : `${counted(toAsk, "keeper")} of ${data.letters.length} still to be asked. Note the answers at each place.`}
            </p>
            <Checkbox
              label="All keepers, also those who were asked or need not be"
              checked={all}
              onChange={(event) => setAll(event.target.checked)}
            />
          </>
        )}
      </div>
      {letters.map(({ keeper, spots }) => (
        <section
          key={spots.map(({ squareNum }) => squareNum).join()}
          aria-label={`Letter to ${keeper}, about square ${spots.map(({ squareNum }) => squareNum).join(" and ")}`}
          className="mt-10 border-t border-contour pt-10 print:mt-0 print:break-before-page print:border-0 print:pt-0 print:first-of-type:break-before-avoid"
        >
          <p className="mb-6 flex flex-wrap gap-x-4 text-sm text-quiet print:hidden">
            {spots.map((spot) => (
              <SpotLink key={spot.squareNum} {...spot} />
            ))}
          </p>
          <Letter keeper={keeper} spots={spots} contact={site.data?.supportEmail ?? null} />
        </section>
      ))}
    </Page>
  );
}

type SpotLinkProps = { squareNum: number; placeId: string | null; name: string };

/** Leads to the place, where an answer is noted. */
function SpotLink({ squareNum, placeId, name }: SpotLinkProps) {
  const text = `Square ${squareNum}, ${name}`;
  if (placeId === null) return <span>{text}</span>;
  return (
    <Link to={paths.adminPlace(placeId)} className="link">
      {text}
    </Link>
  );
}
