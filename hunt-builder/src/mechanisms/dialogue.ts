import type { Place, Tag } from "../place.ts";
import { linesOf, wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

interface Exchange {
  needs: Tag;
  kinds?: readonly string[];
  says: readonly (readonly [question: string, answer: string])[];
}

/** A question, and the answer that a tag of the place gives. */
const exchanges: readonly Exchange[] = [
  {
    needs: "moved",
    says: [
      ["Born here?", "Brought here."],
      ["Have you lived here long?", "Not always. I was moved."],
    ],
  },
  {
    needs: "replica",
    says: [
      ["Are you the real one?", "I am the other one."],
      ["How old are you?", "Younger than I look. I am a copy."],
    ],
  },
  {
    needs: "retired",
    says: [
      ["Still at work?", "I am retired, thank you."],
      ["What do you do?", "Nothing anymore. People come to see it."],
    ],
  },
  {
    needs: "ruin",
    says: [
      ["May I come in out of the rain?", "You would stay wet."],
      ["Where is the rest of you?", "Gone, and I am visited for it."],
    ],
  },
  {
    needs: "climbable",
    says: [
      ["May I come up?", "People do."],
      ["Can I have a better view?", "Upstairs."],
    ],
  },
  { needs: "floating", says: [["Do you swim?", "I float. It is different."]] },
  {
    needs: "working",
    kinds: [
      "lighthouse",
      "dam",
      "bridge",
      "mill",
      "theater",
      "hotel",
      "railway",
      "station",
      "market",
    ],
    says: [
      ["A museum, are you?", "I have work to do."],
      ["At your age, still busy?", "Somebody must."],
    ],
  },
  {
    needs: "over_water",
    kinds: ["bridge", "covered_bridge"],
    says: [
      ["Wet feet?", "Only as deep as I like."],
      ["Which side are you on?", "Both."],
    ],
  },
  {
    needs: "grown",
    kinds: ["peak", "rock", "cave", "canyon", "forest", "waterfall", "lake", "dune", "island"],
    says: [
      ["Who built you?", "Nobody. I am older than that."],
      ["Who is your architect?", "Weather, mostly."],
    ],
  },
  { needs: "dark", says: [["Could you leave a light on?", "Bring your own."]] },
  {
    needs: "summit",
    says: [
      ["How do I reach you?", "Keep going until there is no more up."],
      ["Is it much farther?", "You will know by the sky."],
    ],
  },
  {
    needs: "indoor",
    kinds: ["museum", "aquarium", "library", "theater"],
    says: [["Nothing to see from out here?", "That is what the door is for."]],
  },
  {
    needs: "not_climbable",
    kinds: ["tower", "lighthouse", "statue", "oddity", "monument"],
    says: [["May I go up?", "Look up. That is all."]],
  },
  {
    needs: "made",
    kinds: ["oddity"],
    says: [
      ["What are you for?", "For being stopped at."],
      ["Is it not a little large?", "It was meant to be."],
    ],
  },
];

const invitations = [
  "What should I look for?",
  "What will I see?",
  "Tell me one thing more.",
  "How shall I know you?",
  "And what else?",
  "Anything else about you?",
  "What do they say of you?",
];
const longest = 35;

/** Two voices, absurd until one knows. Nothing that is grave, sacred or somebody's home talks. */
export const dialogue: Mechanism = {
  name: "dialogue",
  worth: 5,
  build({ place, gravity }) {
    if (gravity !== "plain" || place.tags?.includes("living_people")) return [];
    return exchanges
      .filter((each) => isTrue(each, place))
      .flatMap(({ says }) =>
        says.flatMap(([question, answer]) =>
          linesOf(place).flatMap((line) =>
            /["“”]/.test(line.text)
              ? []
              : invitations.flatMap((invitation): Surface[] => {
                  const text = `“${question}” “${answer}” “${invitation}” “${line.text}”`;
                  return wordCount(text) > longest
                    ? []
                    : [{ mechanism: "dialogue", text, uses: [line.key], turn: question }];
                }),
          ),
        ),
      );
  },
};

function isTrue({ needs, kinds }: Exchange, { kind, tags }: Place): boolean {
  return (tags?.includes(needs) ?? false) && (kinds === undefined || kinds.includes(kind));
}
