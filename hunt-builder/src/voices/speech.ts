import type { Voice } from "./voices.ts";

/** Voices that are spoken: riddles, guides, witnesses, toasts. */
export const speech: readonly Voice[] = [
  { name: "riddle", template: "Riddle me {kind} {where}: {image}. {A}. {B}." },
  {
    name: "driver",
    template:
      "“You will be wanting {kind},” said the driver, somewhere {where}. “{Image},” I said, to be sure. He nodded, for {a}, and {b}.",
  },
  {
    name: "guide",
    template:
      "Keep together, please, said the guide, for we are {where} and this is {kind}. {A}. “{Image},” she added, and let us look. {B}.",
  },
  {
    name: "witness",
    template:
      "Asked what was to be seen {where}, the witness answered, “It was {kind}.” Pressed to be plainer, the witness said, “{Image}.” It was not disputed that {a}, or that {b}.",
  },
  {
    name: "recipe",
    template:
      "Take any road that ends {where}, and look for {kind}; stir in one line, “{image}”; season with the knowledge that {a}; and serve with the fact that {b}.",
  },
  {
    name: "lost and found",
    template:
      "Lost {where}, within sight of {kind}: one afternoon, well spent. {A}. {B}. The finder will know the spot by these words: {image}.",
  },
  {
    name: "late bulletin",
    template:
      "The late bulletin from our correspondent {where} concerns {kind}. {A}. {B}. It closes with the words “{image}.”",
  },
  {
    name: "porter",
    template:
      "All change {where} for {kind}! {A}. {B}. The porter has his own way of calling it: {image}.",
  },
  {
    name: "stage direction",
    template:
      "Scene, {where}; at the back, {kind}. A traveler enters and says, “{Image}.” A voice replies that {a}. Curtain, while someone in the stalls recalls that {b}.",
  },
  {
    name: "nursery tale",
    template: "There is {kind} {where}, and children who pass it say “{image}.” {A}. {B}.",
  },
  {
    name: "wager",
    template:
      "I bet you a dinner that you cannot name {kind} {where} from this alone: {image}. You may have one thing more, which is that {a}. Since I am hungry, have another: {b}.",
  },
  {
    name: "painter",
    template: "From the notebook of a painter {where}: {kind}, early light. {Image}. {B}. {A}.",
  },
  {
    name: "phrase book",
    template:
      "The phrase book has no word for {kind} {where}, so it offers “{image}.” It adds that {a}, and, for advanced pupils, that {b}.",
  },
  {
    name: "pilot",
    template:
      "From the air {where} one picks out {kind}. {A}. From the ground one would rather say “{image}.” {B}.",
  },
  {
    name: "toast",
    template: "Ladies and gentlemen, {where} I give you {kind}! {Image}. {A}. {B}.",
  },
  {
    name: "proverb",
    template:
      "They have a saying {where}, and it is about {kind}: {image}. What they mean is that {a}. What they leave out is that {b}.",
  },
  {
    name: "bedtime",
    template:
      "One more before the lamp goes out, said my aunt, and it is about {kind} {where}. {Image}. She would only tell me further that {a}. In my sleep I heard that {b}.",
  },
  {
    name: "two travelers",
    template:
      "Two travelers met {where}, and both had been to {kind}. One said, “{Image}.” The other said that {a}. They agreed, at least, that {b}.",
  },
  {
    name: "surveyor aloud",
    template:
      "Call it out and I will book it, said the surveyor {where}: {kind}. {A}. Under remarks he had me put “{image}.” {B}.",
  },
  { name: "echo", template: "Shout {where}, and {kind} may answer. {Image}. {A}. {B}." },
  {
    name: "blind date",
    template:
      "You will know me, it wrote, for I am {kind} {where}. My friends say “{image}.” They might have told you that {a}, or else that {b}.",
  },
  {
    name: "jury of gulls",
    template:
      "Ask the birds {where} about {kind} and they will say nothing useful. {A}. A more talkative visitor put it so: {image}. {B}.",
  },
  {
    name: "weather vane",
    template:
      "The wind is light {where} and the view is of {kind}. {B}. Forecast for those who know: {image}. {A}.",
  },
  {
    name: "barber",
    template:
      "My barber was {where} last summer and will talk of nothing but {kind}. “{Image},” he says, with the scissors open. He swears that {a}. I have looked it up, and {b}.",
  },
];
