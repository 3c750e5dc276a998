/** For {town}, {distance} ("about 12 miles") and {direction} (from the town). */
export const townFrames: readonly string[] = [
  "it lies {distance} {direction} of {town}",
  "from {town}, go {distance} {direction}",
  "start in {town} and head {direction} for {distance}",
  "leave {town} behind you and go {direction} for {distance}",
  "put a pin in {town}, and another {distance} to the {direction}",
  "{distance} {direction} of {town} will bring you there",
  "a crow leaving {town} would fly {direction} for {distance}",
  "ask in {town}, and they will point {direction} and say that it is {distance} off",
  "walk out of {town} to the {direction}, and keep walking for {distance}",
  "{distance} lie between it and {town}, and the way from there is {direction}",
  "{town} is the nearest help we can offer: go {direction} from there for {distance}",
];

/** For {town}, {distance}, {town2}, {distance2}. */
export const crossingFrames: readonly string[] = [
  "it is {distance} from {town} and {distance2} from {town2}, as the crow flies",
  "draw one circle of {distance} around {town} and another of {distance2} around {town2}, and try the places where they cross",
  "two threads would find it, {distance} of thread from {town} and {distance2} from {town2}",
  "a crow from {town} flies {distance} to reach it, and a crow from {town2} flies {distance2}",
  "set the compasses to {distance} at {town} and to {distance2} at {town2}, and look where the arcs meet",
  "{town} lies {distance} off and {town2} {distance2}, and the rest is geometry",
];

/** For {capital}, {distance} and {direction} (from the capitol). */
export const capitalFrames: readonly string[] = [
  "from the capitol in {capital} it lies {distance} to the {direction}",
  "stand on the capitol steps in {capital}, face {direction}, and it is {distance} ahead",
  "a governor who looks {direction} from {capital} looks toward it, {distance} off",
  "it lies {distance} {direction} of the state capitol, as the crow flies",
  "the straight line to it from {capital} runs {direction} for {distance}",
];

/** For {direction} only (from the capital). */
export const regionFrames: readonly string[] = [
  "it lies {direction} of the state's capital",
  "leave the capital on the {direction} side and keep going",
  "on the map, look {direction} of the capital's star",
  "it is somewhere {direction} of where the legislature sits",
  "from the governor's desk, it is off to the {direction}",
  "stand in the capital, face {direction}, and set out",
];

/** For {county} as it is spoken of. */
export const countyFrames: readonly string[] = [
  "it is in {county}",
  "the line to cross is that of {county}",
  "{county} has it on its map",
  "on the map of counties it falls under {county}",
  "{county} is where the search narrows",
  "search {county} and no farther",
];

/** For {letter}, {n} (letters, in words) and {unit} ("county"). */
export const countyLetterFrames: readonly string[] = [
  "its {unit} begins with {letter} and has {n} letters",
  "its {unit} has a name of {n} letters, the first of them {letter}",
  "spell the name of its {unit} with {n} letters, and begin with {letter}",
  "{letter} opens the name of its {unit}, which runs to {n} letters",
  "leave {n} blanks for its {unit} and put {letter} in the first",
  "look down the list for {aUnit} of {n} letters that starts with {letter}",
];

/** For {neighbor}: a county next to its own, {unit}: what counties are called there, {line}: what parts them. */
export const neighborFrames: readonly string[] = [
  "{neighbor} lies just over the {line}",
  "its {unit} shares a line with {neighbor}",
  "{neighbor} begins where its own {unit} ends",
  "it is not in {neighbor}, but next door to it",
  "the next {unit} over is {neighbor}",
  "go one {unit} too far and you are in {neighbor}",
  "its {unit} and {neighbor} touch on the map",
];

/** For {north} and {south}: capitals of other states between whose parallels it lies. */
export const parallelFrames: readonly string[] = [
  "it lies farther north than {south} and not so far north as {north}",
  "its parallel runs between those of {north} and {south}",
  "on a globe, the ring it stands on slips in under {north} and over {south}",
  "go by latitude, and it comes after {south} and before {north} on the way to the pole",
  "the pole star stands higher there than over {south} and lower than over {north}",
];

/** For {n} ("seven minutes"), {order} ("later") and {capital}: when the sun stands highest. */
export const sunFrames: readonly string[] = [
  "the sun stands highest over it about {n} {order} than over {capital}",
  "by the sun alone, noon there comes about {n} {order} than in {capital}",
  "a shadow is shortest there about {n} {order} than at the capitol in {capital}",
  "ask the sun, not the clock, and its noon falls about {n} {order} than that of {capital}",
  "two sundials, one there and one in {capital}, would disagree: noon at yours comes about {n} {order}",
];

/** For {direction}: an extreme among the library's places of the state. */
export const extremeFrames: readonly string[] = [
  "none of the other places in our book for {state} lies farther {direction}",
  "of all our stops in {state}, it is the farthest {direction}",
  "go {direction} in {state} until our map has nothing more to offer",
];

/** For {letters} and {words} ("three words"). */
export const nameFrames: readonly string[] = [
  "its name has {letters} letters in {words}",
  "count {letters} letters in {words} in the name on the map",
  "a signwriter would charge for {letters} letters in {words}",
  "{letters} letters in {words} make its name",
  "leave room for {letters} letters in {words} when you write its name",
  "the name on the sign runs to {letters} letters in {words}",
];

/** For {first} and {last} letters of the name. */
export const nameEndFrames: readonly string[] = [
  "its name starts with {first} and ends with {last}",
  "its name runs from {first} at the front to {last} at the end",
  "the first letter of its name is {first} and the last is {last}",
  "{first} opens the name and {last} closes it",
  "look in the index under {first}, for an entry that ends in {last}",
];
