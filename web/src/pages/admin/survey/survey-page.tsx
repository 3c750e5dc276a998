import { useQuery } from "@tanstack/react-query";
import type { Fix, SquareToSurvey } from "@ten-paces/contract";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "../../../routing.tsx";
import { useSession } from "../../../slices/accounts/session.tsx";
import { LocationHelp, TROUBLE_TITLES } from "../../../slices/field-aids/location-help.tsx";
import { keepFieldWork } from "../../../slices/offline/worker-updates.ts";
import type { Waiting } from "../../../slices/surveys/field-store.ts";
import { inFieldOrder, nameOf } from "../../../slices/surveys/nearest.ts";
import { OutboxPanel } from "../../../slices/surveys/outbox-panel.tsx";
import {
  huntSurveysQuery,
  keptUserQuery,
  surveyListQuery,
} from "../../../slices/surveys/queries.ts";
import { RecentSurveys } from "../../../slices/surveys/recent-surveys.tsx";
import { draftOf } from "../../../slices/surveys/survey-draft.ts";
import { type FieldFilter, filtered, SurveyList } from "../../../slices/surveys/survey-list.tsx";
import { SurveyScreen } from "../../../slices/surveys/survey-screen.tsx";
import { useHere } from "../../../slices/surveys/use-here.ts";
import { type Outbox, useOutbox } from "../../../slices/surveys/use-outbox.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/dates.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** Field work: squares that nobody has stood on, nearest first, one after the other, with or without a signal. */
export default function SurveyPage() {
  const { user } = useSession();
  // Without a signal nobody can say who holds the token: then it is whoever this phone kept the list for.
  const kept = useQuery({ ...keptUserQuery, enabled: !user });
  const userId = user?.id ?? kept.data;
  // Whoever was here with a signal opens it without one.
  useEffect(keepFieldWork, []);
  return userId ? <Field userId={userId} /> : null;
}

