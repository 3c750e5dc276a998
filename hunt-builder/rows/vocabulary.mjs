/** Groups of kinds and how many of each a state file needs at least. */
export const groups = {
  civic: {
    atLeast: 4,
    kinds: [
      "capitol",
      "courthouse",
      "city_hall",
      "library",
      "theater",
      "church",
      "market",
      "station",
    ],
  },
  museum: { atLeast: 5, kinds: ["museum", "zoo", "aquarium", "observatory"] },
  nature: {
    atLeast: 10,
    kinds: [
      "park",
      "garden",
      "peak",
      "waterfall",
      "lake",
      "cave",
      "island",
      "beach",
      "canyon",
      "rock",
      "spring",
      "forest",
      "overlook",
      "dune",
      "bay",
    ],
  },
  works: {
    atLeast: 6,
    kinds: ["bridge", "covered_bridge", "dam", "lighthouse", "canal", "tunnel"],
  },
  monument: { atLeast: 4, kinds: ["monument", "statue", "fountain", "tower", "cemetery"] },
  campus: { atLeast: 4, kinds: ["university", "stadium", "racetrack", "arena"] },
  heritage: {
    atLeast: 6,
    kinds: [
      "house",
      "fort",
      "mission",
      "village",
      "ruin",
      "battlefield",
      "archaeological_site",
      "hotel",
    ],
  },
  industry: { atLeast: 3, kinds: ["railway", "mill", "mine", "factory", "ship", "airfield"] },
  oddity: { atLeast: 2, kinds: ["oddity"] },
  square: { atLeast: 2, kinds: ["square"] },
};

export const kinds = Object.values(groups).flatMap((group) => group.kinds);

/** Units of measure; anything else in `measure.unit` is a count and names what is counted. */
export const units = [
  "ft",
  "in",
  "mi",
  "sq mi",
  "acres",
  "tons",
  "lb",
  "gallons",
  "sq ft",
  "cu yd",
  "MW",
];

/** What `tags` may say of a place; a tag that is absent says nothing. */
export const tags =
  `made grown over_water over_land ruin replica roofed open_air indoor working retired moved floating climbable
  not_climbable flat summit dark crowds traffic_near seasonal_look sacred living_people deaths_here graves
  wrong_done contested`.split(/\s+/);

/** Whose ground a stand is on. */
export const owners = "city county state federal church college company tribe unknown".split(" ");

const codes = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

/** File stem → state name; `national` too; `byCode` from two-letter code to name. */
export const stateFiles = Object.defineProperty(
  Object.fromEntries([
    ...Object.values(codes).map((name) => [name.toLowerCase().replaceAll(" ", "-"), name]),
    ["national", "National"],
  ]),
  "byCode",
  { value: { ...codes, DC: "District of Columbia" }, enumerable: false },
);

/** The places of `national.json`, in small letters; no state file may hold them. */
export const nationalNames = new Set(
  `washington monument|lincoln memorial|jefferson memorial|united states capitol|library of congress|national air and space museum
statue of liberty|empire state building|brooklyn bridge|grand central terminal|metropolitan museum of art|niagara falls
golden gate bridge|alcatraz island|griffith observatory|general sherman tree|el capitan|badwater basin
hoover dam|mather point|meteor crater|welcome to fabulous las vegas sign|delicate arch|golden spike national historical park
old faithful|devils tower|mount rushmore|logan pass|pikes peak|cliff palace|carlsbad caverns|the alamo|san jacinto monument
gateway arch|willis tower|cloud gate|lincoln tomb|mackinac bridge|rock and roll hall of fame|independence hall|fallingwater
fenway park|plymouth rock|uss constitution|bunker hill monument|portland head light|mount washington|mystic seaport museum|the breakers
fort mchenry|monticello|mount vernon|new river gorge bridge|wright brothers national memorial|biltmore estate|cape hatteras lighthouse|fort sumter
kennedy space center visitor complex|castillo de san marcos|u.s. space & rocket center|graceland|ryman auditorium|mammoth cave|churchill downs
chimney rock|split rock lighthouse|lambeau field|american gothic house|indianapolis motor speedway|space needle|grand coulee dam
multnomah falls|crater lake|diamond head|mendenhall glacier|the national wwii museum|henry ford museum`
    .split(/[|\n]/)
    .map((name) => name.trim()),
);
