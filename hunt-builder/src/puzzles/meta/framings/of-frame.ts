import { among, type Framing } from "./framing.ts";

/** For rows of boxes with a lit column, which want answers of the squares before. */
export const framesOfRight: readonly Framing[] = [
  {
    suits: among.water,
    field: "sea",
    titles: [
      "The Harbor Is Nearly Full",
      "Lamps Along the Pier",
      "A Berth for the {a}",
      "Harbor Lights for the {a}",
    ],
    about:
      "A harbor master in {state} turns nobody away, and lights no lamp before the harbor is full.",
    thread: [
      "The harbor master has a berth free for three words, and the tide is right.",
      "Half the berths are taken; the three words from here get the next ones.",
      "The harbor is nearly full. Three words more, and the lamps are lit.",
    ],
    prompts: [
      "The harbor master gives each word of yours a berth, a plank for every letter. What is chalked before it says from which square the word must come, and some planks have lamps.",
      "On the second pier the planks are counted anew: other words, other lamps, the same log of where you have been.",
      "The third pier is the longest way out. Moor what fits, and read the lamps from the land to the sea.",
    ],
    hard: "Planks, and on each row of them light. The harbor master asks what you have brought.",
    end: "{first} has a berth, and so has {ninth}; the lamps along the pier say {words}, and the harbor's name is {place}.",
  },
  {
    suits: among.rails,
    field: "rails",
    titles: [
      "Lit Windows",
      "Awake on the Night Train",
      "The Night Train to the {a}",
      "Still Awake Past the {a}",
    ],
    about:
      "A night train crosses {state}, and somebody on it is awake and would like to be noticed.",
    thread: [
      "Three words board here, and the night train has cars to spare.",
      "The night train is half full; three words from here take window seats.",
      "The last car is coupled. Three words, and the night train pulls out.",
    ],
    prompts: [
      "A night train stands at the last platform. Each car has as many windows as one of your words has letters, its plate says from which square, and behind some windows there is light.",
      "The second train is coupled of other cars. Seat your words in it as before; whoever is awake counts.",
      "The last train of the night. Walk it from the engine to the end, and look into the lit windows only.",
    ],
    hard: "A night train stands at the last platform, and in every car somebody is awake.",
    end: "The night train has passed everything from {first} to {ninth}. Its windows said {words}, and it stops at {place}.",
  },
  {
    suits: among.stage,
    field: "stage",
    isMerry: true,
    titles: [
      "When the House Is Full",
      "The Spotlight Knows",
      "A Seat for the {a}",
      "Front Row for the {a}",
    ],
    about: "A full house is expected in {state}, and the play begins when everybody has a seat.",
    thread: [
      "Three words are shown to their seats; the house is empty yet.",
      "Half the house is seated, and three more words look for their row.",
      "The lights are going down. Three words more, please, and quietly.",
    ],
    prompts: [
      "An usher shows your words to their rows: as many seats as letters, and a card that says of which square the row is. The spotlight falls on a seat or a few in each.",
      "The balcony is seated by the same cards. Count the chairs, find the word, look who sits in the light.",
      "The last rows are close to the stage. Once everybody sits, read the light from the back of the house to the front.",
    ],
    hard: "A house full of chairs, an usher with cards, and a spotlight that knows where to fall.",
    end: "The spotlight went from {first} to {ninth} and stands still at {place}: the house has spoken, and it said {words}.",
  },
  {
    suits: among.shelves,
    field: "cabinet",
    titles: [
      "The Keeper of Drawers",
      "Labeled Before You Came",
      "A Drawer for the {a}",
      "The {a} in the Bottom Drawer",
    ],
    about: "A keeper in {state} has empty drawers, and labeled them long before you came.",
    thread: [
      "The keeper labels drawers for three words that you have not brought yet.",
      "Half the drawers are full; three wait for what you find here.",
      "There is dust in the last drawers. Three words, and it can be wiped off.",
    ],
    prompts: [
      "The keeper has a cabinet of narrow drawers. Each wants one of your words, cut to its number of boxes, from the square on its label; a box or a few of each lie under a lens.",
      "The second cabinet is of the same make. Fill its drawers, and look through the lens alone.",
      "The third cabinet was kept locked until the others were full. What the lens shows, from the top drawer down, is the end of the inventory.",
    ],
    hard: "A cabinet of narrow drawers. They were labeled before there was anything to put into them.",
    end: "Nothing is missing that you found from {first} to {ninth}. The last drawer is marked {place}, and it holds {words}.",
  },
  {
    suits: among.country,
    field: "garden",
    isMerry: true,
    titles: [
      "Nearly Dark Enough",
      "Read Before They Fly",
      "Fireflies over the {a}",
      "Dusk over the {a}",
    ],
    about:
      "One evening over the fields of {state}, when it is nearly dark enough to see something.",
    thread: [
      "It is not dark yet: plant three words, and wait.",
      "Dusk, and half the rows are planted; three words from here go into the next.",
      "Nearly dark. Three words more, and something will glow.",
    ],
    prompts: [
      "Dusk. Somebody planted your words in rows, a stake before each with the square it came from, and in every row fireflies have sat down.",
      "The second bed has other rows. Count the plants, remember the word, see where it glows.",
      "In the third bed the last ones come to rest. Read them from the gate downward before they fly.",
    ],
    hard: "Dusk, stakes with a name on each, and fireflies in every row.",
    end: "They fly up together, and it is dark; but you have read {words}, and you know that this is {place}.",
  },
  {
    suits: [...among.town, ...among.houses],
    field: "paint",
    titles: [
      "The Sign Painter's Last Job",
      "Read from Across the Street",
      "Gold Leaf for the {a}",
      "The {a} in Gold",
    ],
    about:
      "A sign painter of {state} has one board left to finish, and a little gold to do it with.",
    thread: [
      "The sign painter pencils three blanks on a board and asks what goes there.",
      "Half the boards are lettered; three words from here are next to be painted.",
      "One board is bare and the gold is ready: three more words.",
    ],
    prompts: [
      "A sign painter left three unfinished boards. Each line wants one of your words, as wide as its boxes, from the square he penciled at its margin; a part of it is to be gold.",
      "The second board was penciled by the same hand. Letter it, and look at the gold.",
      "The third board hangs over the door. When it is done, step back and read the gilding from the top.",
    ],
    hard: "A board that the sign painter never finished: notes in the margin, and gold waiting for a part of each line.",
    end: "The scaffold comes down. From across the street, in gold, it says {words}; the small line below it is {place}.",
  },
];

