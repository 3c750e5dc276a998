import { useQuery } from "@tanstack/react-query";
import type { getBacking, PrizeStatus, Result } from "@ten-paces/contract";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { BackingLines } from "../../../slices/backing/backing-lines.tsx";
import { backingQuery } from "../../../slices/backing/queries.ts";
import { placeWords } from "../../../slices/prizes/prize-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { focusableWhenScrolling } from "../../../ui/focusable-when-scrolling.ts";
import { formatCents } from "../../../ui/money.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Shown = Result<typeof getBacking>;

/** Every open hunt with its prize, what stands behind them, and how holds ended. */
export default function BackingPage() {
  const { data, isPending, refetch } = useQuery(backingQuery);
  return (
    <Page
      title="What backs the prizes"
      intro="Every prize is fixed in dollars when its hunt opens. It does not depend on how many subscribe."
    >
      {isPending && (
        <div data-waiting="">
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {!isPending && !data && (
        <ErrorState
          title="This could not be loaded"
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {data && (
        <div className="grid grid-cols-1 gap-6">
          <Behind shown={data} />
          <OpenHunts shown={data} />
          <Ended shown={data} />
          <Holds shown={data} />
        </div>
      )}
    </Page>
  );
}

function Behind({ shown }: { shown: Shown }) {
  if (shown.sandbox) {
    return (
      <Notice title="Sandbox, no money moves">
        Payments here are a sandbox: nobody is charged, and no prize is paid out. The sums below are
        play money.
      </Notice>
    );
  }
  return (
    <Card as="section" aria-labelledby="behind-title" className="grid grid-cols-1 gap-4">
      <h2 id="behind-title" className="text-2xl">
        {formatCents(shown.backedUsd * 100)} stand behind {formatCents(shown.promisedUsd * 100)}
      </h2>
      <p>No hunt opens beyond what is backed: the database refuses it.</p>
      <BackingLines backings={shown.backings} />
    </Card>
  );
}

const CELL = "border-t border-contour px-3 py-2 text-left align-top";
const HEAD = "label-caps px-3 py-2 text-left text-quiet";

function OpenHunts({ shown }: { shown: Shown }) {
  return (
    <Card as="section" aria-labelledby="open-title" className="grid grid-cols-1 gap-3">
      <h2 id="open-title" className="text-2xl">
        Open hunts
      </h2>
      {shown.hunts.length === 0 ? (
        <p className="text-quiet">No hunt is open.</p>
      ) : (
        <div className="overflow-x-auto" ref={focusableWhenScrolling}>
          <table className="w-full text-sm">
            <caption className="sr-only">Open hunts and their prizes</caption>
            <thead>
              <tr>
                {["Hunt", "Prize", "What stands behind it"].map((label) => (
                  <th key={label} scope="col" className={HEAD}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.hunts.map(({ id, name, prizeUsd, behind }) => (
                <tr key={id}>
                  <th scope="row" className={CELL}>
                    <Link to={paths.hunt(id)} className="link">
                      {name}
                    </Link>
                  </th>
                  <td className={`${CELL} tabular-nums`}>{formatCents(prizeUsd * 100)}</td>
                  <td className={CELL}>{behind}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

const BECAME: Record<PrizeStatus, string> = {
  PENDING_REVIEW: "under review",
  NOTIFIED: "to be claimed",
  CLAIMED: "claimed, being paid",
  PAID: "paid out",
  FORFEITED: "forfeited, unclaimed",
  DISQUALIFIED: "not confirmed",
};

/** What became of every prize of the hunts that are over. */
function Ended({ shown }: { shown: Shown }) {
  return (
    <Card as="section" aria-labelledby="ended-title" className="grid grid-cols-1 gap-3">
      <h2 id="ended-title" className="text-2xl">
        What became of the prizes
      </h2>
      {shown.ended.length === 0 && <p className="text-quiet">No hunt is over yet.</p>}
      <ul className="grid grid-cols-1 gap-3">
        {shown.ended.map(({ huntId, huntName, endedAt, places }) => (
          <li key={huntId} className="border-t border-contour pt-3">
            <p>
              <Link to={paths.huntFinish(huntId)} className="link font-semibold">
                {huntName}
              </Link>
              , over since {formatDate(endedAt)}
            </p>
            <ul className="text-sm text-quiet">
              {places.map(({ place, amountUsd, status }) => (
                <li key={place}>
                  {placeWords(place)}, {formatCents(amountUsd * 100)}:{" "}
                  {status ? BECAME[status] : "nobody won it"}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How many prizes were held or taken back, by quarter, and how that ended. */
function Holds({ shown }: { shown: Shown }) {
  return (
    <Card as="section" aria-labelledby="holds-title" className="grid grid-cols-1 gap-3">
      <h2 id="holds-title" className="text-2xl">
        Prizes that were held
      </h2>
      <p className="max-w-prose text-quiet">
        Whose prize is held is told why, can answer for seven days, and another administrator
        decides in writing.
      </p>
      {shown.holds.length === 0 ? (
        <p>No prize has been held.</p>
      ) : (
        <div className="overflow-x-auto" ref={focusableWhenScrolling}>
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">Holds by quarter</caption>
            <thead>
              <tr>
                {["Quarter", "Held", "Confirmed", "Not confirmed", "Not decided"].map((label) => (
                  <th key={label} scope="col" className={HEAD}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.holds.map((one) => (
                <tr key={one.quarter}>
                  <th scope="row" className={CELL}>
                    {one.quarter}
                  </th>
                  <td className={CELL}>{one.held}</td>
                  <td className={CELL}>{one.confirmed}</td>
                  <td className={CELL}>{one.disqualified}</td>
                  <td className={CELL}>{one.undecided}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
