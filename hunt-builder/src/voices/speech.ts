import type { Voice } from "./voice.ts";

/** Voices that are spoken: riddles, guides, witnesses, toasts. */
export const speech: readonly Voice[] = [
  { name: "riddle", template: "Riddle me {kind}, {where}: {image}. {A}." },
  {
    name: "asking",
    template: "What is {kind}, {where}, and has this said of it: {image}? {A}.",
  },
  {
    name: "driver",
    template:
      "“You will be wanting {kind},” said the driver {where}. “{Image},” I said, to be sure. He nodded, for {a}.",
  },
  {
    name: "guide",
    sober: true,
    template:
      "Step down, please, said the guide, for we are {where} and this is {kind}. “{Image},” she said, and let us look. {A}.",
  },
  {
    name: "witness",
    template:
      "Asked what was to be seen {where}, the witness said that it was {kind}. Pressed to be plainer, the witness said, “{Image}.” It was not disputed that {a}.",
  },
  {
    name: "wager",
    template:
      "I will bet you a dinner that you cannot name {kind}, {where}, from this alone: {image}. Since I am hungry, have one thing more: {a}.",
  },
  {
    name: "saying",
    template: "They have a saying {where} about {kind}: {image}. What they leave out is that {a}.",
  },
  {
    name: "bedtime",
    template:
      "One more before the lamp goes out, said my aunt, about {kind}, {where}: {image}. In my sleep I worked out that {a}.",
  },
  {
    name: "two travelers",
    sober: true,
    template:
      "Two travelers met {where}, and both had been to {kind}. “{Image},” said one. The other said only that {a}.",
  },
  {
    name: "pilot",
    sober: true,
    template:
      "From the air {where} one picks out {kind}. From the ground one would sooner say “{image}.” {A}.",
  },
  {
    name: "toast",
    template: "Ladies and gentlemen, I give you {kind}, {where}! {Image}. {A}.",
  },
  {
    name: "stage direction",
    template:
      "Scene, {where}: at the back, {kind}. Enter a traveler, who says, “{Image}.” A voice in the wings replies that {a}.",
  },
  {
    name: "phrase book",
    template:
      "The phrase book has no word for {kind}, {where}, so it offers “{image}.” For advanced pupils it adds that {a}.",
  },
  {
    name: "birds",
    template:
      "Ask the birds {where} about {kind} and they will tell you nothing. A more talkative visitor put it so: {image}. {A}.",
  },
  {
    name: "grandmother",
    template:
      "My grandmother never named a place outright, and for {kind}, {where}, she would say, “{Image}.” I have since found out that {a}.",
  },
  {
    name: "whisper",
    sober: true,
    template:
      "Say it softly {where}, near {kind}: {image}. If anyone asks how you know, answer that {a}.",
  },
  {
    name: "children",
    template:
      "Children {where} have a game about {kind}, and the one who is It must say “{image}.” The grown-ups only know that {a}.",
  },
  {
    name: "teacher",
    sober: true,
    template:
      "Close the book, said the teacher, and tell me of {kind}, {where}. “{Image},” said a voice from the back. She let it stand, for {a}.",
  },
  {
    name: "crossroads",
    sober: true,
    template:
      "Straight on at the crossroads, {where}, for {kind}. The woman at the pump would say no more than this: {image}. {A}.",
  },
];
