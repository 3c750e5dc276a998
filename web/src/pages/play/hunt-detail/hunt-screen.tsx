import { ArrowLeft } from "lucide-react";
import { type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { ThumbBar } from "../../../slices/check-ins/thumb-bar.tsx";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { HuntBar } from "../../../slices/squares/mobile-hunt-header.tsx";
import { progressFigures } from "../../../slices/squares/progress-figures.ts";
import { SquareTimeline } from "../../../slices/squares/square-timeline.tsx";
import { COMPLETION_ID, useAdvance } from "../../../slices/squares/use-advance.ts";
import { Later } from "../../../ui/later.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TopBar } from "../../../ui/top-bar.tsx";
import {
  AboutHunt,
  AwakeScreen,
  Completion,
  FinishSheet,
  FreeHuntSolved,
  HuntFacts,
  HuntHead,
  HuntNotes,
  HuntRatings,
  SolutionsToggle,
} from "./hunt-parts.ts";
import { PlayHeader } from "./play-header.tsx";
import { HeldSquare } from "./square-play.tsx";
import { type Standing, standingOf } from "./standing.ts";

type HuntScreenProps = {
  detail: HuntDetail;
  /** Its squares while they can be played; given where the button within reach of the thumb stands. */
  play: (thumb: HTMLElement | null) => ReactNode;
  /** What lies over the page. */
  over?: ReactNode;
};

/** A hunt as its player sees it. */
export function HuntScreen({ detail, play, over }: HuntScreenProps) {
  const { hunt, progress } = detail;
  const standing = standingOf(detail);
  const [thumb, setThumb] = useState<HTMLElement | null>(null);
  const [stands, setStands] = useState(false);
  const stand = useCallback(() => setStands(true), []);
  useAdvance(progress ? progressFigures(progress).current : null, standing.finished);
  return (
    <>
      {progress && (
        <TopBar>
          <div className="flex h-14 items-center gap-1">
            <BackToHunts />
            <HuntBar huntName={hunt.name} progress={progress} />
          </div>
        </TopBar>
      )}
      <Page title={hunt.name} heading={null} width="wide" tight={progress !== null}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
          {progress ? (
            <PlayHeader detail={detail} isFreeHunt={standing.isFreeHunt} />
          ) : (
            <Later wait={<Skeleton className="h-64 w-full" />}>
              <HuntHead hunt={hunt} isFreeHunt={standing.isFreeHunt} />
            </Later>
          )}
          {detail.adminMessage && <Notice title="Administrator">{detail.adminMessage}</Notice>}
          <Halted detail={detail} standing={standing} />
          {standing.playable && standing.playedOn && <PlayedOn />}
          <Finished detail={detail} standing={standing} />
          <Squares detail={detail} standing={standing} play={() => play(thumb)} onStand={stand} />
          {progress && (
            <Later after={stands}>
              <AwakeScreen />
              <HuntNotes
                huntId={hunt.id}
                current={standing.finished ? null : progressFigures(progress).current}
              />
            </Later>
          )}
          {progress ? (
            <Later after={stands} wait={<Skeleton className="h-13 w-full" />}>
              <AboutHunt detail={detail} isFreeHunt={standing.isFreeHunt} />
            </Later>
          ) : (
            <Later>
              <HuntFacts detail={detail} isFreeHunt={standing.isFreeHunt} signedIn />
            </Later>
          )}
          {(standing.finished || hunt.rating) && (
            <Later>
              <HuntRatings huntId={hunt.id} />
            </Later>
          )}
        </div>
        {/* The last thing of the page, so that it stays at the foot of the screen all along. */}
        {standing.playable && !standing.isFreeHunt && (
          <ThumbBar>
            <div ref={setThumb} />
          </ThumbBar>
        )}
      </Page>
      {progress && over}
    </>
  );
}

function BackToHunts() {
  return (
    <Link
      to={paths.hunts}
      aria-label="Back to Hunts"
      className="-ml-3 inline-flex size-11 shrink-0 items-center justify-center rounded-md"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  );
}

function Halted({ detail, standing }: { detail: HuntDetail; standing: Standing }) {
  if (!standing.halted) return null;
  const takesSubscribers = detail.hunt.status === "ACTIVE";
  return (
    <Notice announce>
      <p>{standing.halted}</p>
      {takesSubscribers && (
        <LinkButton variant="secondary" to={paths.subscribe(detail.hunt.id)} className="mt-3">
          Subscribe to Hunt
        </LinkButton>
      )}
    </Notice>
  );
}

function PlayedOn() {
  return (
    <Notice title="This hunt is over, and still yours to play">
      Check-ins and hints cost nothing now. There is nothing left to win but the squares.
    </Notice>
  );
}

function Finished({ detail, standing }: { detail: HuntDetail; standing: Standing }) {
  if (!standing.finished) return null;
  return (
    <div id={COMPLETION_ID} tabIndex={-1} className="scroll-mt-20 rounded-lg outline-none">
      {standing.isFreeHunt ? (
        <Suspense fallback={null}>
          <FreeHuntSolved huntName={detail.hunt.name} />
        </Suspense>
      ) : (
        <>
          <Suspense fallback={<Skeleton className="h-56 w-full" />}>
            <Completion
              huntName={detail.hunt.name}
              place={detail.place}
              withPrize
              huntId={detail.hunt.id}
            />
          </Suspense>
          <Suspense fallback={<Skeleton className="mt-6 h-144 w-full lg:h-80" />}>
            <FinishSheet detail={detail} />
            <SolutionsToggle huntId={detail.hunt.id} />
          </Suspense>
        </>
      )}
    </div>
  );
}

type SquaresProps = {
  detail: HuntDetail;
  standing: Standing;
  play: () => ReactNode;
  /** Once there is something to be read and done. */
  onStand: () => void;
};

/** Says that what is drawn beside it stands. */
function Stood({ onStand }: { onStand: () => void }) {
  useEffect(onStand, [onStand]);
  return null;
}

function Squares(props: SquaresProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <SquaresOf {...props} />
      <Stood onStand={props.onStand} />
    </Suspense>
  );
}

function SquaresOf({ detail, standing, play }: SquaresProps) {
  if (standing.playable || standing.finished) return play();
  return (
    <SquareTimeline
      squares={detail.hunt.squares}
      adminSquares={detail.adminSquares}
      renderCurrent={(square) => (
        <HeldSquare detail={detail} square={square} reason={standing.halted ?? ""} />
      )}
    />
  );
}
