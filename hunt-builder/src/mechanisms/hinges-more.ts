import type { Hinge } from "./hinge.ts";

/** Words with two meanings, by kind: what any place of its kind bears out, so that a kind is not heard by one pun. */
export const hingesMore: readonly Hinge[] = [
  {
    kinds: ["museum"],
    texts: [
      "It has a great many cases, and tries none.",
      "Exhibits are shown here, and nobody is on trial.",
    ],
  },
  {
    kinds: ["theater"],
    unless: ["ruin"],
    texts: [
      "Those who act up here are applauded.",
      "It has a house, and nobody lives in it.",
      "People pay here to be kept in the dark.",
    ],
  },
  {
    kinds: ["library"],
    unless: ["retired", "ruin"],
    texts: [
      "Its leaves turn at any time of the year.",
      "You may check out here without ever having stayed.",
    ],
  },
  {
    kinds: ["courthouse"],
    unless: ["retired", "ruin"],
    texts: [
      "It has a bar without a drink and a bench that nobody naps on.",
      "Many a suit has been pressed here, and none was worn out.",
    ],
  },
  {
    kinds: ["city_hall"],
    unless: ["retired", "ruin"],
    texts: ["Things are moved here all evening, and stay where they were."],
  },
  {
    kinds: ["capitol"],
    unless: ["retired"],
    texts: ["The floor is taken here, and is still there afterward."],
  },
  {
    kinds: ["stadium", "arena"],
    unless: ["ruin"],
    texts: ["A tie here is worn by nobody.", "A high score here is nothing to sing from."],
  },
  {
    kinds: ["university"],
    unless: ["retired", "ruin"],
    texts: [
      "Marks are given here, and leave no trace.",
      "People come here to take a chair, and it stays.",
    ],
  },
  {
    kinds: ["garden"],
    texts: ["Here one may go to seed without shame.", "What is planted here is no evidence."],
  },
  {
    kinds: ["statue"],
    texts: ["It takes a stand and never says on what.", "It keeps still for every portrait."],
  },
  {
    kinds: ["bridge"],
    unless: ["ruin", "moved"],
    texts: ["It gets over things.", "It is crossed, and never angry."],
  },
  { kinds: ["dam"], unless: ["ruin"], texts: ["Whatever it thinks, it holds back."] },
  {
    kinds: ["hotel"],
    unless: ["retired", "ruin"],
    texts: ["People check in here, and it is not chess.", "It has many keys and no tune."],
  },
  { kinds: ["tower"], unless: ["ruin"], texts: ["It has story upon story, and tells none."] },
  { kinds: ["fountain"], unless: ["ruin"], texts: ["It spouts, and says nothing."] },
  {
    kinds: ["aquarium"],
    texts: ["It has schools without a teacher.", "Its schools have scales and no music."],
  },
  { kinds: ["peak"], texts: ["It has a point, and one must go up for it."] },
  { kinds: ["lake"], texts: ["Its banks lend nothing."] },
  { kinds: ["fort"], texts: ["It was ready to charge, and never sent a bill."] },
  { kinds: ["observatory"], texts: ["Its stars have never signed anything."] },
  { kinds: ["canal"], says: /\block/, texts: ["It has locks, and no key fits them."] },
  { kinds: ["railway"], texts: ["It has lines, and has never had to learn them."] },
  { kinds: ["mill"], texts: ["Its grind was daily."] },
];
