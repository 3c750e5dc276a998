import type { Voice } from "./voice.ts";

/** Voices that write to somebody: letters, cards, notes, diaries. */
export const letters: readonly Voice[] = [
  {
    name: "letter to Ruth",
    sober: true,
    template:
      "Dear Ruth, I am writing this {where}, within sight of {kind}, and that is all I will say. I tried to draw it and wrote this instead: {image}. {A}.",
  },
  {
    name: "letter to a brother",
    template:
      "My dear brother, if you come looking for me, try {kind}, {where}. The landlady calls it “{image},” and I cannot better that. {A}.",
  },
  {
    name: "letter to an uncle",
    template:
      "Dear Uncle, you said I would never find {kind} {where}, and I have. You might have warned me: {image}. {A}.",
  },
  {
    name: "letter to the editor",
    sober: true,
    template:
      "Dear editor, your last number dismissed {kind}, {where}, in a word. You might have said “{image}.” You might have added that {a}.",
  },
  {
    name: "postcard",
    sober: true,
    template:
      "A postcard mailed {where} shows {kind}. On the back is written, “{Image}.” The postmark is blurred, but {a}.",
  },
  {
    name: "cairn note",
    sober: true,
    template:
      "Note left under a stone {where}, for whoever follows: you want {kind}. If in doubt, think of this: {image}. {A}.",
  },
  {
    name: "diary",
    template:
      "Diary, boots still wet: {where} all day, and at the end of it {kind}. Wrote down “{image}” and was satisfied. {A}.",
  },
  {
    name: "will",
    template:
      "To whoever finds it I leave {kind}, {where}, which was never mine to give. Let the label say only “{image}.” {A}.",
  },
  {
    name: "visitors' book",
    sober: true,
    template:
      "Three entries in a visitors' book {where}, under a drawing of {kind}: the first cannot be read, the second says “{image},” and the third says that {a}.",
  },
  {
    name: "blind date",
    template:
      "You will know me, it wrote, for I am {kind}, {where}. My friends say “{image}.” They might have told you that {a}.",
  },
  {
    name: "painter",
    sober: true,
    template: "From a painter's notebook, {where}: {kind}, early light. {Image}. {A}.",
  },
  {
    name: "library slip",
    template:
      "Overdue: one visit to {kind}, {where}. The fine is to learn this line by heart: {image}. {A}.",
  },
  {
    name: "ticket stub",
    template:
      "Found in a coat {where}, a ticket stub, and on it a drawing of {kind}. Someone has written along the edge, “{Image}.” {A}.",
  },
  {
    name: "chalk",
    template: "Chalked on a wall {where}, beside a rough drawing of {kind}: “{image}.” {A}.",
  },
];
