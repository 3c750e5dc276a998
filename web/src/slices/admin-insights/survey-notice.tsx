import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import { adminStatsQuery } from "./queries.ts";

/** Says what waits for somebody to stand on it, and leads there; loudly where hunts cannot open before. */
export function SurveyNotice() {
  const { data } = useQuery(adminStatsQuery);
  const hunts = data?.huntsToSurvey ?? 0;
  const squares = data?.squaresToSurvey ?? 0;
  const link = (
    <Link to={paths.adminSurvey} className="link">
      Survey them
    </Link>
  );
  if (hunts > 0) {
    return (
      <Notice title={`${counted(hunts, "hunt")} ${hunts === 1 ? "waits" : "wait"} for a survey`}>
        With real payments a physical hunt opens when somebody has stood on each of its squares.{" "}
        {link}
      </Notice>
    );
  }
  if (squares === 0) return null;
  return (
    <p className="text-quiet">
      Nobody has stood on {counted(squares, "square")} yet. {link}
    </p>
  );
}
