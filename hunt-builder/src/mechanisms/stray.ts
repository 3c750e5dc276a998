import { milesBetween } from "../bearings.ts";
import { inSentence } from "../wording/sentences.ts";
import { areAlike } from "../words/alike.ts";
import { nounOf } from "../words/place-nouns.ts";
import { kinOf } from "./kin.ts";
import { isPlain, linesOf, wordCount } from "./lines.ts";
import type { Mechanism, Scene, Surface } from "./mechanism.ts";
import { neighborlyMi, neighborsOf, someOf, turnOf } from "./near-lines.ts";
import { shortFacts } from "./odd-one-out.ts";

const longest = 12;
/** Farther off nobody would think of the other place. */
const farthestMi = 100;
const mostWords = 45;

/** Three sayings of which one strayed here from another place of the kind: the two that agree lead. */
export const stray: Mechanism = {
  name: "stray",
  worth: 7,
  build(scene) {
    if (scene.gravity === "grave") return [];
    return [...ofFacts(scene), ...ofPictures(scene)];
  },
};

function ofFacts(scene: Scene): Surface[] {
  const { place } = scene;
  const noun = nounOf(place);
  const own = place.facts.flatMap((fact, i) =>
    wordCount(fact) <= longest && !/[;:“”]/.test(fact) ? [{ fact, key: `fact:${i}` }] : [],
  );
  const other = kinOf(scene, 8).find(
    (each) =>
      milesBetween(each.point, place.point) <= farthestMi && shortFacts(each, place).length > 0,
  );
  if (other === undefined) return [];
  const [strange] = shortFacts(other, place).filter((fact) => !/[;:“”]/.test(fact));
  if (strange === undefined) return [];
  const works = `What strayed into it is that it ${strange}: that is ${inSentence(other.name)}.`;
  return own.flatMap((a, i) =>
    own.slice(i + 1).flatMap((b) =>
      orders(a.fact, b.fact, strange).flatMap(([one, two, three]): Surface[] => {
        const base = {
          mechanism: "stray",
          uses: [a.key, b.key, "kind", `landmark:${other.id}`],
          own: [a.fact, b.fact],
          works,
        } as const;
        const made: Surface[] = [
          {
            ...base,
            text: `Two of these are your ${noun}’s own, and one strayed in from another: it ${one}; it ${two}; it ${three}.`,
            turn: "strayed in",
          },
          {
            ...base,
            text: `It ${one}. It ${two}. It ${three}. Cross out what is said of another ${noun}.`,
            turn: "cross out",
          },
          {
            ...base,
            text: `A page with two leaves stuck together: it ${one}; it ${two}; it ${three}. One of the three is about another ${noun}.`,
            turn: "stuck together",
          },
        ];
        return made.filter(({ text }) => wordCount(text) <= mostWords);
      }),
    ),
  );
}

/** Pictures hide more than facts: whoever sorts them has two places to find. */
const worthOfPictures = 8;
const mostPictures = 4;
const longestPicture = 10;

/** Two likenesses of the place, and one of a neighbor that could be taken for it. */
function ofPictures(scene: Scene): Surface[] {
  const { place, stockmates } = scene;
  const own = linesOf(place).filter(
    (line) => isPlain(line) && wordCount(line.bare) <= longestPicture,
  );
  const others = neighborsOf(place, stockmates)
    .filter((each) => areAlike(each.place.kind, place.kind))
    .slice(0, 2);
  return others.flatMap(({ place: other, line: theirs, miles }) => {
    const works = `The stranger among them is “${theirs.bare}”: that is ${inSentence(other.name)}.`;
    const pairs = own.flatMap((a, i) => own.slice(i + 1).map((b) => [a, b] as const));
    return pairs.slice(0, mostPictures).flatMap(([a, b], i): Surface[] => {
      const base = {
        mechanism: "stray",
        uses: [a.key, b.key, `landmark:${other.id}`],
        own: [a.text, b.text],
        works,
        worth: worthOfPictures,
      } as const;
      const [one, two, three] = orders(a, b, theirs)[i % 3] ?? [a, b, theirs];
      const all: Surface[] = [
        {
          ...base,
          text: `Three postcards, two of them of yours: ${one.bare}; ${two.bare}; ${three.bare}. Return the other to its sender.`,
          turn: "three postcards",
        },
        {
          ...base,
          text: `${one.text} ${two.text} ${three.text} Two of these belong together. Go where they do.`,
          turn: "belong together",
        },
        {
          ...base,
          text: `Somebody shuffled the album. Keep two, and give one back: ${one.bare}; ${two.bare}; ${three.bare}.`,
          turn: "shuffled the album",
        },
        {
          ...base,
          text: `Two truths and ${miles <= neighborlyMi ? "a neighbor" : "a stranger"}: ${one.bare}; ${two.bare}; ${three.bare}.`,
          turn: "two truths",
        },
        {
          ...base,
          text: `${one.text} ${two.text} ${three.text} One of the three is told of another place.`,
          turn: "told of another",
        },
        {
          ...base,
          text: `Three notes were pinned up here, and one has blown over from ${miles <= neighborlyMi ? "next door" : "elsewhere"}: ${one.bare}; ${two.bare}; ${three.bare}.`,
          turn: "blown over",
        },
        {
          ...base,
          text: `One of these witnesses was somewhere else: “${one.text}” “${two.text}” “${three.text}” Believe the other two.`,
          turn: "three witnesses",
        },
        {
          ...base,
          text: `A page from two guidebooks, torn and glued: ${one.bare}; ${two.bare}; ${three.bare}. Two pieces are of yours.`,
          turn: "torn and glued",
        },
        {
          ...base,
          text: `Twins and a guest: ${one.bare}; ${two.bare}; ${three.bare}. Show the guest out.`,
          turn: "twins and a guest",
        },
        {
          ...base,
          text: `One place said two of these, and was interrupted once: ${one.bare}; ${two.bare}; ${three.bare}.`,
          turn: "interrupted once",
        },
      ];
      return someOf(all, 5, turnOf(place) + i);
    });
  });
}

/** The stray in each of the three places. */
function orders<T>(a: T, b: T, strange: T): readonly [T, T, T][] {
  return [
    [strange, a, b],
    [a, strange, b],
    [a, b, strange],
  ];
}
