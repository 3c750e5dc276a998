/** What a lamp room can show. Every picture comes out of its numbers alone; a test counts the ways. */
export interface Picture {
  noun: string;
  /** Kinds of the library that it shows. */
  kinds: readonly string[];
  /** Kinds that it might be taken for, or that often have one: it says nothing of those. */
  akin: readonly string[];
  /** What a place that has one would be told with. */
  words: RegExp;
  /** Seven by seven, "#" dark. */
  small: readonly string[];
  /** Eight by eight. */
  large: readonly string[];
  /** Pairs of rows of the large one that can be left untold, counted from 0. */
  unneeded: readonly (readonly [number, number])[];
}

/** Rows of a drawing, parted by spaces. */
const drawn = (rows: string): readonly string[] => rows.split(" ");

export const pictures: readonly Picture[] = [
  {
    noun: "a lighthouse",
    kinds: ["lighthouse"],
    akin: ["tower", "island", "beach", "bay"],
    words: /\b(?:light)/i,
    small: drawn("..###.. #.###.# ..###.. #.#.#.# ..###.. .#####. #######"),
    large: drawn("...##... ##.##.## ..####.. ##.##.## ...##... ..####.. ..#.##.. .######."),
    unneeded: [
      [0, 4],
      [2, 4],
      [2, 7],
    ],
  },
  {
    noun: "a bridge",
    kinds: ["bridge"],
    akin: ["covered_bridge", "canal", "dam"],
    words: /\b(?:bridge|span|cross)/i,
    small: drawn(".#...#. .#...#. ###.### #.###.# ####### .#...#. .#...#."),
    large: drawn(".#....#. .#....#. ###..### #.#..#.# #.####.# ######## .#....#. .#....#."),
    unneeded: [
      [1, 4],
      [2, 5],
      [3, 6],
    ],
  },
  {
    noun: "a church",
    kinds: ["church", "mission"],
    akin: ["cemetery", "university", "monument", "tower"],
    words: /\b(?:church|chapel|steeple|spire|pray|parish|cathedral)/i,
    small: drawn("...#... ..###.. ...#... ..###.. .#####. ##.#.## ####.##"),
    large: drawn("..#..... .###.... ..#..... .###.... ######## ##.#.#.# ######## ##.#####"),
    unneeded: [
      [0, 6],
      [1, 5],
      [1, 7],
    ],
  },
  {
    noun: "a fort",
    kinds: ["fort"],
    akin: ["battlefield", "ruin", "arena", "house"],
    words: /\b(?:fort|castle|wall|battle|tower)/i,
    small: drawn("#.#.#.# ####### .#####. .#####. ##...## #.....# #.....#"),
    large: drawn("#.#..#.# ###..### ######## .######. .##..##. .#....#. .#....#. ##....##"),
    unneeded: [
      [1, 7],
      [3, 6],
      [3, 7],
    ],
  },
  {
    noun: "a ship",
    kinds: ["ship"],
    akin: ["bay", "lighthouse", "museum"],
    words: /\b(?:ship|boat|sail|vessel|schooner|steamer|ferry)/i,
    small: drawn("...#... ..##... .###... ####... ...#... ####### .#####."),
    large: drawn("....#... ...###.. ..####.. .#####.. ....#... ######## .######. ..####.."),
    unneeded: [
      [0, 4],
      [3, 7],
      [4, 7],
    ],
  },
  {
    noun: "a statue",
    kinds: ["statue"],
    akin: ["monument", "fountain", "square", "park", "capitol", "university", "courthouse"],
    words: /\b(?:statue|bronze|figure|marble|sculpt)/i,
    small: drawn(".##..#. .##..#. .#####. ..##... ..##... .####.. ######."),
    large: drawn("..##..#. ..##..#. .######. #.##.... ..##.... ..#.#... .#####.. ########"),
    unneeded: [
      [0, 5],
      [1, 6],
      [2, 5],
    ],
  },
  {
    noun: "a fountain",
    kinds: ["fountain"],
    akin: ["square", "park", "statue", "spring", "garden", "capitol"],
    words: /\b(?:fountain|spray|jet|basin)/i,
    small: drawn(".##.##. #..#..# #..#..# ...#... ####### .#####. ..###.."),
    large: drawn(".##..##. #..##..# #..##..# ...##... ######## .######. ...##... .######."),
    unneeded: [
      [1, 3],
      [1, 5],
      [1, 6],
    ],
  },
  {
    noun: "a mountain",
    kinds: ["peak"],
    akin: ["rock", "canyon", "overlook", "mine", "park"],
    words: /\b(?:mount|peak|hill|summit|climb)/i,
    small: drawn("...#... ..#.#.. ..###.. .##.##. .#####. ##.#### #######"),
    large: drawn("....#... ...#.#.. ...#..#. ..##.##. .#.####. ######## ####.### ########"),
    unneeded: [
      [0, 5],
      [2, 6],
      [3, 6],
    ],
  },
  {
    noun: "a train",
    kinds: ["railway", "station"],
    akin: ["tunnel", "market", "museum"],
    words: /\b(?:train|rail|depot|station|locomotive|engine|track)/i,
    small: drawn("....##. ###..#. #.#..#. #.##### ####### .#...#. ###.###"),
    large: drawn(".....##. ####..#. #..#..#. #..##### ######## ######## .##..##. .##..##."),
    unneeded: [
      [1, 4],
      [2, 6],
      [4, 6],
    ],
  },
  {
    noun: "a dome over columns",
    kinds: ["capitol"],
    akin: ["courthouse", "city_hall", "observatory", "university", "church"],
    words: /\b(?:dome|capitol|column)/i,
    small: drawn("...#... ..###.. .#####. .##.##. ####### #.#.#.# #######"),
    large: drawn("...##... ...##... ..####.. .######. ######## #.#..#.# #.#..#.# ########"),
    unneeded: [
      [1, 4],
      [2, 6],
      [3, 6],
    ],
  },
  {
    noun: "a house",
    kinds: ["house"],
    akin: ["village", "museum", "hotel", "mill", "university"],
    words: /\b(?:house|home|cottage|mansion|cabin|roof)/i,
    small: drawn(".#.#... .####.. .#####. ####### .#####. .##.##. .##.##."),
    large: drawn("...##.#. ..#####. .######. ######## .#.##.#. .######. .##..##. .##..##."),
    unneeded: [
      [1, 6],
      [4, 6],
      [4, 7],
    ],
  },
  {
    noun: "a flower",
    kinds: ["garden"],
    akin: ["park", "square", "house", "cemetery", "forest"],
    words: /\b(?:flower|garden|rose|tulip|bloom|blossom)/i,
    small: drawn(".#.#.#. .#####. ..###.. ...#... .#.#.#. ..###.. ...#..."),
    large: drawn(".#.##.#. .######. .######. ..####.. ...##... .#.##.#. .######. ...##..."),
    unneeded: [
      [1, 5],
      [2, 7],
      [3, 7],
    ],
  },
  {
    noun: "a fish",
    kinds: ["aquarium"],
    akin: ["zoo", "lake", "river", "market"],
    words: /\b(?:fish|aquari|shark|salmon|trout)/i,
    small: drawn("..##... #.####. ######. ###.### ######. #.####. ..##..."),
    large: drawn("...##... #.####.. ##.####. #####.## ######## ##.####. #.####.. ...##..."),
    unneeded: [
      [0, 4],
      [1, 6],
      [2, 5],
    ],
  },
  {
    noun: "a scholar's cap",
    kinds: ["university"],
    akin: ["library", "museum", "observatory", "stadium", "arena", "church"],
    words: /\b(?:college|universit|school|student|graduat|campus)/i,
    small: drawn("...#... .#####. ####### .#####. .##.#.# ..###.# ......#"),
    large: drawn("...##... .######. ######## .######. .#####.# .#####.# ..###..# ......##"),
    unneeded: [
      [0, 4],
      [4, 6],
      [4, 7],
    ],
  },
  {
    noun: "a mask of the stage",
    kinds: ["theater"],
    akin: ["arena", "market", "museum", "hotel"],
    words: /\b(?:theat|stage|actor|opera|play|mask)/i,
    small: drawn("####### ####### #.###.# ####### ##...## .#####. ..###.."),
    large: drawn("######## ######## #..##..# ######## ######## ##....## .##..##. ..####.."),
    unneeded: [
      [0, 7],
      [1, 5],
      [1, 7],
    ],
  },
  {
    noun: "a bed",
    kinds: ["hotel"],
    akin: ["house", "village"],
    words: /\b(?:hotel|inn|bed|guest|slept|sleep|lodg)/i,
    small: drawn("#...... #...... #.##... ####### ####### #.....# #.....#"),
    large: drawn("#....... #....... #.##.... #.##...# ######## ######## #......# #......#"),
    unneeded: [
      [0, 6],
      [2, 4],
      [2, 5],
    ],
  },
  {
    noun: "a giraffe",
    kinds: ["zoo"],
    akin: ["park", "aquarium", "oddity"],
    words: /\b(?:zoo|giraffe|animal)/i,
    small: drawn(".##.... ###.... ..#.... ..#.... ..##### ..##### ..#.#.#"),
    large: drawn(".##..... ###..... ..#..... ..#..... ..#..... ..###### ..###### ..#.#..#"),
    unneeded: [
      [0, 4],
      [2, 6],
      [3, 6],
    ],
  },
];
