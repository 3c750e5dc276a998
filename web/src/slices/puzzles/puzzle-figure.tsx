import type { Figure } from "@ten-paces/contract";
import { ChessFigure } from "./chess-figure.tsx";
import { SemaphoreFigure } from "./semaphore-figure.tsx";

/** A puzzle's drawing, which says in words what it shows. */
export function PuzzleFigure({ figure, text }: { figure: Figure; text: string }) {
  switch (figure.kind) {
    case "semaphore":
      return <SemaphoreFigure letters={figure.letters} text={text} />;
    case "chess":
      return <ChessFigure figure={figure} text={text} />;
  }
}
