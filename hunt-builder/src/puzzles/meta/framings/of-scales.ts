import { among, type Framing } from "./framing.ts";

/** For pairs of numbers: a rank among the squares, as the sign sorts them, and a letter of their words in a row. */
export const framesOfScales: readonly Framing[] = [
  {
    suits: among.water,
    field: "sea",
    titles: [
      "The Order of the Fleet",
      "Answered as One",
      "A Signal to the {a}",
      "Room Astern for the {a}",
    ],
    about:
      "A fleet gathers off {state} at dusk, and it speaks to those who have learned its signals.",
    thread: [
      "Three words put another ship in line.",
      "Half the fleet is in line; three words from here bring up one more.",
      "One ship is missing from the fleet, and three words call her.",
    ],
    prompts: [
      "The squares sail in line, and the flag above says by what they are ordered. A signal names a ship by its place in the line, and then how far along her deck to look.",
      "Another signal to the same fleet.",
      "The last signal before dark: ship, then letters.",
    ],
    hard: "Signals to a fleet, and a flag above them.",
    end: "The fleet from {first} to {ninth} answers as one: {words}. Its last signal is {place}.",
  },
  {
    suits: among.rails,
    field: "rails",
    titles: [
      "A Seat Is Kept for You",
      "The Long Train",
      "A Ticket for the {a}",
      "Window Seat to the {a}",
    ],
    about: "A long train is made up all over {state}, and somewhere on it a seat is kept for you.",
    thread: [
      "Three words couple one more car here.",
      "Half the long train is made up; three words from here lengthen it.",
      "One more car, three words long, and steam is up.",
    ],
    prompts: [
      "The squares are coupled into a train, in the order that the sign tells. A ticket has a car and a seat; you have seen what sits in each of them, from end to end.",
      "A second ticket, for other seats in the same train.",
      "The last ticket. Car, seat; then the whistle.",
    ],
    hard: "Tickets, and the train is made up of everything behind you.",
    end: "Everybody has a seat, from {first} to {ninth}. The board says {words}, and the conductor says {place}.",
  },
  {
    suits: among.stage,
    field: "race",
    isMerry: true,
    titles: ["The Order of Finish", "By a Ribbon", "Photo Finish at the {a}", "The {a} by a Nose"],
    about:
      "A race through all of {state}, decided at a desk, and so close that it takes a photograph.",
    thread: [
      "Three words get you past this post, and the race is on.",
      "Halfway round the course, and three words more.",
      "The last turn: three words, and one can see the line.",
    ],
    prompts: [
      "The finish was close. The sign says what they raced by, the first number is a place in that race; the second counts along the winner's ribbon, where its words are stitched.",
      "The second race was run by the same field.",
      "The last race decides it. Place, then letters.",
    ],
    hard: "The finish was close, and the judge writes two numbers for each.",
    end: "The photograph leaves no doubt: {words}. The race from {first} was to {place}.",
  },
  {
    suits: among.shelves,
    field: "cabinet",
    titles: [
      "The Assayer's Weights",
      "The Needle Comes to Rest",
      "Weighed Against the {a}",
      "The {a} on the Scale",
    ],
    about:
      "An assayer waits for everything that {state} is going to show you, and says nothing until the end.",
    thread: [
      "Three words go onto the scale, and the assayer says nothing.",
      "The assayer has weighed half of it; three words from here come next.",
      "One more weight, of three words, and the needle can rest.",
    ],
    prompts: [
      "A pair of scales with a sign above it: on one pan the rank of a square, as the sign sorts them, on the other where in its answer the weighing begins.",
      "The next scales weigh the same company.",
      "The last scales are the finest; put on them what the others taught you.",
    ],
    hard: "A pair of scales, and a sign above that decides who goes first.",
    end: "Everything from {first} to {ninth} is weighed, and the needle stands at {words}. It comes to exactly {place}.",
  },
  {
    suits: among.country,
    field: "trail",
    titles: [
      "The Ranger's Count",
      "Dry Feet on the Far Bank",
      "Stepping Stones to the {a}",
      "Across to the {a}",
    ],
    about: "There is a dry way across in {state}, says a ranger, for whoever remembers the stones.",
    thread: [
      "Three words are the first stones across, says the ranger's list.",
      "Halfway over the water, and three words for the next stones.",
      "The other bank is near: three more words to step on.",
    ],
    prompts: [
      "The squares lie like stones in a row, and the sign says which comes first. So many stones along; then so many paces over what is written on that one.",
      "Cross again, by the second list.",
      "The third crossing is the last. Stones, then paces.",
    ],
    hard: "A ranger's list, and a sign at the head of it. You have stood on every one of these stones.",
    end: "Dry feet on the other side: {words} was the way over from {first}, and this bank is {place}.",
  },
  {
    suits: [...among.town, ...among.works, ...among.houses],
    field: "money",
    titles: ["The Pay Window", "The Last in Line", "Owed to the {a}", "Payday at the {a}"],
    about: "Payday in {state}: everybody stands in one line, and nobody knows yet what is paid.",
    thread: [
      "Take a place in the line, with three words.",
      "The line is long by now, and three words from here join it.",
      "One more in the line, with three words, and the window opens.",
    ],
    prompts: [
      "All squares stand in line at the window, in the order of the sign. The paymaster calls a place in the line and a number, and takes it from what they have in hand.",
      "The window shuts and opens; the line stands as it stood.",
      "The last calls before the window shuts: place in line, then letters.",
    ],
    hard: "A window, a line before it, and a paymaster who speaks in numbers.",
    end: "All are paid, from {first} to {ninth}. What was paid out is {words}, and the last in line was {place}.",
  },
];
