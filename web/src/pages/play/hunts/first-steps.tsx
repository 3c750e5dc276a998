import { useQuery } from "@tanstack/react-query";
import type { User } from "@ten-paces/contract";
import { states } from "@ten-paces/geo";
import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { paths } from "../../../paths.ts";
import { useSearchParams } from "../../../routing.tsx";
import { ResendLink } from "../../../slices/accounts/resend-link.tsx";
import { readFilters, writeFilters } from "../../../slices/hunts/filters.ts";
import { subscriptionsQuery } from "../../../slices/subscriptions/queries.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";

/** What somebody does first who has an account and no hunt yet; nothing for anybody else. */
export function FirstSteps({ user }: { user: User }) {
  const { data } = useQuery(subscriptionsQuery);
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const paid = data?.filter(({ hunt }) => hunt.state !== "FREE");
  if (!paid || paid.length > 0) return null;
  const triedFree = data?.some(({ hunt }) => hunt.state === "FREE") ?? false;
  return (
    <section
      aria-labelledby={id}
      className="mb-10 rounded-lg border border-brass bg-raised p-5 sm:p-6"
    >
      <h2 id={id} className="text-2xl">
        {user.displayName}, you are in
      </h2>
      <ol className="mt-4 grid gap-5 lg:grid-cols-3 lg:gap-8">
        <Step number={1} done={user.emailVerified} title="Confirm your mail">
          {user.emailVerified ? (
            <p>Your address is confirmed.</p>
          ) : (
            <>
              <p>We sent you a link. It is how we reach you when you win.</p>
              <ResendLink />
            </>
          )}
        </Step>
        <Step number={2} done={triedFree} title="Play the free hunt">
          <p>One square, three hints, about twenty minutes. No card, no credits.</p>
          <LinkButton to={paths.freeHunt}>Play the free hunt</LinkButton>
        </Step>
        <Step number={3} done={filters.state !== ""} title="Choose your state">
          <p>There is a hunt to walk and one of puzzles in each.</p>
          <Select
            aria-label="Choose your state"
            placeholder="All states"
            options={states.map(({ code, name }) => ({ value: code, label: name }))}
            value={filters.state}
            onChange={({ target }) =>
              setSearch(writeFilters({ ...filters, state: target.value }), { replace: true })
            }
          />
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { number: number; done: boolean; title: string; children: ReactNode };

function Step({ number, done, title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className={`figure grid size-8 place-items-center rounded-sm border font-semibold ${done ? "border-brass bg-brass text-on-brass" : "border-edge"}`}
      >
        {done ? <Check className="size-5" /> : number}
      </span>
      <div className="grid justify-items-start gap-2">
        <h3 className="pt-1 text-lg">
          {title}
          {done && <span className="sr-only"> (done)</span>}
        </h3>
        {children}
      </div>
    </li>
  );
}
