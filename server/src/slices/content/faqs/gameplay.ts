import { checkInRangeFt, finderLimits, ladderHours, squareSizeFt } from "@ten-paces/contract";
import { metresToFeet } from "@ten-paces/geo";

export const gameplayFaqs = [
  {
    id: "what-is-a-hunt",
    category: "Gameplay",
    question: "What is a hunt?",
    answer: `A hunt is a sequence of squares, normally ten, that you solve in order. A square is a piece of the map ${squareSizeFt} feet by ${squareSizeFt} feet, and its name is three words joined by dots. Read the clues of your current square, find it, check in, and the next square opens. The first three hunters to finish a paid hunt share its prize pool.`,
  },
  {
    id: "physical-or-digital",
    category: "Gameplay",
    question: "What is the difference between a physical and a digital hunt?",
    answer: `In a physical hunt the clues lead to a real place. You go there, stand at the spot and check in with your phone's position. In a digital hunt each square has three puzzles whose answers are its three words, and what opens them is the landmark behind the square: find out what the place is, from wherever you are. The last square is made of all those before it, so keep what they tell you.`,
  },
  {
    id: "near-me",
    category: "Gameplay",
    question: "Is there a hunt near me?",
    answer:
      "On the page of the hunts, “Near me” puts those of your state and its neighbors first; your position does not leave your device. You can choose a state on the map or by its name, too. Digital hunts are played from anywhere.",
  },
  {
    id: "who-may-play",
    category: "Gameplay",
    question: "Who may play?",
    answer:
      "You must be 18 or over and a resident of the United States, have an account of your own, and hold an active subscription to the hunt. The monthly free hunt needs only the account.",
  },
  {
    id: "how-close",
    category: "Gameplay",
    question: "How close do I have to be to check in?",
    answer: `Within ${checkInRangeFt} feet of the middle of a square that somebody has surveyed. One that nobody has stood on yet is known less surely and counts from farther off; the screen then says within how many feet. Your phone collects a few positions over some seconds, and the server judges by the most accurate of them. When you are not there yet, the answer tells you roughly how far off you are: over a mile, under a mile, or under 500 feet. With the last you are told where to stand, at no further cost, and it stays with the clue.`,
  },
  {
    id: "what-does-the-finder-do",
    category: "Gameplay",
    question: "What does the square finder tell me?",
    answer: `The three words of where you stand. It needs the position of your device, fresh and known to ${Math.round(metresToFeet(finderLimits.weakAboveM))} feet, and answers ${finderLimits.perMinute} times a minute and {finderPerDay} times a day. It takes no coordinates and no clicks on a map. What you ask is kept for 90 days and looked at when a prize is reviewed.`,
  },
  {
    id: "why-is-the-address-useless",
    category: "Gameplay",
    question: "I can see the three-word address. Can I look it up?",
    answer:
      "No. The grid behind it is keyed, and nothing on Ten Paces turns words into a place; an address of what3words, which anybody could look up, is hidden until its square is solved, unless whoever runs this site chose to show it. The finder works in one direction only: it tells you the three words of where you stand, so you can compare them with the square you are looking for.",
  },
  {
    id: "hints",
    category: "Gameplay",
    question: "How do hints work?",
    answer: `Each square has three: a vague one for 1 credit, a better one for 2, and one that nearly tells you for 3. Take them in any order. A hint you have bought stays readable for ever and is never charged twice. In a digital hunt a hint is about the puzzle you are stuck on: what kind of thing it is, its first step, a letter of its word. Easier lines of the clue list come for nothing, too: one with each wrong check-in, and one every ${ladderHours} hours.`,
  },
  {
    id: "skip-a-square",
    category: "Gameplay",
    question: "Can I skip a square, or solve them out of order?",
    answer:
      "No. A locked square opens when the one before it is solved, for everybody alike. If you are stuck, the third hint of a square is meant to get you there.",
  },
  {
    id: "free-hunt",
    category: "Gameplay",
    question: "What is the free hunt?",
    answer:
      "One square a month, with three hints, at no cost. Guesses cost nothing. It pays no prize and counts for no points: it is there so that you can see how a hunt feels.",
  },
  {
    id: "who-writes-clues",
    category: "Gameplay",
    question: "Who writes the clues, and can a search engine solve them?",
    answer:
      "Clues are AI-generated from a library of real landmarks and checked before a hunt opens. How easily a search gives the place away is measured for each square, and medium and hard hunts are usually rewritten so that a search helps less. Some clues in a list may be decoys, true of another place nearby.",
  },
] as const;
