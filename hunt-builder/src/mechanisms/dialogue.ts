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
  {
    needs: "working",
    kinds: ["courthouse"],
    says: [
      ["Are you open to argument?", "All day."],
      ["Is the case closed?", "Another one is not."],
    ],
  },
  {
    needs: "working",
    kinds: ["library"],
    says: [
      ["May I take something home?", "Bring it back."],
      ["Why is everybody whispering?", "They are reading."],
    ],
  },
  {
    needs: "made",
    kinds: ["museum"],
    says: [
      ["May I touch?", "With your eyes."],
      ["Is it all old?", "Older every day."],
    ],
  },
  {
    needs: "working",
    kinds: ["university"],
    says: [
      ["What do you do all day?", "I am still at school."],
      ["Will this be on the test?", "Everything is."],
    ],
  },
  {
    needs: "made",
    kinds: ["house"],
    says: [
      ["Anybody home?", "Not the first owners."],
      ["Shall I wipe my feet?", "Please. It is an old floor."],
    ],
  },
  {
    needs: "made",
    kinds: ["stadium", "arena"],
    says: [["Is it always so quiet?", "Ask again when there is a game."]],
  },
  {
    needs: "made",
    kinds: ["fountain"],
    says: [["Thirsty?", "Never."]],
  },
  {
    needs: "made",
    kinds: ["monument"],
    says: [
      ["Do you remember?", "It is what I am for."],
      ["Do you forget anything?", "I was made not to."],
    ],
  },
  {
    needs: "made",
    kinds: ["square"],
    says: [
      ["Whom are you waiting for?", "Everybody, sooner or later."],
      ["Are you always in the middle?", "That is the idea."],
    ],
  },
  {
    needs: "made",
    kinds: ["tower"],
    says: [
      ["How is the weather up there?", "Windier."],
      ["What do you look down on?", "Most of the town."],
    ],
  },
  {
    needs: "working",
    kinds: ["hotel"],
    says: [["Do you sleep well?", "I never do. My guests do."]],
  },
  {
    needs: "made",
    kinds: ["statue"],
    says: [
      ["Blink, will you?", "I cannot."],
      ["Are you tired of standing about?", "Nobody has asked before."],
    ],
  },
  { needs: "working", kinds: ["zoo"], says: [["Who looks at whom?", "It depends on the side."]] },
  {
    needs: "grown",
    kinds: ["garden", "park"],
    says: [["When are you at your best?", "Come and see. It passes."]],
  },
  {
    needs: "made",
    kinds: ["park"],
    says: [["Are you wild?", "I was laid out."]],
  },
  { needs: "made", kinds: ["dam"], says: [["May I pass?", "Not if you are water."]] },
  { needs: "made", kinds: ["fort"], says: [["Who goes there?", "Visitors, these days."]] },
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
const works = "The second voice is the place’s own.";

/** Two voices, absurd until one knows. Nothing that is grave, sacred or somebody's home talks. */
export const dialogue: Mechanism = {
  name: "dialogue",
  worth: 4,
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
                    : [{ mechanism: "dialogue", text, uses: [line.key], turn: question, works }];
                }),
          ),
        ),
      );
  },
};

function isTrue({ needs, kinds }: Exchange, { kind, tags }: Place): boolean {
  return (tags?.includes(needs) ?? false) && (kinds === undefined || kinds.includes(kind));
}
