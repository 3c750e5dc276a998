/** How a ride is spoken of. */
export const openings = [
  "{keeper} drove out once by the back roads, with a letter at every line:",
  "A road map with one ride in pencil, rubbed out since:",
  "A letter carrier's round, and the names are all that is left:",
  "Take the back roads from here:",
  "{keeper} kept a log of one ride and wrote a letter a {county}:",
  "An old sheriff's map, with a letter pinned in each {county}:",
  "A ride without a road number, told by what it crossed:",
  "{keeper} delivered a piano once, and remembers every line on the way:",
  "A school bus route, with a letter chalked at each stop:",
  "Pull out the map with the creases:",
  "{keeper} learned to drive on these roads, and kept the map:",
  "A peddler's year on the road, folded small:",
  "A bookmobile's week, told by the lines it crossed:",
  "{keeper} counts {counties} instead of miles:",
  "A grocer delivered on this round until the bridge washed out:",
];

export const bodies = [
  "ride through {count} {counties} side by side, none of them twice; the first is the one this place stands in.",
  "start from where this place lies and cross {count} {counties} that touch, never the same again.",
  "begin in this place's own {county} and cross {count} in all, each next to the last, none twice.",
  "trace {count} {counties}, this place's own the first; cross a line each time and come back to none.",
  "cross {count} {counties}, each touching the last and none met twice; this place's own comes first.",
  "follow {count} {counties} hand in hand, the one of this place in front, none of them again.",
  "draw the ride: {count} {counties} in a chain, from the one that holds this place, never one twice.",
  "leave from this place's {county}, and be in {count} in all by the end, each beside the one before, none repeated.",
];

export const shownBodies = [
  "ride through {count} {counties} side by side, none of them twice, and begin at the marked one.",
  "trace {count} that touch from the marked {county} on, never the same again.",
];
