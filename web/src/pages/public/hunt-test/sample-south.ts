import type { WrittenSquare } from "./written-square.ts";

export const southernSquares: readonly WrittenSquare[] = [
  {
    place: "Hearst Castle",
    town: "San Simeon",
    lat: 35.6852,
    lng: -121.168,
    address: "velvet.zebra.chimney",
    clue: "A man who owned newspapers asked for something a little more comfortable than a tent. The architect was patient, and so were the zebras.",
    hints: [
      "It was called a ranch by the man who lived in it.",
      "Its architect was the first woman to be licensed in the state.",
      "Stand by the great outdoor pool of the house on the enchanted hill.",
    ],
    clues: `
E | Landmarks | The pool outside is named after the god of the sea.
E | People | A publisher built it, and a film about somebody very like him was not shown here.
E | Location | It looks down on a bay on the coast road between Los Angeles and San Francisco.
E | History | Work began in 1919 and never quite ended.
M | People | Julia Morgan drew it, and drew it again whenever he changed his mind.
M | Numbers | The great house and its guest houses have 165 rooms between them.
M | Nature | Striped grazers that got loose still run with the cattle below.
M | On the spot | Two towers like those of a cathedral in Spain stand over the front door.
H | History | The owner's name for the hill was La Cuesta Encantada; the state has kept it since the 1950s.
H | Riddle | I have walls of old Europe and a view of Asia, if the day is clear enough to lie.
`,
  },
  {
    place: "Old Mission Santa Barbara",
    town: "Santa Barbara",
    lat: 34.4382,
    lng: -119.7136,
    address: "rose.tower.evening",
    clue: "The tenth of twenty-one, and they call her a queen. Two towers ring over a lawn of roses, and the ground has shaken her down and let her stand again.",
    hints: [
      "Her feast is in December, and she has guarded miners and gunners.",
      "Look up from the sea to the foot of the hills.",
      "Stand by the Moorish fountain in front of the mission church.",
    ],
    clues: `
E | Landmarks | It has two bell towers that match, which no other of its sisters has.
E | History | It was founded on December 4, 1786.
E | Location | The town below it bears the same name.
E | On the spot | A fountain of 1808 fills a long basin where washing was once done.
M | History | In June 1925 the earth threw down its towers.
M | Numbers | Ten is its place in a row of twenty-one.
M | People | Chumash builders raised it, and some four thousand of them lie in its garden.
M | Nature | Across the road grow over a thousand roses.
H | Landmarks | Its front was copied from a page of a Roman architect, a book that is still in its library.
H | Riddle | I wear a crown only in my nickname, and my bells outnumber my thrones.
`,
  },
  {
    place: "Griffith Observatory",
    town: "Los Angeles",
    lat: 34.1184,
    lng: -118.3004,
    address: "copper.comet.lawn",
    clue: "A man with the same name twice gave a city a hill to see the stars from, and the city that makes stars came up to look. Find the six old men of the lawn.",
    hints: [
      "It is free, as the man who gave it wanted.",
      "A pendulum inside has knocked over pegs since 1935.",
      "Stand at the monument of the astronomers before the three copper domes.",
    ],
    clues: `
E | Landmarks | Three domes of copper sit in a row above the city.
E | History | It opened in May 1935.
E | On the spot | A bust of a young actor looks past a sign of nine white letters.
E | Location | You can see Hollywood from here, and Hollywood has seen it often.
M | People | His first name was his last: Colonel Griffith J. Griffith.
M | Numbers | Six astronomers stand on the obelisk in front, with the year of its making, 1934.
M | Landmarks | A Tesla coil sparks in a room beside the hall.
M | Riddle | I hang by one wire and prove that you are turning.
H | History | Under the front lawn a theater was dug in 2006, so that the lawn stayed a lawn.
H | Location | A line of bronze in the pavement is the meridian: at noon the shadow keeps to it.
`,
  },
  {
    place: "Badwater Basin",
    town: "Death Valley",
    lat: 36.2299,
    lng: -116.7675,
    address: "salt.lower.mirror",
    clue: "There is no going down from here. Look up the cliff for a small sign, and be glad that the sea cannot read it.",
    hints: [
      "The mule would not drink.",
      "It is the lowest ground of its continent.",
      "Stand on the boardwalk by the pool, 282 feet below the sea.",
    ],
    clues: `
E | Numbers | It lies 282 feet below the level of the sea.
E | Nature | Salt covers it for miles, in plates with six sides.
E | Location | The valley around it has the grimmest name of any in the land.
E | On the spot | A sign high on the rock marks where the sea would be.
M | People | A surveyor's mule gave it its name by refusing.
M | Nature | A snail no larger than a grain of rice lives in its pool and nowhere else.
M | Location | The highest peak of the 48 states is less than 90 miles away.
M | Riddle | I am a lake about once in a dozen years and a mirror every time.
H | History | Not far north, teams of twenty hauled borax out for six years.
H | Numbers | Add 282 to 14,505 and you have the climb, in feet, of a famous footrace that starts here, were it run to the summit.
`,
  },
  {
    place: "Hotel del Coronado",
    town: "Coronado",
    lat: 32.6808,
    lng: -117.1783,
    address: "crown.pepper.shore",
    clue: "A crown on an island that is none. It is all wood, all white below and red above, and it has pretended on film to stand in Florida.",
    hints: [
      "Two brothers drew it and hardly stopped to draw it first.",
      "Cross the curved blue bridge from San Diego.",
      "Stand on the beach below the great red cone of the hotel.",
    ],
    clues: `
E | Landmarks | A red cone of a roof covers its corner by the sea.
E | History | It opened in February 1888.
E | Location | A long blue bridge bends over the bay to bring you near.
E | On the spot | The sand in front glitters with mica.
M | History | In 1958 a comedy with a famous blonde was shot on its beach.
M | People | Babcock and Story bought the land to hunt rabbits on, and thought again.
M | Numbers | Nineteen hundred and seventy-seven made it a landmark of the nation.
M | Riddle | My name is Spanish for one who has been crowned.
H | Landmarks | Its dining room has a ceiling of sugar pine, held without nails.
H | Nature | A tree that was lit on its lawn in 1904 began a custom: it was the first of its kind outdoors with electric light, the hotel says.
`,
  },
];
