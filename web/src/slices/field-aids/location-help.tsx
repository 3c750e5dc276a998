import type { PositionTrouble } from "./position-source.ts";

/** What to do when no position comes, by why it does not. */
export const TROUBLE_TITLES: Record<PositionTrouble, string> = {
  denied: "Location is switched off for Ten Paces",
  unavailable: "Your position could not be found",
  unsupported: "This browser cannot tell where you are",
};

type LocationHelpProps = {
  trouble: PositionTrouble;
  /** Whether a position is taken for something that costs a credit: then it says that none was spent. */
  costsCredits?: boolean;
};

export function LocationHelp({ trouble, costsCredits = true }: LocationHelpProps) {
  const unspent = costsCredits ? " No credit was spent." : "";
  switch (trouble) {
    case "denied":
      return (
        <div className="grid gap-2">
          <p>Without your position we cannot tell where you are.{unspent}</p>
          <ul className="grid list-disc gap-1 pl-5">
            <li>
              <strong>iPhone:</strong> Settings, Privacy &amp; Security, Location Services, your
              browser: While Using the App, and Precise Location on.
            </li>
            <li>
              <strong>Android:</strong> tap the sign to the left of the address, Permissions,
              Location: Allow, with precise location.
            </li>
            <li>
              <strong>Computer:</strong> click the sign to the left of the address and allow the
              location for this site.
            </li>
          </ul>
        </div>
      );
    case "unavailable":
      return (
        <p>
          Your device found no position. Step into the open, check that location services are on,
          and try again.{unspent}
        </p>
      );
    case "unsupported":
      return (
        <p>
          Open this page on a phone, in a current browser and over a secure connection (https).
          {unspent}
        </p>
      );
  }
}
