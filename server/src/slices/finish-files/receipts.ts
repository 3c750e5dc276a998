import { hash } from "node:crypto";
import { leafBytesOf } from "@ten-paces/contract";

/** A check-in as its receipt tells it. */
export interface CheckInTold {
  checkInId: string;
  huntId: string;
  squareNum: number;
  at: Date;
  success: boolean;
}

/** The receipt of a check-in, 64 hexadecimal digits. */
export function receiptOf({ at, ...told }: CheckInTold): string {
  return hash("sha256", leafBytesOf({ ...told, at: at.toISOString() }), "hex");
}
