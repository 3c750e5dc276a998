import { paths } from "../../paths.ts";
import { ContoursInView } from "../../ui/contours-in-view.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";

export default function NotFoundPage() {
  return (
    <div className="relative overflow-hidden min-h-dvh">
      <ContoursInView seed="off the map" className="text-contour opacity-80" />
      <div className="relative">
        <Page
          title="Page not found"
          eyebrow="Off the map"
          intro="There is nothing at this address. The link may be old, or a letter went astray."
          width="reading"
        >
          <LostTrail />
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to={paths.hunts}>See the hunts</LinkButton>
            <LinkButton to={paths.landing} variant="secondary">
              Back to the start
            </LinkButton>
          </div>
        </Page>
      </div>
    </div>
  );
}

/** A trail that leads from a square to none. Decoration. */
function LostTrail() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 96" fill="none" className="w-full max-w-80">
      <path
        d="M24 72C64 84 84 20 128 28s44 52 88 44 40-36 64-44"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0.1 9"
        className="stroke-brass"
      />
      <rect x="6" y="60" width="24" height="24" rx="2" className="fill-brass" />
      <path d="m12 72 4.5 4.5 8-9" strokeWidth="2.6" className="stroke-on-brass" />
      <rect
        x="282"
        y="8"
        width="26"
        height="26"
        rx="2"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0.1 4.4"
        className="stroke-edge"
      />
    </svg>
  );
}
