import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import { adminStatsQuery } from "./queries.ts";

/** Says how many hunts cannot open before somebody has stood on their squares, and leads to them. */
export function SurveyNotice() {
  const { data } = useQuery(adminStatsQuery);
  const waiting = data?.huntsToSurvey ?? 0;
  if (waiting === 0) return null;
  return (
    <Notice title={`${counted(waiting, "hunt")} ${waiting === 1 ? "waits" : "wait"} for a survey`}>
      With real payments a physical hunt opens when somebody has stood on each of its squares.{" "}
      <Link to={`${paths.adminTab("hunts")}&status=AVAILABLE&variant=PHYSICAL`} className="link">
        See them
      </Link>
    </Notice>
  );
}
