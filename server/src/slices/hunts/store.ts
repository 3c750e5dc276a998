import type { HuntStatus } from "@ten-paces/contract";
import type { HuntDraft, SquareDraft } from "@ten-paces/hunt-builder";
import type { Tx } from "../../lib/db/statements.ts";
import { newSuffix } from "../../lib/ids.ts";
import type { Ground } from "./ground.ts";
import { huntsChannel } from "./list-cache.ts";
import * as sql from "./sql.ts";

export interface HuntToStore {
  draft: HuntDraft;
  status: HuntStatus;
  thresholdSats: number;
  prizeSats: number;
  imageUrl?: string | null;
  /** When a special hunt opens to everybody. */
  opensAt?: Date | null;
  now: Date;
  /** Only the free hunt's id is given: it names its month. */
  id?: string;
  ground: Ground;
}

/** Stores a hunt and its squares. @returns its id, which says nothing about its places */
export async function storeHunt(tx: Tx, hunt: HuntToStore): Promise<string> {
  const { draft, status, thresholdSats, prizeSats, now } = hunt;
  const id = hunt.id ?? newHuntId(draft);
  await sql.insertHunt(tx, {
    id,
    name: draft.name,
    description: draft.description,
    state: draft.state,
    type: draft.type,
    variant: draft.variant,
    status,
    difficulty: draft.difficulty,
    theme: draft.theme || null,
    thresholdSats,
    prizeSats,
    totalSquares: draft.totalSquares,
    estimatedMinutes: draft.estimatedDuration,
    imageUrl: hunt.imageUrl ?? null,
    opensAt: hunt.opensAt ?? null,
    seed: draft.seed,
    trip: hunt.ground.trip,
    createdAt: now,
  });
  await sql.insertSquares(
    tx,
    id,
    draft.squares.map((square) => squareRow(square, hunt.ground)),
  );
  await tx.notify(huntsChannel, id);
  return id;
}

/** Puts another draft in the place of a stored hunt, as if it had never been open; its seals stay. */
export async function storeHuntAgain(tx: Tx, hunt: HuntToStore & { id: string }): Promise<void> {
  const { draft, status, id } = hunt;
  await sql.resetHunt(tx, {
    id,
    name: draft.name,
    description: draft.description,
    status,
    difficulty: draft.difficulty,
    theme: draft.theme || null,
    totalSquares: draft.totalSquares,
    estimatedMinutes: draft.estimatedDuration,
    seed: draft.seed,
    trip: hunt.ground.trip,
  });
  await sql.insertSquares(
    tx,
    id,
    draft.squares.map((square) => squareRow(square, hunt.ground)),
  );
  await tx.notify(huntsChannel, id);
}

function newHuntId(draft: HuntDraft): string {
  const state = draft.state.toLowerCase().replaceAll(" ", "-");
  return `${state}-${draft.variant.toLowerCase()}-${newSuffix()}`;
}

function squareRow(square: SquareDraft, ground: Ground): sql.NewSquare {
  // What only the builder asks of a draft is not stored.
  const { center, clue, landmarks, attacks: _, shapes: __, ...stored } = square;
  return {
    ...stored,
    landmarks,
    wordSource: square.wordSource ?? null,
    lat: center.lat,
    lng: center.lng,
    clue: clue.mainClue,
    workings: square.workings ?? null,
    told: square.told ?? null,
    placeName: landmarks[0] ?? "",
    town: ground.townOf(square.placeId),
    stand: ground.standOf(square.placeId),
  };
}