function Field({ userId }: { userId: string }) {
  const outbox = useOutbox(userId);
  const list = useQuery(surveyListQuery(userId));
  if (list.data) {
    return <FieldWork outbox={outbox} {...list.data.list} keptAt={list.data.keptAt} />;
  }
  return (
    <Page title="Survey">
      <div className="grid gap-6">
        <OutboxPanel outbox={outbox} onEdit={() => undefined} />
        {list.error ? (
          <ErrorState
            title="The list could not be read"
            text={`${list.error.message} This phone has kept none: open this page once with a signal before you go.`}
            action={
              <Button busy={list.isFetching} onClick={() => void list.refetch()}>
                Try Again
              </Button>
            }
          />
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
      </div>
    </Page>
  );
}

type FieldWorkProps = {
  outbox: Outbox;
  squares: readonly SquareToSurvey[];
  recent: readonly SquareToSurvey[];
  more: number;
  keptAt: number | null;
};

function FieldWork({ outbox, squares, recent, more, keptAt }: FieldWorkProps) {
  const { here, trouble, following, follow } = useHere();
  const [search, setSearch] = useSearchParams();
  const [editing, setEditing] = useState<Waiting | null>(null);
  const filter: FieldFilter = {
    state: search.get("state") ?? "",
    huntId: search.get("hunt") ?? "",
  };
  const left = useMemo(() => {
    const waiting = new Set(outbox.waiting.map(nameOf));
    return squares.filter((square) => !waiting.has(nameOf(square)));
  }, [squares, outbox.waiting]);
  const wanted = search.get("at");
  const listed = [...squares, ...recent].find((square) => nameOf(square) === wanted);
  // One that was surveyed long ago stands in no list.
  const [ofHunt] = wanted?.split("/") ?? [];
  const far = useQuery({ ...huntSurveysQuery(ofHunt ?? ""), enabled: Boolean(ofHunt && !listed) });
  const chosen = listed ?? far.data?.find((square) => nameOf(square) === wanted);

  /** In the address, so that the phone's own way back leads to the list, and a reload stays. */
  function go(parts: Record<string, string>, replace = false): void {
    const next = { state: filter.state, hunt: filter.huntId, at: "", ...parts };
    const given = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ""));
    setSearch(given, { replace });
    if (given.at) window.scrollTo(0, 0);
  }

  if (wanted && !chosen && far.isFetching) {
    return (
      <Page title="Survey">
        <Skeleton className="h-64 w-full" />
      </Page>
    );
  }
  if (chosen) {
    const instead = editing && nameOf(editing) === nameOf(chosen) ? editing : null;
    const after = inFieldOrder(filtered(left, filter), here ?? chosen.at).find(
      (square) => nameOf(square) !== nameOf(chosen),
    );
    return (
      <Page title={`Survey ${chosen.placeName}`} heading={null} width="reading">
        <SurveyScreen
          key={nameOf(chosen)}
          square={{ ...chosen, version: versionOf(chosen, instead, outbox) }}
          begun={instead ? begunOf(instead, chosen) : undefined}
          here={here}
          waiting={outbox.open}
          hasNext={after !== undefined && !instead}
          onBack={() => {
            setEditing(null);
            go({});
          }}
          onSave={async (body) => {
            const { huntId, num, placeName } = chosen;
            await outbox.save({ huntId, num, placeName, body }, instead ?? undefined);
            toast({ tone: "success", text: `${placeName}: kept on this phone.` });
            setEditing(null);
            go(after && !instead ? { at: nameOf(after) } : {}, true);
          }}
        />
      </Page>
    );
  }
  return (
    <Page
      title="Survey"
      eyebrow="Administration"
      intro="Squares that nobody has stood on yet. Go there, take the position, say where to stand, and on to the next."
    >
      <div className="grid gap-8">
        <OutboxPanel
          outbox={outbox}
          onEdit={(waiting) => {
            setEditing(waiting);
            go({ at: nameOf(waiting) });
          }}
        />
        {keptAt !== null && (
          <Notice title="No signal">
            This is the list of {formatDateTime(new Date(keptAt).toISOString())}, as this phone kept
            it. You can survey all of it; what you save is sent later.
          </Notice>
        )}
        {!following && (
          <div className="grid gap-3">
            <p className="text-quiet">
              To put the nearest first, your browser will ask whether Ten Paces may know where you
              are. It is used on this phone alone, and not sent.
            </p>
            <div>
              <Button onClick={follow}>Nearest First</Button>
            </div>
          </div>
        )}
        {trouble && (
          <Notice tone="error" announce title={TROUBLE_TITLES[trouble]}>
            <LocationHelp trouble={trouble} costsCredits={false} />
          </Notice>
        )}
        <SurveyList
          squares={left}
          filter={filter}
          here={here}
          onFilter={({ state, huntId }) => go({ state, hunt: huntId }, true)}
          onSurvey={(square) => go({ at: nameOf(square) })}
        />
        {more > 0 && (
          <p className="text-quiet">
            {more.toLocaleString("en-US")} more wait. They come as these are surveyed.
          </p>
        )}
        <RecentSurveys
          squares={filtered(recent, filter)}
          onSurvey={(square) => go({ at: nameOf(square) })}
        />
      </div>
    </Page>
  );
}

/** What was refused because of others' changes has been read with its sentence: it is sent upon what is now. */
function versionOf(square: SquareToSurvey, instead: Waiting | null, { versions }: Outbox): number {
  if (instead?.refused?.version) return instead.refused.version;
  return Math.max(square.version, versions.get(square.huntId) ?? 0);
}

function begunOf({ body }: Waiting, square: SquareToSurvey) {
  const fix: Fix = { ...body, at: body.at ?? Date.now() };
  return {
    ...draftOf(square),
    fix,
    where: body.where ?? square.where,
    question: body.question?.text ?? "",
    answers: body.question?.answers.join("\n") ?? "",
    photo: body.photo,
  };
}
