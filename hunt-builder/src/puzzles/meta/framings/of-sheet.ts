import { among, type Framing } from "./framing.ts";

/** For rows of letters, one for each square, to be sorted; the length of its words says which column counts. */
export const framesOfSheets: readonly Framing[] = [
  {
    suits: among.water,
    field: "sea",
    titles: ["Soundings", "Three Tides of the {a}", "The {a} at Low Water"],
    about:
      "Somebody sounded the depths of {state} at every place you come to, and wrote down letters.",
    thread: [
      "By the mark, three words: the first soundings are taken.",
      "Half the chart has its depths; three words from here give one more.",
      "The last soundings before land: three words.",
    ],
    prompts: [
      "A page of soundings, a line for each square behind you, to be put in the order of the sign. The leadsman's columns are numbers that you have counted before, on every first word.",
      "At the next tide the second words were let down. Mind the sign in the corner.",
      "At the last tide it was the third words' turn. Read on until the boxes are full.",
    ],
    hard: "A page of soundings, taken wherever you have been.",
    end: "Sounded from {first} to {ninth}, the bottom of it is {words}; the last line of the page is {place}.",
  },
  {
    suits: among.rails,
    field: "rails",
    titles: ["The Timetable", "Connections at the {a}", "Three Lines Past the {a}"],
    about: "A timetable for all of {state}: every place has its line, and one column is yours.",
    thread: [
      "Three words stamp your ticket, and the timetable fills a line.",
      "You are on time. Three words here, and half the timetable is filled.",
      "The next stop is the last one; three words before you get there.",
    ],
    prompts: [
      "A timetable with a line for every stop you have made; the sign in the corner puts the stops in order. Which column is yours depends on how long your first word kept you there.",
      "The second timetable is for the second words. Look at its corner before you board.",
      "The last timetable goes by the third words, and ends where the boxes end.",
    ],
    hard: "A timetable for every stop you have made. It matters how long you stayed.",
    end: "All trains from {first} to {ninth} are in. The board shows {words}, and the terminus is {place}.",
  },
  {
    suits: among.stage,
    field: "race",
    isMerry: true,
    titles: ["The Score Cards", "Three Rounds at the {a}", "Points for the {a}"],
    about: "A card for each place, three rounds, and a judge from {state} who counts in letters.",
    thread: [
      "For three words a judge makes a note that you may not read yet.",
      "The score cards are half full; three words from here, and the judges whisper.",
      "One more card, three more words, and the judges put their pencils down.",
    ],
    prompts: [
      "The judges have a card for each square, and the sign says who comes first. In this round a first word is worth its length, and that is where its score is found.",
      "The second round judges second words, in the order of its own sign.",
      "The third round decides. Third words; call the scores until the boxes are full.",
    ],
    hard: "A card for each square. The judges have measured everything, and begin with what came first.",
    end: "The judges have heard everyone from {first} to {ninth}, and find {words}. The last card is for {place}.",
  },
  {
    suits: among.shelves,
    field: "books",
    titles: ["The Card Catalog", "Three Ways to File the {a}", "The {a} Misfiled"],
    about:
      "The card catalog of {state} has fallen down the stairs. You know in which order it stood.",
    thread: [
      "Three words, and one card of the catalog can go back where it was.",
      "Half the catalog is off the floor; three words pick up another card.",
      "One card lies under the stairs yet. Three words, and it is found.",
    ],
    prompts: [
      "A card for every square, out of order. The sign in the corner says how they were filed; which letter counts, one knows who remembers how long the first words were.",
      "The second tray was filed by its own sign, and goes by second words.",
      "The third tray: third words, as many cards as there are boxes.",
    ],
    hard: "Catalog cards, all over the floor, and a sign for the way they stood.",
    end: "From {first} to {ninth} the cards are in order again, and the one that was lost behind them is {place}: {words}.",
  },
  {
    suits: among.country,
    field: "garden",
    titles: ["The Seed Packets", "Three Beds at the {a}", "What Came Up by the {a}"],
    about:
      "A gardener of {state} sowed a row for every place, and in each a single letter came up.",
    thread: [
      "Three words go into the ground here, says the gardener; label the row.",
      "Half the rows are sown, and three words from here are next.",
      "The last packet before the rain holds three words.",
    ],
    prompts: [
      "A row was sown for every square, in the order that the sign on the packet shows. How deep one digs, the first words tell, without being read.",
      "The second bed was dug by the second words. Look at its packet first.",
      "The third bed goes by the third words; stop where the boxes stop.",
    ],
    hard: "Seed packets, a row for every square. How deep, the gardener asks; you have counted it before.",
    end: "It has come up everywhere from {first} to {ninth}. From the fence one reads {words}, and the last packet says {place}.",
  },
  {
    suits: [...among.town, ...among.works, ...among.houses],
    field: "money",
    titles: ["The Rent Roll", "Three Ledgers of the {a}", "The {a} in Its Order"],
    about:
      "Every place in {state} owes a letter, says the ledger, and it knows in which order they pay.",
    thread: [
      "Three words are owed here, and the ledger is patient.",
      "Half the accounts are paid; this one comes to three words.",
      "One debt is open, of three words; then the books can be closed.",
    ],
    prompts: [
      "A ledger with a line for every square behind you; the sign in the corner says who pays first. What each owes goes by the size of its first word.",
      "The second ledger asks for what is due by the second words. It may have another sign.",
      "The third ledger settles by the third words, until the boxes are full.",
    ],
    hard: "A ledger with a line for every square behind you, and a sign in its corner.",
    end: "{first} has paid and {ninth} has paid; the account of {place} is settled with {words}.",
  },
];
