/** For {town}, {distance} ("about 12 miles") and {direction} (from the town). */
export const townFrames: readonly string[] = [
  "it lies {distance} {direction} of {town}",
  "from {town}, go {distance} to the {direction}",
  "{town} is the town to start from, and then it is {distance} {direction}",
  "put a pin in {town} and another {distance} {direction} of it",
  "leave {town} behind you and count {distance} to the {direction}",
  "on a straight line, {town} is {distance} away, and you would have come {direction}",
  "{distance} {direction} of {town} should bring you there",
  "people in {town} would point {direction} and say that it is {distance} off",
];

/** For {town}, {distance}, {town2}, {distance2}. */
export const crossingFrames: readonly string[] = [
  "it is {distance} from {town} and {distance2} from {town2}, as the crow flies",
  "draw one circle of {distance} around {town} and another of {distance2} around {town2}; it stands where they cross",
  "two threads would find it: {distance} of thread from {town}, {distance2} from {town2}",
  "a crow from {town} flies {distance} to reach it, and a crow from {town2} flies {distance2}",
  "set the compasses to {distance} at {town} and to {distance2} at {town2}, and look where the arcs meet",
  "{town} lies {distance} off and {town2} {distance2}; the rest is geometry",
];

/** For {capital}, {distance} and {direction} (from the capitol). */
export const capitalFrames: readonly string[] = [
  "from the capitol in {capital} it lies {distance} to the {direction}",
  "stand on the capitol steps in {capital}, face {direction}, and it is {distance} ahead",
  "measured from the dome or roof where the state's laws are made, it lies {distance} {direction}",
  "a governor who looks {direction} from {capital} looks toward it, {distance} off",
  "it lies {distance} {direction} of the state capitol, as the crow flies",
  "the line from {capital} runs {direction} for {distance}",
];

/** For {direction} only (from the capital). */
export const regionFrames: readonly string[] = [
  "it lies {direction} of the state's capital",
  "leave the capital on the {direction} side and keep going",
  "on the map, look {direction} of the capital's star",
  "the capital is behind you if you face {direction} on the way there",
  "somewhere {direction} of where the legislature sits",
  "from the governor's desk, it is off to the {direction}",
  "a weather vane in the capital that pointed {direction} would point toward it",
];

/** For {county} as it is spoken of. */
export const countyFrames: readonly string[] = [
  "it is to be found in {county}",
  "the line to cross is that of {county}",
  "{county} has it on its map",
  "on the map of counties it falls under {county}",
  "{county} is where the search narrows",
  "whoever keeps the deeds of {county} keeps its papers too",
  "search {county} and no farther",
];

/** For {letter}, {n} (letters, in words) and {unit} ("county"). */
export const countyLetterFrames: readonly string[] = [
  "its {unit} begins with {letter} and is written with {n} letters",
  "the {unit} it stands in has a name of {n} letters, the first {letter}",
  "{letter}, and then the rest of {n} letters: that is its {unit}",
  "look among the names that start with {letter}: its {unit} takes {n} letters",
  "spell its {unit} with {n} letters, beginning with {letter}",
  "as to the {unit}, {n} letters will do, and {letter} comes first",
];

/** For {neighbor}: a county next to its own, and {unit}: what counties are called there. */
export const neighborFrames: readonly string[] = [
  "next door, over the {unit} line, is {neighbor}",
  "{neighbor} lies just over the {unit} line",
  "its {unit} shares a line with {neighbor}",
  "{neighbor} begins where its own {unit} ends",
  "{neighbor} is a neighbor of the {unit} it stands in",
  "walk far enough and you cross into {neighbor}",
  "not in {neighbor}, but in {aUnit} that borders it",
  "the next tax collector down the road is that of {neighbor}",
];

/** For {north} and {south}: capitals of other states between whose parallels it lies. */
export const parallelFrames: readonly string[] = [
  "it lies farther north than {south} and not so far north as {north}",
  "its parallel runs between those of {north} and {south}",
  "sail due south from the latitude of {north} toward that of {south}, and you pass its own on the way",
  "on a globe, the ring it stands on slips in under {north} and over {south}",
  "go by latitude, and it comes after {south} and before {north} on the way to the pole",
  "the pole star stands higher there than over {south} and lower than over {north}",
];

/** For {n} ("seven minutes"), {order} ("later") and {capital}: when the sun stands highest. */
export const sunFrames: readonly string[] = [
  "the sun stands highest over it about {n} {order} than over {capital}",
  "by the sun alone, noon there comes about {n} {order} than in {capital}",
  "set your watch by a sundial in {capital} and noon over it will come about {n} {order}",
  "a shadow is shortest there about {n} {order} than at the capitol in {capital}",
  "ask the sun, not the clock: its noon falls about {n} {order} than that of {capital}",
];

/** For {direction}: an extreme among the library's places of the state. */
export const extremeFrames: readonly string[] = [
  "none of the other places in our book for {state} lies farther {direction}",
  "of all our stops in {state}, it is the farthest {direction}",
  "go {direction} in {state} until our map has nothing more to offer",
];

/** For {n} (words), {initials}. */
export const nameFrames: readonly string[] = [
  "its usual name is written with {letters} letters in {words}",
  "count {words} and {letters} letters in the name on the map",
  "the name on the sign has {words}, {letters} letters in all",
  "{letters} letters, divided into {words}, make up its name",
  "a signwriter would charge for {letters} letters in {words}",
  "in {words}, its name uses up {letters} letters",
];

/** For {first} and {last} letters of the name. */
export const nameEndFrames: readonly string[] = [
  "its name starts with {first} and ends with {last}",
  "from {first} at the front to {last} at the end runs its name",
  "the first letter of its name is {first} and the last is {last}",
  "{first} opens the name and {last} closes it",
  "look in the index under {first}; the entry ends in {last}",
];
