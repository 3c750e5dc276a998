import { useQuery } from "@tanstack/react-query";
import { checkInRangeFt } from "@ten-paces/contract";
import { useRef, useState } from "react";
import { useSession } from "../../slices/accounts/session.tsx";
import { ProseSection } from "../../slices/content/prose.tsx";
import { useAnchor } from "../../slices/content/use-anchor.ts";
import { siteQuery } from "../../slices/site/queries.ts";
import { AccommodationForm } from "../../slices/support/accommodation-form.tsx";
import { TicketReceipt } from "../../slices/support/ticket-receipt.tsx";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";

export default function AccessibilityPage() {
  useAnchor();
  return (
    <Page
      title="Accessibility"
      width="reading"
      intro="Everybody should be able to hunt. This is how far we are, and how to ask for more."
    >
      <ProseSection id="conformance" title="What we aim for">
        <p>
          Ten Paces is built to the Web Content Accessibility Guidelines (WCAG) 2.1 at Level AA.
          Where it falls short of them, that is a mistake of ours, and we want to hear of it.
        </p>
      </ProseSection>
      <ProseSection id="features" title="What is there">
        <h3>To see</h3>
        <ul>
          <li>Text with a contrast of at least 4.5 to 1, in a light and a dark theme.</li>
          <li>
            Nothing told by color alone: progress, status and difficulty have shapes or words.
          </li>
          <li>Pages that can be enlarged to 400% without scrolling sideways.</li>
          <li>Every picture in a puzzle has a text that says the same.</li>
        </ul>
        <h3>To hear</h3>
        <ul>
          <li>Nothing in the product needs sound. Morse is written, not played.</li>
        </ul>
        <h3>To operate</h3>
        <ul>
          <li>Everything works with the keyboard alone, with a visible focus.</li>
          <li>A link at the top of each page skips to its content.</li>
          <li>Large buttons, 44 pixels at the least, and the check-in within reach of a thumb.</li>
          <li>No puzzle runs against a clock. Animation stops where your system asks for it.</li>
        </ul>
        <h3>To understand</h3>
        <ul>
          <li>Plain words, one heading for each page, and the same navigation everywhere.</li>
          <li>Errors say what happened and what to do, beside the field they are about.</li>
          <li>Results of a check-in are announced to screen readers.</li>
        </ul>
      </ProseSection>
      <ProseSection id="limitations" title="Known limitations">
        <ul>
          <li>
            Squares of physical hunts are real places. Some have steps, rough ground or a climb.
            What a trip asks stands on its hunt's page, and what a square asks with its clue. Being
            near is enough, within {checkInRangeFt} feet or more, and digital hunts are played from
            anywhere.
          </li>
          <li>
            The maps are drawings. What they show stands in text beside them, but not in the same
            detail.
          </li>
          <li>The accuracy of a position depends on the device and cannot be bettered by us.</li>
        </ul>
      </ProseSection>
      <ProseSection id="testing" title="How we test">
        <p>
          Pages are run through automatic checks in the light and the dark theme, gone through with
          the keyboard, and looked at on a narrow phone and a wide screen. What people report to us
          goes first.
        </p>
      </ProseSection>
      <ContactDetails />
      <Accommodation />
      <p className="mt-12 text-sm text-quiet">This statement was last updated December 20, 2024.</p>
    </Page>
  );
}

function ContactDetails() {
  const { data } = useQuery(siteQuery);
  return (
    <ProseSection id="contact" title="How to reach us">
      <p>
        Our team responds within 24 hours, Monday to Friday, 9AM to 6PM EST
        {data && (
          <>
            , at{" "}
            <a href={`mailto:${data.supportEmail}`} className="link wrap-anywhere">
              {data.supportEmail}
            </a>
          </>
        )}
        .
      </p>
    </ProseSection>
  );
}

function Accommodation() {
  const { user } = useSession();
  const [state, setState] = useState<"closed" | "open" | { ticket: string }>("closed");
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setState("closed");
    // The button comes back with the next drawing.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <section
      id="accommodation"
      tabIndex={-1}
      aria-labelledby="accommodation-title"
      className="mt-10 outline-none"
    >
      <h2 id="accommodation-title" className="text-2xl">
        Ask for an accommodation
      </h2>
      <p className="mt-3 mb-5">
        If something stands between you and a hunt, tell us what would help: another format, more
        time to claim, a way around a place.
      </p>
      {state === "open" ? (
        <AccommodationForm
          email={user?.email ?? ""}
          onCancel={close}
          onSent={(ticket) => setState({ ticket })}
        />
      ) : state === "closed" ? (
        <Button ref={opener} aria-expanded="false" onClick={() => setState("open")}>
          Request Accommodation
        </Button>
      ) : (
        <TicketReceipt
          ticket={state.ticket}
          action={
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
          }
        />
      )}
    </section>
  );
}
