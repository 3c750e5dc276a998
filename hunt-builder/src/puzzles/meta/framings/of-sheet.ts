import { among, type Framing } from "./framing.ts";

/** For rows of letters, one for each square, to be sorted; the length of its words says which column counts. */
export const framesOfSheets: readonly Framing[] = [
  {
    suits: among.water,
    field: "sea",
    titles: [
      "By the Mark",
      "Deeper Than It Looked",
      "Soundings off the {a}",
      "The {a} Below the Surface",
    ],
    about:
      "Somebody sounded the depths of {state} at every place you come to, and found more than water.",
    thread: [
      "By the mark, three words: the first soundings are taken.",
      "Half the chart has its depths; three words from here give one more.",
      "The last soundings before land: three words.",
    ],
    prompts: [
      "A page of soundings, a line for each of some squares behind you, to be put in the order of the sign. The leadsman's columns are numbers that you have counted before, on every first word.",
      "At the next tide others were sounded, and the second words let down.",
      "At the last tide it was the third words' turn, where nobody had sounded yet.",
    ],
    hard: "A page of soundings, taken wherever you have been.",
    end: "Sounded from {first} to {ninth}, the bottom of it is {words}; the last line of the page is {place}.",
  },
  {
    suits: among.rails,
    field: "rails",
    titles: [
      "It Matters How Long You Stayed",
      "The Last Connection",
      "All Change for the {a}",
      "On Time for the {a}",
    ],
    about: "A timetable for all of {state}, with one connection in it that nobody has made yet.",
    thread: [
      "Three words stamp your ticket, and the timetable fills a line.",
      "You are on time. Three words here, and half the timetable is filled.",
      "The next stop is the last one; three words before you get there.",
    ],
    prompts: [
      "A timetable with lines for stops you have made; the sign in the corner puts the stops in order. Which column is yours depends on how long your first word kept you there.",
      "The second timetable has other stops, and is for the second words.",
      "The last timetable goes by the third words; after it no stop is left.",
    ],
    hard: "A timetable for every stop you have made. It matters how long you stayed.",
    end: "All trains from {first} to {ninth} are in. The board shows {words}, and the terminus is {place}.",
  },
  {
    suits: among.stage,
    field: "race",
    isMerry: true,
    titles: [
      "The Judges Measured Everything",
      "Pencils Down",
      "Points for the {a}",
      "Full Marks for the {a}",
    ],
    about: "Three rounds all over {state}, and judges who measured more than they were asked to.",
    thread: [
      "For three words a judge makes a note that you may not read yet.",
      "The score cards are half full; three words from here, and the judges whisper.",
      "One more card, three more words, and the judges put their pencils down.",
    ],
    prompts: [
      "The judges have cards for squares of yours, and the sign says who comes first. In this round a first word is worth its length, and that is where its score is found.",
      "The second round calls others up, and judges second words.",
      "The third round decides. Third words; then everybody has been heard.",
    ],
    hard: "A card for each square. The judges have measured everything, and begin with what came first.",
    end: "The judges have heard everyone from {first} to {ninth}, and find {words}. The last card is for {place}.",
  },
  {
    suits: among.shelves,
    field: "books",
    titles: [
      "The Catalog on the Stairs",
      "Back Where It Stood",
      "The {a} Misfiled",
      "See Also: The {a}",
    ],
    about:
      "The card catalog of {state} has fallen down the stairs. You know in which order it stood.",
    thread: [
      "Three words, and one card of the catalog can go back where it was.",
      "Half the catalog is off the floor; three words pick up another card.",
      "One card lies under the stairs yet. Three words, and it is found.",
    ],
    prompts: [
      "Cards for squares of yours, out of order. The sign in the corner says how they were filed; which letter counts, one knows who remembers how long the first words were.",
      "The second tray holds other cards, and goes by second words.",
      "The third tray: third words, and the catalog is whole.",
    ],
    hard: "Catalog cards, all over the floor, and a sign for the way they stood.",
    end: "From {first} to {ninth} the cards are in order again, and the one that was lost behind them is {place}: {words}.",
  },
  {
    suits: among.country,
    field: "garden",
    titles: [
      "How Deep, Says the Gardener",
      "What Came Up",
      "Seeds for the {a}",
      "Sown Beside the {a}",
    ],
    about: "A gardener of {state} sowed something at every place, and asks you how deep.",
    thread: [
      "Three words go into the ground here, says the gardener; label the row.",
      "Half the rows are sown, and three words from here are next.",
      "The last packet before the rain holds three words.",
    ],
    prompts: [
      "Rows were sown for your squares, in the order that the sign on the packet shows. How deep one digs, the first words tell, without being read.",
      "The second bed was dug by the second words.",
      "The third bed goes by the third words; then the gate is shut.",
    ],
    hard: "Seed packets, a row for every square. How deep, the gardener asks; you have counted it before.",
    end: "It has come up everywhere from {first} to {ninth}. From the fence one reads {words}, and the last packet says {place}.",
  },
  {
    suits: [...among.town, ...among.works, ...among.houses],
    field: "money",
    titles: [
      "The Ledger Forgets Nobody",
      "Paid in Full",
      "Overdue at the {a}",
      "The Debt of the {a}",
    ],
    about: "Every place in {state} has run up a debt, says the ledger, and it forgets nobody.",
    thread: [
      "Three words are owed here, and the ledger is patient.",
      "Half the accounts are paid; this one comes to three words.",
      "One debt is open, of three words; then the books can be closed.",
    ],
    prompts: [
      "A ledger with lines for squares behind you; the sign in the corner says who pays first. What each owes goes by the size of its first word.",
      "The second ledger asks others, for what is due by the second words.",
      "The third ledger settles by the third words, and then everybody has paid.",
    ],
    hard: "A ledger with a line for every square behind you, and a sign in its corner.",
    end: "{first} has paid and {ninth} has paid; the account of {place} is settled with {words}.",
  },
];
