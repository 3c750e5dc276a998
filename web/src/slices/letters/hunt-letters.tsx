import { useQuery } from "@tanstack/react-query";
import type { AdminHunt } from "@ten-paces/contract";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { WaitOrFail } from "../../ui/wait-or-fail.tsx";
import { LetterDialog } from "./letter-dialog.tsx";
import { lettersQuery } from "./queries.ts";

type HuntLettersProps = { hunt: Pick<AdminHunt, "id" | "name" | "subscribers" | "status"> };

/** What a hunt's hunters were told from the desk, and the way to tell them more while somebody is on it. */
export function HuntLetters({ hunt }: HuntLettersProps) {
  const asked = useQuery(lettersQuery(hunt.id));
  const [writing, setWriting] = useState(false);
  const isLive = hunt.status === "ACTIVE" || hunt.status === "PAUSED";
  return (
    <section aria-labelledby="letters-title" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="letters-title" className="text-lg">
          Told by mail
        </h2>
        {isLive && hunt.subscribers > 0 && (
          <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
            Write to Its Hunters
          </Button>
        )}
      </div>
      <WaitOrFail what="letters" asked={asked}>
        {({ letters }) =>
          letters.length === 0 ? (
            <p className="text-sm text-quiet">
              Nothing yet. Whoever pauses, resumes or cancels a hunt can tell its hunters why.
            </p>
          ) : (
            <ol className="divide-y divide-contour rounded-lg border border-contour bg-raised">
              {letters.map(({ id, at, by, text, told }) => (
                <li key={id} className="grid gap-1 px-4 py-3">
                  <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                  <p className="text-sm text-quiet">
                    {by}, <time dateTime={at}>{formatDateTime(at)}</time>, to{" "}
                    {counted(told, "hunter")}
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </WaitOrFail>
      {writing && <LetterDialog hunt={hunt} onClose={() => setWriting(false)} />}
    </section>
  );
}
