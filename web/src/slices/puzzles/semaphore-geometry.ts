import { pointings } from "./short-words.ts";

export interface Arm {
  /** Where the hand is, in a picture of 100 by 100 with the shoulders at 50, 46. */
  x: number;
  y: number;
  /** How far the flag is turned, in degrees clockwise from straight up. */
  turned: number;
}

const REACH = 27;
export const SHOULDERS = { x: 50, y: 46 } as const;

/** The arm that points so many degrees clockwise from straight up, as the reader sees it. */
export function armAt(degrees: number): Arm {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: round(SHOULDERS.x + REACH * Math.sin(angle)),
    y: round(SHOULDERS.y - REACH * Math.cos(angle)),
    turned: degrees,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Degrees clockwise from straight up in words, to the nearest eighth. */
export function directionWords(degrees: number): string {
  const eighth = ((Math.round(degrees / 45) % 8) + 8) % 8;
  return pointings[eighth] ?? "";
}
