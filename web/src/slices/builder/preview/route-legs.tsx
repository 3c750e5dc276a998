import type { HuntDraftShape } from "@ten-paces/contract";

const TENTHS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** The way from square to square, in road miles; nothing for a hunt at the desk. */
export function RouteLegs({ draft }: { draft: HuntDraftShape }) {
  if (draft.route.length === 0) return null;
  const longest = Math.max(...draft.route.map((leg) => leg.miles), 1);
  return (
    <section aria-labelledby="route-title" className="grid gap-3">
      <h2 id="route-title" tabIndex={-1} className="text-2xl">
        Route{" "}
        <span className="font-sans text-base font-normal text-quiet">
          about {TENTHS.format(draft.routeMiles)} miles
        </span>
      </h2>
      <ol className="grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {draft.route.map((leg) => (
          <li key={leg.fromNum} className="relative flex justify-between gap-4 pb-1.5">
            <span>
              Square {leg.fromNum} to {leg.toNum}
            </span>
            <span className="tabular-nums">{TENTHS.format(leg.miles)} mi</span>
            <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-sunken">
              <span
                className="block h-full origin-left bg-brass"
                style={{ transform: `scaleX(${leg.miles / longest})` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
