import { among, type Framing } from "./framing.ts";

/** For references into the stories that solved squares tell. */
export const framesOfBooks: readonly Framing[] = [
  {
    suits: among.water,
    field: "sea",
    titles: [
      "Entries in a Wet Hand",
      "Read Back by the Mate",
      "The Log of the {a}",
      "The {a}, Entered in Ink",
    ],
    about:
      "A ship's log of {state} is written as you go, and at the end somebody reads it back to you.",
    thread: [
      "The mate enters three words in the log, and what this place has to tell.",
      "The log is half written; three words from here, and a story with them.",
      "One more entry in the log, three words long, before land.",
    ],
    prompts: [
      "The stories of your squares are one ship's log, and somebody has gone through it with a grease pencil. The pencil left three numbers at a time.",
      "The pencil went on, from entry to entry: square, line, word.",
      "The last entries are smudged; the numbers are not.",
    ],
    hard: "Grease pencil, in the margins of a log that you have read.",
    end: "The log begins at {first} and ends at {place}; read back to you, it says {words}.",
  },
  {
    suits: among.rails,
    field: "rails",
    titles: [
      "Received in Good Order",
      "Handle with Care, Then Open",
      "Freight for the {a}",
      "Addressed to the {a}",
    ],
    about:
      "Goods go out from every place in {state}, a word at a time; the last station unpacks them.",
    thread: [
      "Three words are crated here, and the waybill begins.",
      "The cars are half loaded; three words from here go on top.",
      "One last crate of three words, and the goods can leave.",
    ],
    prompts: [
      "A waybill lists what was shipped, three numbers to a crate. At this end a crate is opened just far enough to see how its word begins.",
      "A second waybill, made out by the same agent.",
      "The third waybill closes the account; unload it as you did the others.",
    ],
    hard: "A waybill, and numbers for every crate. You have seen all of it packed.",
    end: "Shipped from {first} and from everywhere after it, received at {place} in good order: {words}.",
  },
  {
    suits: among.stage,
    field: "stage",
    isMerry: true,
    titles: [
      "The Prompter's Copy",
      "What the Prompter Whispered",
      "A Cue from the {a}",
      "Whispered to the {a}",
    ],
    about: "Every place in {state} has its lines. The prompter has marked where the whisper comes.",
    thread: [
      "Three words are the cue here; the prompter opens the book.",
      "Half the parts are spoken, and three words from here are the next cue.",
      "The last act is near: three words, and listen well.",
    ],
    prompts: [
      "The prompter's copy holds every story you have been told. Three numbers say where the whisper comes; the prompter never needs more than the beginning of a word.",
      "More marks, in the second act: part, line, word.",
      "The third act is nearly all marks. Whisper it through.",
    ],
    hard: "A prompter's marks without the copy. You have heard every part.",
    end: "The whisper went through every part since {first}: {words}. The last line of all is {place}.",
  },
  {
    suits: among.shelves,
    field: "books",
    titles: [
      "The Book of the Road",
      "The Chapter You Write Yourself",
      "A Chapter on the {a}",
      "The {a} on the Last Page",
    ],
    about:
      "Every place you find in {state} adds a chapter to one book, and the last chapter is missing.",
    thread: [
      "Three words open a chapter here, and somebody is taking notes.",
      "The book is at its middle: three words turn the page.",
      "One chapter more, and three words to open it; then come the notes.",
    ],
    prompts: [
      "Every square you solved has told its story, and somebody went through all of them with a pencil, volume by volume. A beginning is all that was wanted of each mark.",
      "More footnotes, by the same reader: volume, line, word.",
      "On the last leaf the pencil is nearly used up.",
    ],
    hard: "Somebody went through all of your stories with a pencil.",
    end: "The book began with {first} and has an ending after all: {words}, with {place} on the last page.",
  },
  {
    suits: among.country,
    field: "garden",
    titles: [
      "Pressed Flowers",
      "Kept Between the Pages",
      "A Leaf from the {a}",
      "Pressed Beside the {a}",
    ],
    about:
      "A walker through {state} kept something of every place, pressed flat, and never said what.",
    thread: [
      "Three words, and something of this place to press between the pages.",
      "The album is half full; three words from here, and one more leaf.",
      "There is room for one more leaf, and for three words.",
    ],
    prompts: [
      "A walker pressed a leaf at certain words of the stories you were told. Three numbers are written on the stem, and only the beginning of the word shows through.",
      "Other leaves, from other pages: square, line, word.",
      "The last leaves are the smallest, and were pressed the same way.",
    ],
    hard: "Stems with numbers, and the flowers gone. You would know the pages.",
    end: "Something was kept of every story since {first}. It says {words}, and was found at {place}.",
  },
  {
    suits: [...among.town, ...among.works, ...among.houses],
    field: "court",
    titles: [
      "So Entered, Says the Clerk",
      "Every Witness Was Right",
      "Sworn In: The {a}",
      "Heard Before the {a}",
    ],
    about:
      "Witnesses from all over {state} tell their stories, and a clerk reads out what matters.",
    thread: [
      "This place is sworn in with three words.",
      "Half the witnesses are heard; the next one answers to three words.",
      "One witness is left, and takes an oath of three words.",
    ],
    prompts: [
      "The clerk calls the squares as witnesses, by three numbers each, and reads back from what they have told. The record keeps beginnings.",
      "The clerk turns the page and calls others: witness, line, word.",
      "The last calls of the day. The record is nearly full.",
    ],
    hard: "The clerk calls the roll in numbers, and you have heard every witness.",
    end: "{first} was heard first and {place} last; so entered, says the clerk: {words}.",
  },
];
