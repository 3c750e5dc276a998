import { among, type Framing } from "./framing.ts";

/** For three plates, locked with the first, second and third letters of all landmarks' names. */
export const framesOfPlates: readonly Framing[] = [
  {
    suits: among.water,
    titles: ["The Ship's Company", "Articles of the {a}", "All Hands to the {a}"],
    about:
      "A crew was signed on all over {state}, and each member set one letter under the articles.",
    prompts: [
      "A brass plate from a chart room. The whole crew locked it, each place you have met with the first letter of its name, and the sign says in which order they signed.",
      "The second plate: the same hands, each a letter further into the name.",
      "The third plate took the third letter of all. Undo it as you did the others.",
    ],
    end: "The crew is paid off, and the plate goes back over the chart table.",
  },
  {
    suits: among.rails,
    titles: ["The Dispatcher's Key", "A Key from the {a}", "The {a} Interlocked"],
    about: "One lever opens nothing. In {state} it takes a key from every place on the line.",
    prompts: [
      "A dispatcher's plate, interlocked: it opens to the first letters of all the places on your way, set in the order of the sign.",
      "The next plate is on the same wire, and has moved on by one letter.",
      "The last plate: third letters, same order. After that the line is clear.",
    ],
    end: "Line clear.",
  },
  {
    suits: among.stage,
    titles: ["The Cast, in Order", "Monograms at the {a}", "The {a}'s Company"],
    about: "A company from all over {state} put its names under one bill; the end is made of them.",
    prompts: [
      "The company signed the theater's plate with its initials, one after another as the sign has it. Who has met them all can take the letters off again.",
      "The second plate was signed with second letters, to be modest.",
      "Under the third they put their third letters, and nobody could read it from then on.",
    ],
    end: "The bill can be read from the last row.",
  },
  {
    suits: among.shelves,
    titles: ["The Donors' Wall", "Names on the {a}", "The Founders of the {a}"],
    about: "The donors of {state} are thanked on a wall, and nobody can read how.",
    prompts: [
      "A donors' plate. Everyone you have met on the way gave a letter, the first of the name, in the order that the sign shows; together they hide what it thanks them for.",
      "The second plate thanks them with their second letters.",
      "On the third they are thanked once more, with the third letter of each.",
    ],
    end: "Thank you, says the wall; the rest of it is yours.",
  },
  {
    suits: among.country,
    titles: ["The Trail Register", "Initials by the {a}", "Carved at the {a}"],
    about:
      "At the end of a trail through {state} there is a post, and everybody carved something into it.",
    prompts: [
      "A post at the end of the trail, carved over and over. Each place behind you added the first letter of its name, in the order of the sign; take them away again and something is left.",
      "Farther down they carved their second letters over the next word.",
      "At the foot of it the third letters were carved, and then the snow came.",
    ],
    end: "The post is smooth again, but for what it says.",
  },
  {
    suits: [...among.town, ...among.works, ...among.houses],
    titles: ["A Vault with Many Keys", "All the Keys to the {a}", "The {a} and the Brass Plate"],
    about:
      "The vault has as many keys as {state} has places to look for, and you are collecting them.",
    prompts: [
      "The first door of the vault opens to the initials of everybody you have met, turned one after another in the order of the sign.",
      "Behind it is a second door, and the same company has it by the second letters of their names.",
      "And a third. They all had a hand in it, and none of them used the same letter twice.",
    ],
    end: "The vault holds three words. It was never about gold.",
  },
];
