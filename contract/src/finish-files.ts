import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";
import { type Digest, hexOf, together, webDigest } from "./merkle.ts";

/** What a receipt stands for. Its id is random: nobody else can guess what a receipt was for. */
export interface ReceiptOf {
  checkInId: string;
  huntId: string;
  squareNum: number;
  /** ISO time, in milliseconds. */
  at: string;
  success: boolean;
}

/** The bytes of a check-in's leaf: 0x00 and the UTF-8 of the JSON array [id, hunt, square, time, right]. */
export function leafBytesOf(of: ReceiptOf): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify([of.checkInId, of.huntId, of.squareNum, of.at, of.success]);
  return together(Uint8Array.of(0), new TextEncoder().encode(text));
}

/** The receipt of a check-in: the SHA-256 of its leaf, in hexadecimal. */
export async function computeReceipt(of: ReceiptOf, sha256: Digest = webDigest): Promise<string> {
  return hexOf(await sha256(leafBytesOf(of)));
}

const finisher = z.object({
  /** From 1, in the order of their finish. */
  rank: z.number(),
  /** Display name. */
  name: z.string(),
  /** 1, 2 or 3 where a place was taken; null for who came later or played for points. */
  place: z.nullable(z.number()),
  finishedAt: z.string(),
  /** From their first clue to their last check-in, less the time that resting squares cost them. */
  seconds: z.number(),
  squares: z.array(
    z.object({
      square: z.number(),
      /** Since the square before, or since the first clue. */
      seconds: z.number(),
      tries: z.number(),
      hints: z.number(),
    }),
  ),
});

export const finishFile = z.object({
  /** Raised when this schema changes. */
  format: z.literal(1),
  huntId: z.string(),
  huntName: z.string(),
  openedAt: z.nullable(z.string()),
  endedAt: z.string(),
  madeAt: z.string(),
  /** Who subscribed, who solved a square, who finished. */
  hunters: z.number(),
  solvers: z.number(),
  finishers: z.number(),
  /** The square at which most of those stopped who did not finish; null where nobody did. */
  hardest: z.nullable(z.object({ square: z.number(), stopped: z.number() })),
  /** How many check-ins the root covers: all that were made while the hunt was open. */
  checkIns: z.number(),
  root: z.string(),
  first: z.array(finisher),
});
export type FinishFile = z.output<typeof finishFile>;

export const getFinishFile = endpoint({
  name: "getFinishFile",
  method: "GET",
  path: "/hunts/:id/finish-file",
  access: "anyone",
  summary:
    "How a hunt went that is over: its first ten finishers, and the Merkle root over all of its check-ins. Null while it is open, and for some minutes after.",
  params: z.object({ id: huntId }),
  result: z.object({
    huntName: z.string(),
    status: z.string(),
    file: z.nullable(finishFile),
  }),
});

const receipt = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, "A receipt is 64 signs, 0 to 9 and a to f."));

export const getReceiptProof = endpoint({
  name: "getReceiptProof",
  method: "GET",
  path: "/hunts/:id/finish-file/receipts/:receipt",
  access: "anyone",
  summary: "The way from a receipt up to the root of the hunt's finish file.",
  params: z.object({ id: huntId, receipt }),
  result: z.object({
    root: z.string(),
    proof: z.array(z.object({ side: z.enum(["left", "right"]), hash: z.string() })),
  }),
  refusals: {
    no_such_receipt: {
      status: 404,
      error: "The finish file of this hunt has no such receipt.",
    },
  },
});

export const listReceipts = endpoint({
  name: "listReceipts",
  method: "GET",
  path: "/hunts/:id/receipts",
  access: "hunter",
  summary: "The receipts of the caller's own check-ins in a hunt, newest first; 1,000 at most.",
  params: z.object({ id: huntId }),
  result: z.object({
    receipts: z.array(
      z.object({
        receipt: z.string(),
        checkInId: z.string(),
        squareNum: z.number(),
        at: z.string(),
        success: z.boolean(),
      }),
    ),
  }),
});
