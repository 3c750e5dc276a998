import { lastMade } from "../last-made.ts";
import type { Place } from "../place.ts";

/**
 * What a line speaks of that is not met everywhere: of whatever place it is false, nobody believes it of one where nothing
 * of the kind could be.
 */
const scenes: Readonly<Record<string, RegExp>> = {
  rails:
    /\b(?:trains?|locomotives?|engines?|rails?|tracks|platforms?|streetcars?|trolleys?|caboose|cars bear|railway|railroad|waiting rooms?|passengers?|tickets?)\b/,
  air: /\b(?:planes?|airplanes?|bombers?|rockets?|hangars?|runways?|pilots?|jets?|astronauts?|spacecraft|airships?)\b/,
  ships:
    /\b(?:ships?|sails?|sailors?|decks?|hulls?|masts?|submarines?|steamboats?|anchors?|boats?|crews?|schooners?|barges?)\b/,
  beasts:
    /\b(?:lions?|tigers?|elephants?|bears|monkeys?|giraffes?|animals?|beasts?|whales?|sharks?|penguins?|snakes?|bison|buffalo|alligators?|otters?|dinosaurs?|mammoths?|fossils?|ribcage|skeletons?|bones|birds?|cranes|ducks?|seals?|fish|trout|salmon|elk|deer|bats|bees|ants|pigs?|goats?)\b/,
  farm: /\b(?:farm(?:s|ers?|ing)?|barns?|cattle|cows?|sheep|livestock|corn|wheat|plow\w*|orchards?|silos?|harvest\w*)\b/,
  works:
    /\b(?:smokestacks?|turbines?|furnaces?|looms?|spindles?|factory|machines?|machinery|ore|miners?|mines?|shafts?|coal|steel mill|quarr\w+|sawmill|logging)\b/,
  music:
    /\b(?:bands?|songs?|sing(?:s|ers?)?|sang|musicians?|guitars?|fiddles?|records|recorded|tunes?|jazz|blues|soul|hits|drums?)\b/,
  sky: /\b(?:stars|telescopes?|moon|planets?|comets?|astronomers?)\b/,
  natives: /\b(?:tribes?|totems?|chiefs?|pueblos?|mounds?|arrowheads?)\b/,
  cars: /\b(?:cars|automobiles?|motorists?|racers?|engines|gas station|chrome)\b/,
  plants:
    /\b(?:trees?|roses?|orchids?|gardens?|bloom\w*|flowers?|plants?|palms?|ferns?|azaleas|blossoms?|leaves|roots?|trunks?)\b/,
  water:
    /\b(?:waterfalls?|falls|rapids|rivers?|lakes?|springs?|surf|beach|waves|tides?|creek|stream|swim\w*|divers?)\b/,
  rock: /\b(?:cliffs?|canyons?|caves?|caverns?|stalactites?|summits?|peaks?|trails?|gorges?|boulders?|climb(?:s|ers?|ed)?|dunes?|lava)\b/,
  stage:
    /\b(?:stages?|actors?|audiences?|curtains?|orchestras?|movies?|screens?|shows|concerts?|ushers?|balcon(?:y|ies)|plays)\b/,
  sport:
    /\b(?:teams?|innings|baseball|football|basketball|races?|racers?|horses|games?|fans|players?|quarterback|bats?|track|drivers?)\b/,
  worship:
    /\b(?:altars?|pews?|congregations?|pulpits?|bishops?|priests?|nuns|steeples?|choirs?|hymns?|prayers?|pray\w*|pilgrims?|faith|saints?|parish|mass)\b/,
  graves: /\b(?:graves?|tombs?|buried|burials?|tombstones?|headstones?|mausoleums?)\b/,
  books: /\b(?:books?|readers?|shelves|borrowed|librarians?)\b/,
  law: /\b(?:judges?|trials?|jur(?:y|ies|ors)|jails?|hanged|lawmakers?|governors?|legislat\w+|mayors?|prisoners?)\b/,
  art: /\b(?:paintings?|painters?|canvas(?:es)?|galler(?:y|ies)|nudes?|hangs here|collect(?:ion|ed|or)\w*)\b/,
  spans: /\b(?:spans?|sways?|planks|cables?|trusses|tolls?|crossing|piers)\b/,
  war: /\b(?:cannons?|guns?|garrisons?|sieges?|soldiers?|troops|batter(?:y|ies)|tanks?|bombs?|missiles?|regiments?|forts?|army|armies|shells)\b/,
  school:
    /\b(?:students?|class(?:es)?|campus|dormitor\w+|freshmen|professors?|graduates?|colleges?)\b/,
  guests: /\b(?:guests?|bellhops?|ballrooms?|suites?|lobby|honeymoon\w*)\b/,
  trade: /\b(?:butchers?|sandwich\w*|stalls?|fishmongers?|shoppers?|sold by the)\b/,
  slides: /\b(?:slides?|swings|coasters?|rides?|carousels?|playground)\b/,
};

const fitting: Readonly<Record<string, string>> = {
  church: "worship graves",
  mission: "worship graves plants",
  cemetery: "graves worship plants war",
  station: "rails",
  railway: "rails rock water spans",
  library: "books art",
  theater: "stage music",
  arena: "stage sport music",
  stadium: "sport",
  racetrack: "sport cars",
  mine: "works rock",
  zoo: "beasts plants water",
  aquarium: "beasts water",
  observatory: "sky",
  garden: "plants water",
  park: "plants water",
  square: "plants stage",
  bridge: "spans water",
  covered_bridge: "spans water",
  dam: "water works",
  canal: "water ships",
  tunnel: "rails",
  lighthouse: "ships water",
  ship: "ships war water",
  mill: "water works",
  factory: "trade works",
  market: "trade",
  courthouse: "law",
  capitol: "law",
  city_hall: "law",
  fort: "war ships law",
  battlefield: "war graves",
  university: "school books sport",
  hotel: "guests",
  house: "plants",
  waterfall: "water rock",
  spring: "water rock plants",
  lake: "water",
  beach: "water ships rock",
  bay: "water ships",
  island: "water ships rock plants",
  cave: "rock water",
  canyon: "rock water",
  rock: "rock",
  peak: "rock plants",
  overlook: "rock plants water",
  forest: "plants rock beasts",
};

const scenesIn = (text: string): string[] =>
  Object.entries(scenes).flatMap(([name, words]) => (words.test(text) ? [name] : []));

const mostPlaces = 150;
const scenesOf = lastMade(
  mostPlaces,
  ({ kind, facts, veiled }: Place): ReadonlySet<string> =>
    new Set([
      ...(fitting[kind] ?? "").split(" "),
      ...scenesIn([...facts, ...veiled].join("\n").toLowerCase()),
    ]),
);

/** Whether a line speaks of nothing that could not be at a place, by its kind and by its own row. */
export function couldBeAt(place: Place, line: string): boolean {
  const there = scenesOf(place);
  return scenesIn(line.toLowerCase()).every((scene) => there.has(scene));
}
