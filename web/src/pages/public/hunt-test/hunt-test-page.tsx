import { lazy, Suspense, useReducer, useRef, useState } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { progressFigures } from "../../../slices/squares/progress-figures.ts";
import { ProgressPanel } from "../../../slices/squares/progress-panel.tsx";
import { Badge, DifficultyBadge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { JumpGrid } from "./jump-grid.tsx";
import { countClues } from "./sample-hunt.ts";
import { initially, progressOf, scenarios, simulate } from "./simulation.ts";

/** Behind a button: the page stands without it. */
const SimulatedHunt = lazy(() =>
  arrivalOf(() =>
    import("./simulated-hunt.tsx").then((module) => ({ default: module.SimulatedHunt })),
  ),
);

/** Tries the screens of a hunt with a sample that is made up of nothing but this page. */
export default function HuntTestPage() {
  const [state, dispatch] = useReducer(simulate, initially);
  const [mobile, setMobile] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const progress = progressOf(state);
  const { finished } = progressFigures(progress);
  if (mobile) {
    return (
      <Suspense fallback={null}>
        <SimulatedHunt
          state={state}
          dispatch={dispatch}
          onClose={() => {
            setMobile(false);
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      </Suspense>
    );
  }
  return (
    <Page
      title="A sample hunt"
      eyebrow="For trying out"
      width="wide"
      intro="Ten squares in California to try the screens of a hunt with. Check-ins take 2 seconds, hints 1, and nothing is charged or kept."
    >
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <Button ref={opener} size="bar" onClick={() => setMobile(true)}>
            Open Mobile Hunt View
          </Button>
          <ProgressPanel progress={progress} />
          <Button
            variant="ghost"
            className="justify-self-start"
            onClick={() => dispatch({ type: "reset" })}
          >
            Reset Progress
          </Button>
        </div>
        <Card as="section" aria-labelledby="scenarios">
          <h2 id="scenarios" className="text-xl">
            Scenarios
          </h2>
          <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2 sm:grid-cols-2">
            {scenarios.map((one) => (
              <li key={one.id}>
                <Button
                  variant="secondary"
                  className="h-full w-full flex-col gap-0.5 px-2 py-2"
                  onClick={() => dispatch({ type: "scenario", id: one.id })}
                >
                  {one.name}
                  <span className="text-sm font-normal text-quiet">{one.text}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            className="mt-2"
            onClick={() => {
              dispatch({ type: "free" });
              setMobile(true);
            }}
          >
            Try the simulated free hunt (3 credits)
          </Button>
        </Card>
        <Card as="section" aria-labelledby="jump">
          <h2 id="jump" className="text-xl">
            Jump to square
          </h2>
          <JumpGrid
            progress={progress}
            finished={finished}
            onJump={(square) => dispatch({ type: "jumped", square })}
          />
        </Card>
        <Card as="section" aria-labelledby="clue-counts">
          <h2 id="clue-counts" className="text-xl">
            Clues by difficulty
          </h2>
          <ClueCounts />
        </Card>
      </div>
    </Page>
  );
}

function ClueCounts() {
  const counts = countClues();
  return (
    <ul className="mt-4 grid gap-3">
      {(["EASY", "MEDIUM", "HARD"] as const).map((difficulty) => (
        <li key={difficulty} className="flex items-center justify-between gap-4">
          <DifficultyBadge difficulty={difficulty} />
          <span className="figure text-xl font-semibold">{counts[difficulty]}</span>
        </li>
      ))}
      <li className="flex items-center justify-between gap-4 border-t border-contour pt-3">
        <Badge>All</Badge>
        <span className="figure text-xl font-semibold">
          {counts.EASY + counts.MEDIUM + counts.HARD}
        </span>
      </li>
    </ul>
  );
}
