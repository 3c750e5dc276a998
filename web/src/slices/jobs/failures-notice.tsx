import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import { workWords } from "./job-words.ts";
import { failedJobsQuery } from "./queries.ts";

/** Says on the first screen that background work has failed; nothing while none has. */
export function FailuresNotice() {
  const { data } = useQuery(failedJobsQuery);
  if (!data || data.failed === 0) return null;
  const kinds = [...new Set(data.jobs.map(({ kind }) => workWords(kind)))];
  return (
    <Notice tone="error" announce title={`${counted(data.failed, "background job")} failed`}>
      {kinds.slice(0, 3).join(", ")}.{" "}
      <Link to={paths.adminTab("jobs")} className="link">
        See why, and try again
      </Link>
    </Notice>
  );
}