/** For the same rows where they want the words that would have been wrong. */
export const framesOfWrong: readonly Framing[] = [
  {
    suits: among.water,
    field: "sea",
    isMerry: true,
    titles: [
      "Flotsam",
      "What the Tide Brought Back",
      "Salvage from the {a}",
      "Washed Up by the {a}",
    ],
    about: "In {state} nothing is lost for good: what you threw overboard comes ashore at the end.",
    thread: [
      "Keep the three words that are right and let the others float: the tide keeps count.",
      "A good deal is adrift by now. Three words to keep, and the rest overboard.",
      "The tide is turning. Three more words before it brings things back.",
    ],
    prompts: [
      "What you threw away has come ashore, and somebody laid it out in rows: every wrong word by its square and its number there, a part of each still wet.",
      "The next tide brought more of your mistakes. Lay them out as before, and mind the wet letters.",
      "The last of the wreckage. No right word is in it, and yet it ends in one.",
    ],
    hard: "A tide line. What lies on it is yours, though you would not have kept it.",
    end: "All that you threw overboard since {first} has come in with the tide. It says {words}, and the shore is {place}.",
  },
  {
    suits: among.rails,
    field: "rails",
    isMerry: true,
    titles: [
      "Lost Property",
      "Right to Leave Behind",
      "The {a}, Unclaimed",
      "Handed In at the {a}",
    ],
    about: "Somewhere in {state} there is a lost-property office, and everything in it is yours.",
    thread: [
      "Take three words along, and mind what you leave behind: somebody tags it.",
      "The lost-property office is filling up; three words here are yours to keep.",
      "One more stop before the lost-property office: three words to take, and the usual to leave.",
    ],
    prompts: [
      "The lost-property office has kept all that you were right to leave behind: wrong words, tagged by square and number. A part of each is circled in red pencil.",
      "A second shelf, tagged by the same clerk. Take down what the tags name, and look for the red.",
      "The third shelf closes the office. Nothing on it was ever an answer, until it is read from the top.",
    ],
    hard: "A lost-property office. You left every piece of it behind yourself, and you were right to.",
    end: "You sign for {words}, lost somewhere between {first} and {ninth}; the tag says where it belongs: {place}.",
  },
  {
    suits: among.stage,
    field: "stage",
    isMerry: true,
    titles: [
      "The Understudies",
      "Somebody in the Wings",
      "An Understudy for the {a}",
      "Waiting Behind the {a}",
    ],
    about:
      "For every word that takes a bow in {state}, another waited in the wings. They get the last scene.",
    thread: [
      "Three words get the part here. The others are told to wait in the wings.",
      "It is crowded in the wings; three more words are called onto the stage.",
      "Three words take their bow here, and behind them somebody knows every line.",
    ],
    prompts: [
      "Tonight the understudies play: the words that would have been wrong, each called by its square and its number in the list. A part of each has the line.",
      "In the second act others are called from the wings, in the same manner.",
      "The last act belongs to those who never got a part. Let each say its part, from the top.",
    ],
    hard: "Tonight the understudies play, in the order of the program.",
    end: "They never got a part, not at {first} and not at {ninth}; tonight they have said {words}, and it was {place} that they waited for.",
  },
  {
    suits: among.shelves,
    field: "books",
    isMerry: true,
    titles: ["You Are Quoted", "A Cabinet of Errors", "The {a} Misread", "The {a}, Corrected"],
    about: "A scholar in {state} collected mistakes, and found that they make sense.",
    thread: [
      "Three words are correct here. The scholar is more curious about the others.",
      "The scholar's book of errors is half full; the three words from here will not be in it.",
      "One more page of errors, and beside it the three words that are right.",
    ],
    prompts: [
      "A scholar kept a book of errors, and yours are in it: wrong words, cited by square and by number. Of each a part is underlined.",
      "The second page of the errata cites others. Copy them out, and keep what is underlined.",
      "On the third page the errors contradict each other no longer. Read what is underlined down the margin.",
    ],
    hard: "A scholar kept a book of errors, and you are quoted.",
    end: "From {first} to {ninth} no error was wasted: together they say {words}, and the book closes with {place}.",
  },
  {
    suits: among.country,
    field: "trail",
    titles: [
      "Every Wrong Turn",
      "Lost on Purpose",
      "Cairns Beyond the {a}",
      "The Long Way to the {a}",
    ],
    about: "Every wrong path in {state} leads somewhere; at the end they are walked on purpose.",
    thread: [
      "Three words lead on from here, and every other way is on a map, too.",
      "So many wrong turnings by now; three right words are wanted all the same.",
      "Almost through: three words straight on, and the last of the side paths.",
    ],
    prompts: [
      "There is a map of the paths one should not take. Each wrong word is one, marked by the square where it leaves the way and by its number; on each somebody set a cairn.",
      "The second map shows other wrong turnings. Go along them as far as the cairn.",
      "The third map goes where nobody was to go. The cairns, from the top, are the way home.",
    ],
    hard: "A map of the paths that you did not take, with a cairn on each of them.",
    end: "All wrong turnings since {first} lead to one gate. It says {words}, and behind it is {place}.",
  },
  {
    suits: [...among.town, ...among.works, ...among.houses],
    field: "mend",
    titles: [
      "Off the Scrap Heap",
      "The Mender's Shop",
      "Spare Parts for the {a}",
      "The {a}, Good as New",
    ],
    about: "A mender in {state} builds the last thing of all out of what others got wrong.",
    thread: [
      "Three words hold. Whatever breaks off here, the mender would like to have.",
      "The mender's bench is half covered; you need the three words that are whole.",
      "One more box of scrap for the mender, and three good words for you.",
    ],
    prompts: [
      "The mender throws nothing away. On the bench lie the words that would have been wrong, each with a tag: its square, and which of them. One piece of each is still good.",
      "A second bench, the same tags. Take out of each what is marked, and leave the rest.",
      "The third bench has the last parts. What was scrap before is whole when it is read from the top.",
    ],
    hard: "The mender throws nothing away, and a good deal of this is yours.",
    end: "What was scrap from {first} to {ninth} holds together now: {words}. It was made for {place}.",
  },
];
