import type { Tag } from "../place.ts";

export interface Exchange {
  needs: Tag;
  kinds?: readonly string[];
  /** What the row has to say besides, where neither a tag nor a kind bears the answer out. */
  bears?: RegExp;
  says: readonly (readonly [question: string, answer: string])[];
}

/** A question, and the answer that a tag of the place gives. */
export const exchanges: readonly Exchange[] = [
  {
    needs: "moved",
    says: [
      ["Born here?", "Brought here."],
      ["Have you lived here long?", "Not always. I was moved."],
      ["Where are you from?", "Not from here."],
      ["Have you ever traveled?", "Once, all of me."],
    ],
  },
  {
    needs: "replica",
    says: [
      ["Are you the real one?", "I am the other one."],
      ["How old are you?", "Younger than I look. I am a copy."],
      ["Have we met before?", "You may be thinking of the other one."],
    ],
  },
  {
    needs: "retired",
    says: [
      ["Still at work?", "I am retired, thank you."],
      ["What do you do?", "Nothing anymore. People come to see it."],
      ["What did you use to do?", "Ask me in the past tense."],
      ["Are you open for business?", "For memories."],
    ],
  },
  {
    needs: "ruin",
    says: [
      ["May I come in out of the rain?", "You would stay wet."],
      ["Where is the rest of you?", "Gone, and I am visited for it."],
      ["Is anybody in?", "Weather."],
    ],
  },
  {
    needs: "climbable",
    says: [
      ["May I come up?", "People do."],
      ["Can I have a better view?", "Upstairs."],
      ["Is there a way up?", "People have come down by it."],
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
      ["Do they keep you for your looks?", "For my work."],
      ["Have you thought of stopping?", "Not during working hours."],
    ],
  },
  {
    needs: "over_water",
    kinds: ["bridge", "covered_bridge"],
    says: [
      ["Wet feet?", "Only as deep as I like."],
      ["Which side are you on?", "Both."],
      ["Do you swim?", "I have arranged not to."],
    ],
  },
  {
    needs: "grown",
    // A forest may have been planted, and a lake dammed.
    kinds: ["peak", "rock", "cave", "canyon", "waterfall", "dune"],
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
    says: [
      ["Nothing to see from out here?", "That is what the door is for."],
      ["Is that all?", "That is the outside."],
    ],
  },
  {
    needs: "not_climbable",
    kinds: ["tower", "lighthouse", "statue", "oddity", "monument"],
    says: [["May I go up?", "Look up. That is all."]],
  },
  {
    needs: "made",
    kinds: ["oddity"],
    // A house or an arcade was for something.
    bears: /\b(?:largest|biggest|giant|tallest|statue|fiberglass|scrap|dinosaurs?)\b/i,
    says: [
      ["What are you for?", "For being stopped at."],
      ["Why?", "You stopped, did you not?"],
    ],
  },
  {
    needs: "made",
    kinds: ["oddity"],
    bears: /\b(?:largest|biggest|giant|tallest|longest|heaviest|huge|enormous)\b/i,
    says: [["Is it not a little large?", "It was meant to be."]],
  },
  {
    needs: "working",
    kinds: ["courthouse"],
    says: [
      ["Are you open to argument?", "All day."],
      ["Do you swear?", "Daily."],
      ["Is the case closed?", "Another one is not."],
    ],
  },
  {
    needs: "working",
    kinds: ["library"],
    says: [
      ["May I take something home?", "Bring it back."],
      ["How many have you read?", "I only keep them."],
      ["Why is everybody whispering?", "They are reading."],
    ],
  },
  {
    needs: "made",
    kinds: ["museum"],
    says: [
      ["May I touch?", "With your eyes."],
      ["Is it all old?", "Older every day."],
      ["Do you ever throw anything away?", "I was founded against it."],
    ],
  },
  {
    needs: "working",
    kinds: ["university"],
    says: [
      ["What do you do all day?", "I am still at school."],
      ["When will you finish?", "Every spring, and never."],
      ["Will this be on the test?", "Everything is."],
    ],
  },
  {
    needs: "made",
    kinds: ["house"],
    says: [
      ["Anybody home?", "Not the first owners."],
      ["Who dusts all this?", "Not the family."],
      ["Shall I wipe my feet?", "Please. It is an old floor."],
    ],
  },
  {
    needs: "made",
    kinds: ["stadium", "arena"],
    says: [
      ["Is it always so quiet?", "Ask again when there is a game."],
      ["Do you take sides?", "Every seat does."],
    ],
  },
  {
    needs: "made",
    kinds: ["fountain"],
    says: [
      ["Thirsty?", "Never."],
      ["Can you keep a secret?", "I run on."],
    ],
  },
  {
    needs: "made",
    kinds: ["monument"],
    says: [
      ["Do you remember?", "It is what I am for."],
      ["For whom are you waiting?", "For people with a minute."],
      ["Do you forget anything?", "I was made not to."],
    ],
  },
  {
    needs: "made",
    kinds: ["square"],
    says: [
      ["Whom are you waiting for?", "Everybody, sooner or later."],
      ["Who lives here?", "Nobody. They pass."],
      ["What do you charge?", "Nobody has found the door."],
      ["Are you always in the middle?", "That is the idea."],
    ],
  },
  {
    needs: "made",
    kinds: ["tower"],
    says: [
      ["How is the weather up there?", "Windier."],
      ["Do you mind heights?", "I am one."],
      ["What do you look down on?", "Most of the town."],
    ],
  },
  {
    needs: "working",
    kinds: ["hotel"],
    says: [
      ["Do you sleep well?", "I never do. My guests do."],
      ["Whose bed is this?", "Tonight?"],
    ],
  },
  {
    needs: "made",
    kinds: ["statue"],
    says: [
      ["Blink, will you?", "I cannot."],
      ["Has anybody told you that you are stiff?", "It is the material."],
      ["Are you tired of standing about?", "Nobody has asked before."],
    ],
  },
  { needs: "working", kinds: ["zoo"], says: [["Who looks at whom?", "It depends on the side."]] },
  {
    needs: "grown",
    kinds: ["garden", "park"],
    says: [
      ["When are you at your best?", "Come and see. It passes."],
      ["What do you do in winter?", "Wait."],
      ["May I pick one?", "Only a favorite."],
    ],
  },
  {
    needs: "made",
    kinds: ["park"],
    says: [
      ["Are you wild?", "I was laid out."],
      ["Who thought of you?", "Somebody with a long pencil."],
    ],
  },
  {
    needs: "made",
    kinds: ["dam"],
    says: [
      ["May I pass?", "Not if you are water."],
      ["Are you holding something back?", "Everything."],
    ],
  },
  {
    needs: "made",
    kinds: ["fort"],
    says: [
      ["Who goes there?", "Visitors, these days."],
      ["Is it safe?", "It was built for that."],
    ],
  },
  {
    needs: "working",
    kinds: ["station"],
    says: [["Are you going anywhere?", "Everybody else is."]],
  },
  {
    needs: "made",
    kinds: ["railway"],
    says: [["Do you ever leave the rails?", "Once would be enough."]],
  },
  { needs: "made", kinds: ["lighthouse"], says: [["Are you bright?", "It has been said at sea."]] },
  { needs: "made", kinds: ["theater"], says: [["Is it true?", "Only until the lights come up."]] },
  {
    needs: "working",
    kinds: ["city_hall"],
    says: [
      ["Can you do something about my street?", "Take a number."],
      ["Is there anybody I could talk to?", "There is a form."],
    ],
  },
];
