// Parts of a hunt's page that are fetched when they are first drawn, and not before its clue stands.
import { lazy } from "react";
import { arrivalOf } from "../../../lazy-page.ts";

export const FinishSheet = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/squares/finish-sheet.tsx").then((module) => ({
      default: module.FinishSheet,
    })),
  ),
);

export const SolutionsToggle = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/puzzles/solutions.tsx").then((module) => ({
      default: module.SolutionsToggle,
    })),
  ),
);

// Below what its player came for, and on a phone a closed line.
export const AboutHunt = lazy(() =>
  arrivalOf(() => import("./about-hunt.tsx").then((module) => ({ default: module.AboutHunt }))),
);

export const HuntNotes = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/notes/hunt-notes.tsx").then((module) => ({
      default: module.HuntNotes,
    })),
  ),
);

export const AwakeScreen = lazy(() =>
  arrivalOf(() => import("../../../slices/field-aids/awake-screen.ts")),
);

export const HuntRatings = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/ratings/hunt-ratings.tsx").then((module) => ({
      default: module.HuntRatings,
    })),
  ),
);

export const FreeHuntSolved = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/free-hunt/free-hunt-solved.tsx").then((module) => ({
      default: module.FreeHuntSolved,
    })),
  ),
);

// For an administrator who does not play here.
export const HuntHead = lazy(() =>
  arrivalOf(() => import("./way-in.ts").then((module) => ({ default: module.HuntHead }))),
);

export const HuntFacts = lazy(() =>
  arrivalOf(() => import("./way-in.ts").then((module) => ({ default: module.HuntFacts }))),
);

export const Completion = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/squares/completion.tsx").then((module) => ({
      default: module.Completion,
    })),
  ),
);
