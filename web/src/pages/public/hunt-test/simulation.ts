import {
  checkInCostCredits,
  type HintLevel,
  hintCostCredits,
  type Progress,
} from "@ten-paces/contract";

/** What the simulated hunter has done. Nothing of it leaves the page. */
export interface Simulation {
  free: boolean;
  total: number;
  completed: readonly number[];
  current: number;
  credits: number;
  /** "3:1" for hint 1 of square 3. */
  hints: readonly string[];
}

export const STARTING_CREDITS = 12;
export const FREE_STARTING_CREDITS = 3;
export const CHECK_IN_MS = 2_000;
export const HINT_MS = 1_000;
const SQUARES = 10;

export type ScenarioId = "fresh" | "final" | "complete" | "none";

export const scenarios: readonly { id: ScenarioId; name: string; text: string }[] = [
  { id: "fresh", name: "Fresh Start", text: "15 credits" },
  { id: "final", name: "Final Square", text: "Ten Paces with 5 credits" },
  { id: "complete", name: "Hunt Complete", text: "All ten squares solved" },
  { id: "none", name: "No Credits", text: "Nothing left to check in with" },
];

function at(completedCount: number, credits: number): Simulation {
  return {
    free: false,
    total: SQUARES,
    completed: Array.from({ length: completedCount }, (_, index) => index + 1),
    current: completedCount + 1,
    credits,
    hints: [],
  };
}

export function scenario(id: ScenarioId): Simulation {
  switch (id) {
    case "fresh":
      return at(0, 15);
    case "final":
      return at(SQUARES - 1, 5);
    case "complete":
      return at(SQUARES, STARTING_CREDITS);
    case "none":
      return at(3, 0);
  }
}

export const initially: Simulation = at(0, STARTING_CREDITS);

export type SimulationEvent =
  | { type: "scenario"; id: ScenarioId }
  | { type: "reset" }
  | { type: "free" }
  | { type: "jumped"; square: number }
  | { type: "checked_in" }
  | { type: "hint"; level: HintLevel };

export function simulate(state: Simulation, event: SimulationEvent): Simulation {
  switch (event.type) {
    case "scenario":
      return scenario(event.id);
    case "reset":
      return initially;
    case "free":
      return { ...initially, free: true, total: 1, credits: FREE_STARTING_CREDITS };
    case "jumped":
      return { ...at(event.square - 1, state.credits), hints: state.hints };
    case "checked_in":
      if (state.credits < checkInCostCredits || state.current > state.total) return state;
      return {
        ...state,
        completed: [...state.completed, state.current],
        current: state.current + 1,
        credits: state.credits - checkInCostCredits,
      };
    case "hint": {
      const name = hintName(state.current, event.level);
      const cost = state.free ? 0 : hintCostCredits[event.level];
      if (state.hints.includes(name) || state.credits < cost) return state;
      return { ...state, credits: state.credits - cost, hints: [...state.hints, name] };
    }
  }
}

export const hintName = (square: number, level: HintLevel) => `${square}:${level}`;

export function progressOf(state: Simulation): Progress {
  return {
    completedSquares: [...state.completed],
    currentSquare: state.current,
    totalSquares: state.total,
    creditsRemaining: state.credits,
  };
}
