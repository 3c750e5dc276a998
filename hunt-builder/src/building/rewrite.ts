import type { ClueWriter, SquareTask, SquareText } from "../clue-writer.ts";
import type { Attack, SquareDraft } from "../hunt.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import type { Searchability, UpTo } from "../search/searchability.ts";

/** Rewrites of a square that search finds, at most; fewer where a model writes or attacks. */
const mostRounds = 8;
const mostAskedRounds = 4;
const goodEnough = 0.2;
export const resistantBelow = 0.3;

/** An attack besides search: model/model-attack.ts asks a model for the place. May reject. */
export interface SecondAttack {
  attack(
    square: Pick<SquareDraft, "clue">,
    place: Place,
  ): Promise<{ rank: number | null; of: number; score: number }>;
}

/** Who writes, and who attacks besides search. */
export interface Crew {
  writer: ClueWriter;
  second?: SecondAttack | undefined;
  /** How far search is tried on what was written; on all of it where nothing is said. */
  upTo?: UpTo | undefined;
}

export interface Written {
  text: SquareText;
  /** Of the main clue, the worse of the attacks. */
  score: number;
  /** What a model made of that clue, where one was asked. */
  asked: Attack | null;
  /** Rewrites it was allowed. */
  rounds: number;
  /** True when the second attack failed on some clue. */
  unasked: boolean;
}

interface Scored {
  score: number;
  asked: Attack | null;
}

interface Try {
  round: number;
  scored: Scored;
  /** The score, less what the clue may be found for: the least is taken. */
  cost: number;
  text: SquareText | null;
}

/**
 * Writes a square anew, each time from another seed, until its main clue resists the attacks, and
 * gives the most resistant text; a clue that was worded for its place may be found a little more. Without `resist` the first text that can be written at all.
 * @throws what the writer threw, when no round gave a text
 */
export async function writeUntilResistant(
  searchability: Searchability,
  { writer, second }: Crew,
  task: SquareTask,
  resist: boolean,
  random: Random,
): Promise<Written> {
  const most = Math.min(writer.mostRounds ?? mostRounds, second ? mostAskedRounds : mostRounds);
  const rounds = resist ? most : 0;
  // A round has one task, by which a writer knows what it has sketched.
  const turns = new Map<number, SquareTask>();
  const turn = (round: number): SquareTask => {
    const made = turns.get(round) ?? {
      ...task,
      round: Math.min(round, rounds),
      random: random.fork(`round ${round}`),
    };
    turns.set(round, made);
    return made;
  };
  const { sketch } = writer;
  const tries: Try[] = [];
  let unasked = false;
  let failure: unknown;

  async function scoreOf(mainClue: string): Promise<Scored> {
    const score = searchability.score(mainClue, task.place);
    // Where search finds the clue there is no need to pay for a second opinion.
    if (!second || score >= resistantBelow) return { score, asked: null };
    try {
      const { rank, of, score: found } = await second.attack({ clue: { mainClue } }, task.place);
      const asked: Attack = { stage: "model", rank: rank ?? of + 1, of, score: found };
      return { score: Math.max(score, found), asked };
    } catch {
      unasked = true;
      return { score, asked: null };
    }
  }

  async function tryRound(round: number): Promise<number> {
    try {
      const text = sketch ? null : await writer.writeSquare(turn(round));
      const { mainClue, forgiven } = text
        ? { mainClue: text.mainClue, forgiven: 0 }
        : (sketch?.(turn(round)) ?? { mainClue: "", forgiven: 0 });
      const scored = await scoreOf(mainClue);
      const cost = scored.score - forgiven;
      tries.push({ round, scored, cost, text });
      return cost;
    } catch (error) {
      failure = error;
      return 1;
    }
  }

  for (let round = 0; round <= rounds; round++) if ((await tryRound(round)) < goodEnough) break;
  for (const { round, scored, text } of tries.sort((a, b) => a.cost - b.cost))
    try {
      return { text: text ?? (await writer.writeSquare(turn(round))), ...scored, rounds, unasked };
    } catch (error) {
      failure = error;
    }
  for (let round = rounds + 1; round <= most; round++)
    try {
      const text = await writer.writeSquare(turn(round));
      return { text, ...(await scoreOf(text.mainClue)), rounds, unasked };
    } catch (error) {
      failure = error;
    }
  throw failure;
}
