import { inWords } from "../../wording/numbers.ts";
import { turnedBy } from "./first-word.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";
import { hasTruths, isApart, type Lie, takeTruths, usableLies } from "./statements.ts";
import type { Truth } from "./truths.ts";

const openings = [
  "A switchyard at dusk, and {n} levers with a sentence on each:",
  "{n} levers, {tracks} tracks, and one car that has to get home:",
  "{keeper} works the switches here and never explains them:",
  "Every track of this yard ends in a word:",
  "The night train waits above the yard, and {keeper} has gone to supper:",
  "A car rolls down the hump, over {n} switches:",
  "{tracks} sidings, and all of them look the same to a stranger:",
  "{keeper} sets a lantern on the car and lets it go:",
  "A model railroad in the window, and {n} levers under the glass:",
  "{n} switches between the hill and the word you need:",
  "A brakeman asks which way at every one of {n} switches:",
  "{n} brass plates on {n} levers, and a car that will not wait:",
  "The yard foreman left {n} sentences and went home:",
  "One car, {n} forks in the rail, and {tracks} ends:",
  "{keeper} built a yard on a tabletop, with a sentence at each switch:",
];
const bodies = [
  "what is true of this place throws its switch to the left, what is not to the right.",
  "left for what is so here, right for what is so elsewhere.",
  "send it left where the lever tells the truth about this place, right where it does not.",
  "a true lever opens the left track, a false one the right.",
  "ask of each lever whether its sentence is so at this place; yes is left, no is right. Read the track where the car stops.",
  "throw the true ones left and the untrue ones right, from the top, and read where it ends.",
  "what holds here sends the car left, what does not sends it right; read the word where it stops.",
  "left if the sentence is about this place, right if it slipped in from another; go down lever by lever.",
  "decide lever by lever: so here, to the left; so somewhere else, to the right.",
  "set each lever by its sentence, left when it fits this place and right when it does not, and follow the rail.",
];
const untold = [
  "throw each lever by whether its sentence is of this place, true ones left, and read the track at the end.",
  "one who knows this place brings it home, left for the truth, right for the rest.",
  "decide of each lever whether it speaks of this place, left for yes, right for no.",
  "throw left what you believe of this place; whoever takes every sentence for true ends at the fence on the left.",
];

/** Said where a lever that is true may lead to the right. */
const crossed = [
  "what is true of this place goes left, what is not goes right, and a crossed wire turns that about.",
  "true is left and untrue is right, unless the wires of a lever cross.",
  "throw what is true of this place left and the rest right, then mind the wires.",
  "left for the truth about this place, right for the rest; some wires cross.",
  "believe each sentence or not, left or right; where wires cross the wheels do the opposite.",
];

