import { isThing } from "../building/image-phrases.ts";
import { wordsOf } from "../leaks.ts";
import { capitalized } from "../wording/sentences.ts";
import { isPlain, linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

/** What a word of a name would promise a stranger: the thing, and words that stand for it. */
const promises: readonly [thing: string, the: string, words: string][] = [
  [
    "a beast",
    "the beast",
    "bear wolf deer elk buffalo bison horse mule cow bull ox dog fox beaver lion tiger elephant rabbit hare badger otter panther bobcat coyote cougar raccoon squirrel pig hog goat sheep ram moose antelope camel mustang pony wildcat whale seal",
  ],
  [
    "a bird",
    "the bird",
    "eagle hawk raven crow turkey pigeon goose swan duck owl crane pelican heron dove rooster peacock falcon quail gull bluebird cardinal swallow",
  ],
  ["a fish", "the fish", "salmon trout pike sturgeon bass perch herring shad catfish"],
  [
    "something that crawls",
    "the crawler",
    "turtle snake rattlesnake frog toad lizard alligator spider ant",
  ],
  [
    "a tree",
    "the tree",
    "oak pine cedar maple elm cottonwood cypress birch laurel willow walnut aspen spruce sycamore redwood juniper hickory magnolia hemlock palm palmetto",
  ],
  ["a metal", "the metal", "gold silver copper iron lead tin nickel brass steel"],
  [
    "something for a ring",
    "the jewel",
    "diamond ruby emerald pearl crystal garnet agate jade opal",
  ],
  [
    "a color",
    "the color",
    "red golden purple yellow pink gray grey scarlet orange vermilion violet brown",
  ],
  [
    "something to eat",
    "the meal",
    "sugar butter bread cheese pepper peach apple corn potato peanut chocolate honey salt onion strawberry cherry lemon pie cake bean peas",
  ],
  [
    "part of a body",
    "the body",
    "heart knee elbow nose finger thumb neck shoulder tooth jaw chin foot feet hand hands",
  ],
  [
    "somebody to run from",
    "that person",
    "devil devils witch hell ghost giant pirate outlaw robber robbers",
  ],
  ["a crown", "the crown", "king kings queen prince princess duke royal castle palace"],
  ["something to wear", "the wardrobe", "hat boot shoe bonnet cap glove coat slipper"],
  [
    "household goods",
    "the household",
    "table kettle spoon pot chimney needle hammer anvil bell wheel ladder basket bottle chair pillow",
  ],
  ["bad weather", "the weather", "storm thunder wind rain snow cloud tornado lightning"],
  [
    "a far city",
    "the far city",
    "paris rome london athens cairo berlin vienna venice florence jerusalem babylon memphis moscow carthage troy",
  ],
  ["something in the sky", "the sky", "sun moon star stars mars venus comet"],
  ["a toy", "the toy", "doll teddy kite marble"],
  [
    "a trade",
    "the trade",
    "miller baker fisher carpenter taylor cooper mason smith shepherd potter hunter cook weaver sawyer turner butler barber gardner carter chandler wheeler skinner tanner brewer fowler archer",
  ],
  [
    "a time of year",
    "the season",
    "may june april august september october summer winter autumn christmas easter",
  ],
  [
    "a virtue",
    "the virtue",
    "hope friendship concord providence harmony faith charity prudence patience felicity",
  ],
  [
    "somebody of the family",
    "the family",
    "mother father sister sisters brothers uncle aunt grandfather",
  ],
  ["a day of the week", "the day", "sunday monday friday saturday"],
  ["a musical instrument", "the music", "drum fiddle violin organ trumpet harp banjo"],
];

const category = new Map(
  promises.flatMap(([thing, the, words]) =>
    words.split(" ").map((word) => [word, { thing, the, words: words.split(" ") }] as const),
  ),
);

/** By a table every name with a bird in it says the same; what a row's writer saw in a name is worth the mechanism's own. */
const worthOfTable = 2;

/** Wants what the name seems to promise, is refused, and gets what is there. Never of a name of the dead. */
export const falseFriend: Mechanism = {
  name: "false_friend",
  worth: 9,
  build({ place, gravity }) {
    if (gravity !== "plain" || /^(?:statue|monument|house|cemetery)$/.test(place.kind)) return [];
    // A giant bottle by the road is one.
    if (place.kind === "oddity" && /largest|biggest|giant|big|tallest/i.test(place.name)) return [];
    // What a name ends in is what the place is: an oak that is called one promises nothing.
    const word =
      wordsOf(place.name)
        .slice(0, -1)
        .find((each) => category.has(each)) ?? "";
    const promise = category.get(word);
    if (promise === undefined) return [];
    const works = `“${capitalized(word)}” is there in its name alone.`;
    // Where a row speaks of the thing itself, the name may be telling the truth.
    const told = wordsOf(
      [...place.facts, ...place.veiled, ...place.people.flat(), place.measure.what].join(" "),
    );
    const said = new Set(told.flatMap((word) => [word, word.replace(/s$/, "")]));
    if (promise.words.some((word) => said.has(word))) return [];
    const { thing, the } = promise;
    return linesOf(place).flatMap((line): Surface[] => {
      const base = {
        mechanism: "false_friend",
        uses: [line.key, "self"],
        works,
        worth: worthOfTable,
      } as const;
      const low = line.bare;
      return [
        {
          ...base,
          text: `${line.text} The name speaks of ${thing}; pay it no mind.`,
          turn: `name speaks of ${thing}`,
        },
        { ...base, text: `Its name promises ${thing}. ${line.text}`, turn: `promises ${thing}` },
        {
          ...base,
          text: `Come for ${thing}, as the name would have it, and get this: ${low}.`,
          turn: `come for ${thing}`,
        },
        {
          ...base,
          text: `To judge by its name you would expect ${thing}. ${line.text}`,
          turn: `expect ${thing}`,
        },
        { ...base, text: `${line.text} You may forget ${the} in its name.`, turn: `forget ${the}` },
        { ...base, text: `By name, ${thing}. In truth: ${low}.`, turn: `in truth, ${the}` },
        {
          ...base,
          text: `Whoever named it had ${thing} in mind, or wanted us to. ${line.text}`,
          turn: `had ${thing} in mind`,
        },
        ...(isThing({ text: low }) && isPlain(line)
          ? [
              {
                ...base,
                text: `A complaint: “The sign spoke of ${thing}. I was shown ${low}.”`,
                turn: `complaint of ${the}`,
              },
            ]
          : []),
      ].filter(({ text }) => !/: .*:/.test(text) && !/[?!]\./.test(text));
    });
  },
};
