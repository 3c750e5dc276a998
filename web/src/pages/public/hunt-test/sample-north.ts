import type { WrittenSquare } from "./written-square.ts";

export const northernSquares: readonly WrittenSquare[] = [
  {
    place: "Golden Gate Bridge",
    town: "San Francisco",
    lat: 37.8078,
    lng: -122.475,
    address: "cedar.lantern.brisk",
    clue: "Two giants of one color hold hands across a gap that no gate was ever hung in. Stand at the feet of the southern one, where the fog comes to be admired.",
    hints: [
      "You are looking for something that hangs and has never fallen.",
      "Its paint has a name of its own, and its name promises a metal that it is not made of.",
      "Go to the plaza at the southern end of the red bridge over the mouth of the bay.",
    ],
    clues: `
E | Landmarks | It carries a road over the only sea-level way into a great bay.
E | History | The first day it was open, in May 1937, was for walkers alone.
E | Numbers | Its two towers are 746 feet tall.
E | On the spot | A round house for travelers stands by, and a piece of cable as thick as a table.
M | Numbers | Its middle span is 4,200 feet, and for 27 years no other was longer.
M | People | A chief engineer named Strauss has his statue here, and the man who did the sums had to wait for his.
M | History | Nineteen men fell and lived, for a net was strung below the work.
M | Riddle | I am called orange by those who made me and red by all who see me.
H | Location | The navy had asked for stripes of black and yellow; the view north from here shows what was chosen.
H | Numbers | Divide the feet of its middle span by the feet of one square of this hunt: that many would cross it.
`,
  },
  {
    place: "California State Capitol",
    town: "Sacramento",
    lat: 38.5766,
    lng: -121.4936,
    address: "marble.otter.plain",
    clue: "A white dome with a ball of gold on top keeps the company of forty acres of trees. A bear guards an inner door and has never been known to vote.",
    hints: [
      "Laws come from here.",
      "Look between two rivers, in the city that the railroad started from.",
      "Stand before the west steps of the house of the state's legislature.",
    ],
    clues: `
E | Landmarks | Two houses meet under one roof, and neither is anybody's home.
E | History | Building began in 1860 and took 14 years.
E | Location | It stands where Tenth Street looks down a mall to a bridge of gold.
E | On the spot | A bronze grizzly waits before an office on the first floor.
M | Nature | The park around it holds trees from almost every continent.
M | History | In the 1970s it was hollowed out and built again inside its own walls, against earthquakes.
M | Numbers | The state it serves was the 31st.
M | Riddle | I have two chambers and no heart.
H | People | Before it was done, the first floor of another town had been tried, and another; Benicia was the last of them.
H | Landmarks | A grove in its park was grown from saplings of the battlefields of the Civil War.
`,
  },
  {
    place: "Sutter's Mill",
    town: "Coloma",
    lat: 38.8033,
    lng: -120.8925,
    address: "river.button.early",
    clue: "They came here to saw boards and stopped the saw for something that shone in the tailrace. The world arrived a year later.",
    hints: [
      "A date in January 1848 belongs to this bank.",
      "The carpenter's name was Marshall; the captain who paid him had a fort in the valley.",
      "Find the rebuilt sawmill beside the South Fork of the American River.",
    ],
    clues: `
E | History | A flake found here sent 300,000 people to the West.
E | Nature | The South Fork of a river named after its nation runs by.
E | On the spot | A sawmill stands again, some way from where the first one stood.
E | People | A carpenter from New Jersey saw it first.
M | Numbers | Count back two years from statehood to reach the year of the find.
M | History | The treaty that ended the war with Mexico was signed nine days after the find, and neither side knew.
M | Landmarks | On the hill above, a man of bronze points down at the spot.
M | Riddle | I was worth more than the mill, and ruined the miller.
H | Location | The road through the village bears a number that is also a year: the rush began in it.
H | People | A team that carried its faith west kept the diary that gives the day.
`,
  },
  {
    place: "Bridalveil Fall",
    town: "Yosemite Valley",
    lat: 37.7167,
    lng: -119.6467,
    address: "feather.granite.mist",
    clue: "The wind here plays with a ribbon and never ties it. On some evenings the ribbon blows sideways and does not come down at all.",
    hints: [
      "Bring a coat, even in the sun.",
      "It is the first of its kind that most visitors of the valley see.",
      "Take the short path to the foot of the fall opposite the great granite captain.",
    ],
    clues: `
E | Nature | It falls 620 feet, and runs in every month of the year.
E | Location | A valley of granite walls holds it, on the side without the sun.
E | On the spot | The last yards of the path are wet, whatever the sky says.
E | Landmarks | El Capitan looks at it from across the river.
M | History | Lincoln signed the grant that kept its valley for the public, in 1864.
M | People | The people of the valley spoke of Pohono, a spirit of the wind, at this place.
M | Nature | Ice planed its valley so deep that its own creek was left hanging.
M | Riddle | I am worn at weddings, but never walk down the aisle.
H | Location | Leave the long tunnel eastward: it is the white stroke at the right of the famous view.
H | Numbers | Sixty-two of the squares of this hunt, one on the other, reach its lip.
`,
  },
  {
    place: "General Sherman Tree",
    town: "Sequoia National Park",
    lat: 36.5819,
    lng: -118.7512,
    address: "amber.quiet.taller",
    clue: "There are taller ones and older ones, and this one minds neither. It bears the name of a soldier who never saw it.",
    hints: [
      "It is alive, and still gaining weight.",
      "Nothing on one stem is bigger, by volume, than this.",
      "Walk down to the largest tree of the Giant Forest.",
    ],
    clues: `
E | Nature | By the wood in its trunk it is the largest tree known.
E | Numbers | It is about 275 feet tall.
E | On the spot | A fence keeps your feet from its roots, and a path with many steps leads down to it.
E | Location | The forest around it is called giant, and rightly.
M | People | John Muir gave the forest its name; a man who had served under the general named the tree.
M | History | A colony of utopians named it after the author of a book about capital.
M | Numbers | Its trunk is more than 36 feet through at the ground.
M | Nature | Fire opens its cones, and its bark keeps fire out.
H | History | In 2021 its foot was wrapped in foil like a baked potato, and the fire went by.
H | Riddle | I marched through Georgia in name only; I have stood here for two thousand years.
`,
  },
];
