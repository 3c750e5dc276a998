import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import { adminStatsQuery } from "./queries.ts";

/** What waits for somebody at the desk, each with the way to it; nothing while nothing does. */
export function WaitingNotice() {
  const { data } = useQuery(adminStatsQuery);
  if (!data) return null;
  const { prizesWaiting, mailsWaiting, shelvesEmpty, shelvesLow } = data;
  const { renewalsFailing, stockMissing, ticketsOpen } = data;
  const waiting = [
    {
      count: prizesWaiting,
      text: `${counted(prizesWaiting, "prize")} to review or to pay.`,
      to: paths.adminTab("payouts"),
      link: "Open the payouts",
    },
    {
      count: ticketsOpen,
      text: `${counted(ticketsOpen, "ticket")} without an answer.`,
      to: paths.adminTab("tickets"),
      link: "Answer them",
    },
    {
      count: renewalsFailing,
      text: `${counted(renewalsFailing, "renewal")} that could not be charged; seven days are left to pay.`,
      to: `${paths.adminTab("users")}&show=unpaid`,
      link: "See whose",
    },
    {
      count: mailsWaiting,
      text: `${counted(mailsWaiting, "mail")} not handed over for more than ten minutes.`,
      to: `${paths.adminTab("outbox")}&show=waiting`,
      link: "Look at the outbox",
    },
    {
      count: shelvesEmpty,
      text: `${counted(shelvesEmpty, "live hunt")} with nothing in stock to follow.`,
      to: paths.adminTab("lifecycle"),
      link: "Replenish",
    },
    {
      count: shelvesEmpty > 0 ? 0 : shelvesLow,
      text: `Stock is low: ${counted(shelvesLow, "live hunt")} with a single one to follow.`,
      to: paths.adminTab("lifecycle"),
      link: "Replenish",
    },
    {
      count: stockMissing,
      text: `The last replenishment could not make ${counted(stockMissing, "hunt")}.`,
      to: `${paths.adminTab("jobs")}#jobs`,
      link: "See why",
    },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <Notice title="Waiting for you">
      <ul className="grid gap-1">
        {waiting.map(({ text, to, link }) => (
          <li key={text}>
            {text}{" "}
            <Link to={to} className="link">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