/** Levers with a sentence each: true of this place or not, they lead through a yard in which every track ends in a word. */
export const switches: Kind = {
  kind: "switches",
  asks: "true or not",
  saysHow: true,
  tone: "playful",
  isSecond: true,
  isFirm: () => true,
  isChained: true,
  make(task) {
    const { word, random, difficulty } = task;
    const count = difficulty === "EASY" ? 3 : 4;
    // Looking for what is false takes long.
    if (!hasTruths(task, 1, isPlain)) return null;
    const lies = usableLies(task).filter(({ truth }) => isPlain(truth));
    // Neither all true nor all false: whoever holds one lever only would be right by chance.
    const wanted = [...Array(count - 2)].reduce<number>((all) => all + random.below(2), 1);
    const truths = takeTruths(task, wanted, isPlain) ?? takeTruths(task, 1, isPlain);
    if (truths === null) return null;
    const isTrue = random.shuffle(Array.from({ length: count }, (_, i) => i < truths.length));
    const told = [...truths];
    const strangers: Lie[] = [];
    const levers = isTrue.map((holds) => {
      const truth = holds ? truths.pop() : undefined;
      // Levers of one place, or of one matter, are taken for false without the place.
      const lie = holds
        ? undefined
        : lies.find((each) => isApart(each, strangers, { truths: told, most: 1 }));
      if (lie) strangers.push(lie);
      return { text: (truth ?? lie?.truth)?.text, line: truth?.line, of: lie?.of.name };
    });
    if (levers.some(({ text }) => text === undefined)) return null;
    if (new Set(levers.map(({ text }) => text)).size < count) return null;
    const others = otherWords(task, 2 ** count - 1);
    if (others === null) return null;
    const turned = turnedBy(
      task,
      count,
      (mark) =>
        `Some levers are wired crosswise, left for right: lever 1 where the first letter of this square's first word ${mark}, lever 2 where the same is so of the second one, and so on.`,
    );
    const isCrossed = isTrue.map((_, i) => turned?.isTurned[i] === true);
    const chained = turned !== null;
    const leftward = isTrue.map((holds, i) => holds !== isCrossed[i]);
    const at = trackOf(leftward);
    const tracks = others.toSpliced(at, 0, word);
    const first = isTrue.findIndex((holds) => !holds);
    const slip = trackOf(leftward.map((left, i) => (i === first ? !left : left)));
    const trusting = tracks[chained ? trackOf(isTrue) : 0] ?? "";
    const wrong = [...new Set([tracks[slip] ?? "", trusting])];
    const lure = levers[first];
    const hinted = isTrue.indexOf(true);
    return {
      prompt: voiced(task, openings, chained ? crossed : difficulty === "HARD" ? untold : bodies, {
        n: inWords(count),
        tracks: count === 4 ? "sixteen" : "eight",
        keeper: task.keeper,
      }),
      artefact: {
        kind: "switches",
        levers: levers.map(({ text }) => text ?? ""),
        tracks: tracks.map((each) => each.toUpperCase()),
        ...(turned && { chain: turned.chain }),
      },
      hints: [
        `Each lever is a sentence: where it is true of this place the car goes left, where it is not it goes right.${turned ? ` ${turned.where} it is the other way about.` : ""}`,
        `The ${nths[hinted]} lever tells the truth.`,
      ],
      nextStep: `The ${nths[first]} lever tells of another place, ${lure?.of}.`,
      howItWorks:
        "Find out what this place is. Throw each lever: left if its sentence is true of this place, right if it is true of another. The track that is left at the end bears the word.",
      working: {
        explanation: `From the top: ${levers
          .map(
            ({ text, of }, i) =>
              `“${text}” is ${isTrue[i] ? "true" : `told of ${of}`}, ${isCrossed[i] ? "crosswise: " : ""}${leftward[i] ? "left" : "right"}`,
          )
          .join(
            "; ",
          )}.${turned ? ` ${turned.solved} cross the wires.` : ""} The track ends in ${word.toUpperCase()}.`,
        trap: `With “${lure?.text}” believed the car ends in ${tracks[slip]?.toUpperCase()}.${chained ? ` Without minding the wires it ends in ${trusting.toUpperCase()}.` : ""}`,
        wrong,
        accepted: [],
        steps: difficulty === "EASY" ? 1 : chained ? 3 : 2,
        lacks: chained
          ? "what is true of the place, and the first word"
          : "what is true of the place",
      },
      others,
      says: levers.flatMap(({ line }) => line ?? []),
    };
  },
};

const nths = ["first", "second", "third", "fourth"];

/** Whether it is so or not: of a year books say one thing and another. */
function isPlain({ form }: Truth): boolean {
  return form !== "year";
}

/** The track at which a car ends, from the left; true sentences send it left. */
function trackOf(isTrue: readonly boolean[]): number {
  return isTrue.reduce((at, holds) => 2 * at + (holds ? 0 : 1), 0);
}

/** Words of the same length for the other tracks; null where there are too few. */
function otherWords({ word, shelf, random, guard }: KindTask, count: number): string[] | null {
  const same = shelf.wordsOf(word.length);
  const found = new Set<string>();
  for (let tries = 0; tries < 8 * count && found.size < count; tries++) {
    const other = random.pick(same);
    const apart = [...other].filter((letter, i) => letter !== word[i]).length;
    if (apart >= Math.min(3, word.length) && guard.findLeak(other) === null) found.add(other);
  }
  return found.size < count ? null : [...found];
}
