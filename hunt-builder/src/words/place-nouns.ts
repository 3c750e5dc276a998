import type { Place } from "../place.ts";
import { kindWords } from "./kinds.ts";

type Named = Pick<Place, "kind" | "name"> & Partial<Pick<Place, "aliases">>;

/** What a kind is called where a name says more than the kind does; the first that fits is taken. */
const closer: Readonly<Record<string, readonly (readonly [named: RegExp, noun: string])[]>> = {
  ruin: [
    [/Penitentiary|Prison/, "old prison"],
    [/Mounds|Great Circle/, "ancient earthwork"],
    [/Castle/, "ruined castle"],
    [/Fort Frederica|Fort Bowie|Pemaquid/, "old fort"],
    [/Palace of Fine Arts/, "landmark"],
    [/Tiradito/, "shrine"],
    [/Arkansas Post/, "historic site"],
    [/Cahawba|Rhyolite/, "ghost town"],
  ],
  church: [
    [/Synagogue/, "synagogue"],
    [/Tabernacle/, "tabernacle"],
    [/Abbey|Archabbey/, "monastery"],
    [/Auditorium/, "auditorium"],
    [/Cathedral|Basilica|Church|Chapel|Meeting|Parish/, "church"],
    [/House of Worship/, "house of worship"],
    [/Temple/, "temple"],
    [/Shrine|Santuario|Cross in/, "shrine"],
    [/^/, "house of worship"],
  ],
  square: [
    [/Creek Council House/, "landmark"],
    // One block of a street, for all its name; a street that cars drive on; and a mall of shops.
    [/^Larimer Square$/, "historic block"],
    [/^Original Main Street$/, "main street"],
    [/^Ithaca Commons$/, "pedestrian street"],
    [/Market House/, "market house"],
    [/Square|Plaza|Circle|Park/, "public square"],
    [/County Courthouse/, "courthouse"],
    [/Main Street$|Street Experience|Street Mall$|Gulch/, "pedestrian street"],
    [/Common$|Commons$|Green$/, "town common"],
  ],
  monument: [
    [/Arch(?:es|way)?$/, "arch"],
    [/Clock$/, "clock"],
    [/Gate(?:way)?$/, "gateway"],
    [/Marker$|First Mile/, "marker"],
    [/Sign$/, "sign"],
    [/Bell$/, "bell"],
    [/Memorial|Birthplace/, "memorial"],
  ],
  tower: [
    [/Lighthouse/, "lighthouse"],
    [/Building$/, "tall building"],
    [/Stack/, "chimney"],
    [/Dome$|Post Office/, "landmark"],
  ],
  oddity: [
    [/Carr?ousel|Flying Horses?\b/, "carousel"],
    [/\bPier\b(?! 60)/, "pier"],
    [/Murals?\b/, "mural"],
    [/\bClock$/, "clock"],
    [/^(?:Treaty|Big|Friendship|Angel) Oak$/, "tree"],
    [/\bSign$|\bsign$/, "sign"],
    [/Fish Ladder/, "fish ladder"],
    [/Grotto/, "grotto"],
    [/Stonehenge/, "ring of stones"],
    [/Barn$/, "barn"],
    [/\bArch$/, "arch"],
    [/Reformatory/, "old prison"],
    [/Pavilion/, "pavilion"],
    [
      /Her Secret|Salvation Mountain|Crusoe|Heidelberg|Carhenge|Cadillac Ranch|Prada/,
      "outdoor artwork",
    ],
    [/Spiral Jetty|Field of Corn$/, "outdoor artwork"],
    [
      /^World['’]s Largest|Big Chicken|Big Duck|Blue Whale|Mentone Egg|Coffee Pot/,
      "roadside giant",
    ],
    [/Peachoid|Water Tower$/, "water tower"],
    [/Troll$|Statue\b|Jackalope/, "statue"],
    [/Post Office$/, "post office"],
    [/(?:Street|Alley|Drive|Avenue)$/, "street"],
    [/ Bank$/, "bank building"],
    [/Bradbury|Davidson Building|Cotton Exchange/, "commercial building"],
    [/Winchester|Beer Can/, "house"],
    [/Museum|Hall of Fame$/, "museum"],
    [/Free Library/, "library"],
    [/Baggage|Bronner|Hardware$|Wall Drug$|Mother Store$/, "store"],
    [/Lunch$|Chili Bowl$|A['’]Le['’]Inn|Monowi|^Pops$/, "restaurant"],
    [/Ice Cream/, "ice cream parlor"],
    [/Lounge$/, "bar"],
    [/Brewery/, "brewery"],
    [/Kennywood|Funland/, "amusement park"],
    [/Cyclone$/, "roller coaster"],
    [/SkyWheel|High Roller/, "observation wheel"],
    [/Motel/, "motel"],
    [/Ferry$/, "ferry"],
    [/Exorcist/, "stairway"],
    [/Service Station/, "old gas station"],
    [/Seawall/, "seawall"],
    [/Wharf$/, "wharf"],
    [/Venetian Pool/, "swimming pool"],
    [/Maze$/, "maze"],
    [/Southernmost|Mile Marker|Geographic Center|Center of the Nation/, "marker"],
    [/Coon Dog/, "graveyard"],
    [/Cannon$/, "cannon"],
    [/Geyser$/, "geyser"],
    [/^Tree | Tree$/, "tree"],
    [/^Cross /, "giant cross"],
    [/Gilgal|Garden of Eden/, "sculpture garden"],
    [/Park$/, "park"],
    [/Arcade$/, "shopping arcade"],
    [/Atlantus/, "shipwreck"],
    [/Corn Palace/, "exhibition hall"],
    [/Scottish Rite/, "lodge hall"],
    [/^The Rock$/, "boulder"],
  ],
  city_hall: [
    [/Custom House|Academy|Bureau|Veterans Memorial/, "public building"],
    // The town has moved to another since, where nobody should be sent.
    [
      /^Old (?:City|Town) Hall$|Historical Museum|Arts Center|Gallier Hall|^Boca Raton Town Hall$/,
      "former city hall",
    ],
  ],
  courthouse: [[/State House|Colony House/, "old statehouse"]],
  hotel: [[/Roadhouse|Locust|Tavern/, "old inn"]],
  theater: [
    [/Bandstand|Bandshell/, "bandstand"],
    [/Ballroom|Gruene Hall/, "dance hall"],
  ],
  rock: [[/^(?:Naha Stone|Plymouth Rock|Madison Boulder)$/, "boulder"]],
  spring: [[/Geyser|Old Faithful/, "geyser"]],
  cemetery: [[/Grave$|Tomb$/, "tomb"]],
  canyon: [
    [/Crater/, "crater"],
    [/Notch/, "mountain pass"],
  ],
  forest: [[/Tree$/, "tree"]],
  arena: [
    [/Round-Up/, "rodeo ground"],
    [/Pyramid/, "landmark"],
  ],
  ship: [[/^Wreck/, "shipwreck"]],
  library: [[/Cultural Center/, "landmark"]],
  battlefield: [[/Crossing/, "historic park"]],
  village: [
    [/Alley$|^Creek Street$/, "old street"],
    [/Trading Post/, "trading post"],
    [/Stockyards/, "stockyard district"],
    [/Riverwalk/, "river walk"],
    [/Cloister/, "cloister"],
  ],
  fort: [
    [/Barracks/, "barracks"],
    [/Arsenal/, "arsenal"],
  ],
  museum: [
    [/Museum|Hall of Fame|^Memorial Hall$/, "museum"],
    [/Memorial$/, "memorial"],
    [/National Monument|Historical? Park|Historic Site|Battlefield|Memorial/, "site with a museum"],
  ],
  university: [
    // One building of a university is not the university: "the university that was named for the oil man" is a chapel.
    [/Chapel$/, "chapel"],
    [/Library$/, "library"],
    [/Campanile$|Bell Tower$/, "bell tower"],
    [/Tower$|^Cathedral of Learning$/, "tower"],
    [/Auditorium$/, "auditorium"],
    [/ (?:Arch|Gates)$/, "gateway"],
    [/(?:Oval|Horseshoe)$/, "campus green"],
    [/^Ochre Court$/, "mansion"],
    [/^(?:Great Dome|Old Well)$/, "campus landmark"],
    [
      /Hall(?:, \S+)?$|Building$|^Old (?:Main|Central|Mill|Morrison|Queens)$|^Lyceum$|Rotunda$|^Nott |^Crouse /,
      "college hall",
    ],
    [/University|College|Institute|School|Academy/, "university"],
    [/^/, "campus landmark"],
  ],
  canal: [
    [/Aqueduct/, "aqueduct"],
    [/Canal/, "canal"],
    [/^/, "waterway landmark"],
  ],
  mine: [
    [/Mine\b/, "mine"],
    [/^/, "mining landmark"],
  ],
  factory: [
    [/Factory|Brewery|Distillery|Works|Furnace|Mill/, "factory"],
    [/^/, "industrial landmark"],
  ],
  railway: [
    [/Village/, "railroad landmark"],
    [/Depot|Terminal/, "railroad station"],
    [/Incline|Elevator|Angels Flight/, "hillside railway"],
    [/Aerial|Tramway/, "cable car"],
    [/Rail|Train|Line|Cog/, "heritage railway"],
    [/^/, "railroad landmark"],
  ],
  airfield: [
    [/Airport|Airfield|Aerodrome|Field/, "airfield"],
    [/^/, "aviation landmark"],
  ],
  house: [
    [/^(?:Boathouse|Rainbow) Row$/, "line of old houses"],
    [/House|Home|Mansion|Cottage|Castle|Hall|Plantation|Palace/, "house"],
    [/^/, "historic house"],
  ],
  mill: [
    [/Windmill|De Zwaan/, "windmill"],
    [/Mill/, "mill"],
    [/^/, "mill site"],
  ],
  market: [
    [/Market/, "market"],
    [/^/, "marketplace"],
  ],
  station: [
    [/Ferry/, "boat landing"],
    [/Station|Depot|Terminal/, "railroad station"],
    [/^/, "transit landmark"],
  ],
};

/** What stands for everything else: it waits until the last of the names is read. */
const restOf = new Map<string, string>();
const namedOf = new Map<string, (readonly [named: RegExp, noun: string])[]>();
for (const [kind, rules] of Object.entries(closer))
  for (const rule of rules)
    if (rule[0].source === "^") restOf.set(kind, rule[1]);
    else {
      const named = namedOf.get(kind) ?? [];
      named.push(rule);
      namedOf.set(kind, named);
    }

/** Kinds of which every place is what the kind is called, so that its plain noun is never wrong. */
const alwaysTrue = (kind: string): boolean => closer[kind] === undefined;

/** The plain noun for a place, without an article: "lighthouse", "campus landmark". */
export function nounOf({ kind, name, aliases = [] }: Named): string {
  const rules = namedOf.get(kind);
  if (rules !== undefined)
    for (const each of [name, ...aliases])
      for (const [named, noun] of rules) if (named.test(each)) return noun;
  return restOf.get(kind) ?? kindWords(kind).noun;
}

/** Nouns for a place that are all true of it, the closest first, where the first may not be said. */
export function nounsOf(place: Named): string[] {
  const { kind } = place;
  return [
    nounOf(place),
    restOf.get(kind) ?? (alwaysTrue(kind) ? kindWords(kind).noun : "landmark"),
    "landmark",
  ];
}
