import { among, type Framing } from "./framing.ts";

/** For three plates, locked with the first, second and third letters of all landmarks' names. */
export const framesOfPlates: readonly Framing[] = [
  {
    suits: among.water,
    field: "sea",
    titles: [
      "The Ship's Company",
      "Muster at Sundown",
      "All Hands to the {a}",
      "The {a} on the Muster Roll",
    ],
    about:
      "A crew was signed on all over {state}, and the ship will not sail before everybody has answered.",
    thread: [
      "The purser enters your three words in the articles and leaves the next lines blank.",
      "Half a crew has signed; three words from here bring one more hand aboard.",
      "One hammock is empty before she sails: three more words, and the crew is whole.",
    ],
    prompts: [
      "A brass plate from a chart room. The whole crew locked it, everybody you have met: muster them one below the other in the order of the sign, and read down how they begin.",
      "The second plate goes on down the muster where the first one stopped; past the last hand, second letters begin.",
      "The third plate follows the second: nobody on the muster is asked twice for the same letter.",
    ],
    hard: "A brass plate from a chart room, and a ship's company that has not been told to stand down.",
    end: "{first} signed on first and {ninth} last. The company is paid off at {place}, and what it kept locked is {words}.",
  },
  {
    suits: among.rails,
    field: "rails",
    titles: [
      "The Dispatcher's Key",
      "One Lever Opens Nothing",
      "A Key from the {a}",
      "Clear Line to the {a}",
    ],
    about: "One lever opens nothing. In {state} it takes a key from every place on the line.",
    thread: [
      "For three words the dispatcher hangs one more key on the board.",
      "Half the keys are on their hooks; three words from here bring another.",
      "One hook is bare. Three more words, and the line can be cleared.",
    ],
    prompts: [
      "A dispatcher's plate, interlocked. It opens to all the places on your way at once, set one below the other in the order of the sign: not to their words, but to what they are called. Read down.",
      "The next plate is on the same wire: go on down the list where that one stopped, and from its foot to the second letters.",
      "The last plate: farther down, farther in. After that the line is clear.",
    ],
    hard: "A dispatcher's plate. It wants everybody on the line, and nobody before their turn.",
    end: "From {first} to {ninth} every key is turned, and the line is clear to {place}: {words}.",
  },
  {
    suits: among.stage,
    field: "stage",
    isMerry: true,
    titles: [
      "The Cast, in Order",
      "Signed by the Whole Company",
      "Last to Sign: The {a}",
      "Curtain Up at the {a}",
    ],
    about:
      "A company from all over {state} has signed one bill, and locked it away until the last night.",
    thread: [
      "Three words get a line on the bill here, says the company, in small type.",
      "The bill is half set; three words of this place go under the rest.",
      "One name is missing from the bill: three words, and the doors can open.",
    ],
    prompts: [
      "The company signed the theater's plate with its initials, one below the other as the sign has it, until it was full. Take them off again.",
      "The second plate was signed by whoever had not signed yet; after them all went round with their second letters.",
      "Under the third they went on down the bill, and nobody could read it from then on.",
    ],
    hard: "The company signed the theater's plate and left, and nobody has been able to read it since.",
    end: "{first} spoke first and {place} speaks last; what the bill reads between them is {words}.",
  },
  {
    suits: among.shelves,
    field: "cabinet",
    titles: [
      "The Donors' Wall",
      "With Thanks to Everybody",
      "A Gift from the {a}",
      "The {a}, Engraved",
    ],
    about: "The donors of {state} are thanked on a wall, and nobody can read how.",
    thread: [
      "Three words are engraved here as a gift, and the wall has room for more.",
      "Half the wall is carved. Three words buy the next stone of it.",
      "One stone is smooth yet, and your three words are for it.",
    ],
    prompts: [
      "A donors' plate. Everyone you have met on the way gave the least that one can give of a name, one below the other as the sign shows; together it hides what they are thanked for.",
      "The second plate thanks those who were left, and begins again at the top with second letters.",
      "On the third the list goes on where it stopped, letter below letter.",
    ],
    hard: "A donors' plate, and not a name on it that can be read.",
    end: "{first} gave first and {ninth} last. The wall thanks them, and {place}, with {words}.",
  },
  {
    suits: among.country,
    field: "trail",
    titles: [
      "The Trail Register",
      "Everybody Carved Something",
      "Carved by the {a}",
      "Trail's End at the {a}",
    ],
    about:
      "At the end of a trail through {state} there is a post, and everybody carved something into it.",
    thread: [
      "Cut your three words where you will find them again: the trail has only begun.",
      "Halfway along the trail, and three more words for the post at its end.",
      "The post is in sight; three more words before you come to it.",
    ],
    prompts: [
      "A post at the end of the trail, carved over and over, by each place behind you, in the order of the sign. They had a dull knife, and got no further than a beginning.",
      "Farther down those carved who had not had their turn; then all came back with their second letters.",
      "At the foot of it the carving went on, name below name, and then the snow came.",
    ],
    hard: "A post at the end of the trail. Everybody who came by carved something into it.",
    end: "The trail from {first} ends at {place}, and the post, smooth again, says {words}.",
  },
  {
    suits: [...among.town, ...among.works, ...among.houses],
    field: "money",
    titles: [
      "A Vault with Many Keys",
      "Nobody's Key Alone",
      "All the Keys to the {a}",
      "Behind the {a}, a Vault",
    ],
    about:
      "The vault has as many keys as {state} has places to look for, and you are collecting them.",
    thread: [
      "Three words make one key, and the vault has more locks than that.",
      "Half the locks have turned; three words from here turn another.",
      "One key is missing from the ring: it is made of three words.",
    ],
    prompts: [
      "The first door of the vault opens to places you have met, turned one after another in the order of the sign: each has a key on its name, right at the front.",
      "Behind it is a second door, for the keys that are not turned yet; when they run out, the second letters of the names are keys as well.",
      "And a third. Go on down the ring: no key is turned twice.",
    ],
    hard: "A vault, and a door of it for each of your words. You were not given the keys, but you have met who was.",
    end: "Every place from {first} to {ninth} had a key. What the vault kept for {place} was never gold: it is {words}.",
  },
];
