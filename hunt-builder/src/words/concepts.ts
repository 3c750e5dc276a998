/** Things of one sort, by which a likeness is known to speak of what a fact says plainly. */
const sorts: Readonly<Record<string, string>> = {
  music:
    "string organ organist sing sang song choir tune music musician musical carillon band concert fiddle guitar piano melody singer drum trumpet opera record chord note listen",
  bank: "bank money vault teller dollar loan",
  umbrella: "umbrella drizzle rain rainstorm wet",
  paid: "fee paid unpaid money wage salary bill",
  radio: "radio broadcast listen microphone airwave antenna station dial",
  cleaning: "broom sweep swept mop janitor scrub dust",
  bell: "bell ring rang chime carillon toll",
  film: "film movie screen camera television picture scene scenery actor hollywood cinema shot murder",
  boat: "ship boat sail schooner ferry barge port anchor harbor steamer captain sailor crew deck wreck vessel canoe raft dock wharf hull keel afloat voyage submarine",
  sea: "sea ocean tide salt surf wave shore coast",
  warmth: "chill cool cold warm heat hot degree temperature",
  thorn: "thorn rose prick armed",
  billboard: "advertise advertisement billboard barn",
  bus: "bus driver trip",
  clothed: "modesty pants trousers sewn naked nude undressed",
  tied: "chain link shackle",
  train:
    "carload train rail railroad railway track locomotive trolley depot streetcar tram conductor caboose timetable freight",
  fire: "burn fire flame blaze ash smoke spark match charred",
  dying:
    "die dead death bury burial grave tomb funeral coffin kill murder hang ghost mourn widow drown corpse bone skeleton",
  money:
    "dollar cent coin pay paid price cheap ticket free buy bought sell sold bank gold silver cost rich fortune purse penny nickel dime toll fee rent debt wealth million bill",
  gift: "gift give gave donate present bequeath bequest thank",
  book: "book read library page novel writer poet poem author write wrote written story pen ink verse tale",
  paper: "newspaper print printer press paper headline editor",
  letter: "mail letter postman postmark stamp post envelope postcard",
  flight:
    "fly flew flight flier plane airplane wing aviator pilot aircraft runway bomber jet wright balloon rocket space moon astronaut orbit",
  war: "recruit sailor kill weapon soldier war gun cannon battle army fort troop siege rifle powder regiment redcoat uniform shell artillery cavalry veteran armistice ammunition confederate union",
  water: "flood rain wet pour drown water wave tide swim swam soak drink thirst",
  ice: "whiteout fog ice frozen freeze froze snow glacier winter cold skate",
  law: "court judge trial jury jail prison prisoner cell convict sheriff verdict law lawyer attorney gavel inmate warden hang oath sentence",
  faith:
    "faithful pray prayer god hymn preach preacher sermon saint bishop priest monk nun pew altar church chapel cathedral congregation faith parish angel heaven steeple spire mass",
  ruler:
    "president governor king queen inauguration throne crown election vote voter senator chief congress",
  stair: "climb stair stairs step steps staircase ladder rung elevator flight knee knees",
  light: "lamp light lens beam glow lit lantern neon bulb candle shine shone",
  horse: "horse mule cavalry stable saddle carriage hoof steed pony mare rider rode",
  cattle:
    "cattle cow steer bull longhorn herd horn calf hog pig sheep butcher slaughter pen packer meat beef",
  ball: "ball game team goal kick punt player league bat baseball football basketball coach pitcher score bowl quarterback inning touchdown homer",
  clock: "clock time hour minute noon watch dial sundial oclock",
  moved: "move carry hauled wheel shift relocate roll tow jack elsewhere raft barge trailer",
  stone: "granite marble limestone sandstone boulder stone quarry rock cobble",
  glass: "glass pane window mirror stained",
  metal: "iron steel copper bronze tin brass lead rivet aluminum metal weld forge cast",
  brick: "brick clay kiln mortar adobe mud",
  wood: "wood wooden timber log lumber oak pine plank board cedar cypress redwood carpenter nail",
  child:
    "boy girl child children toddler baby son daughter kid young school pupil schoolhouse teacher lesson",
  school:
    "school college university pupil student teacher lesson class classroom degree scholar campus diploma professor",
  food: "eat ate supper lunch dinner kitchen cook bread cake pie table feast restaurant sausage cheese candy sweet sugar flour mill grain wheat corn bakery bake",
  drink: "drink beer brew brewer brewery saloon whiskey wine tavern ale bar bottle thirst",
  bird: "bird goose duck owl eagle gull feather nest pelican crane swan heron wing hawk bat",
  fish: "fish fisherman salmon trout whale shark net hook angler",
  beast: "bear wolf lion elephant tiger bison buffalo deer dog cat fox zoo cage paw",
  tree: "fig banyan elm maple sequoia redwood tree forest leaf branch trunk root grove orchard",
  flower: "flower rose garden bloom blossom petal tulip lily azalea bulb bouquet",
  picture: "paint painter painting portrait mural canvas artist fresco brush sketch",
  figure: "statue sculptor sculpt figure carve bronze pedestal monument",
  work: "labor worker strike union factory mill loom miner mine shift",
  mine: "mine miner ore coal shaft tunnel dig dug gold silver copper vein lode",
  oil: "oil derrick gusher well drill gas gasoline pump",
  weather: "wind storm hurricane tornado gale thunder lightning blizzard cyclone",
  quake: "quake earthquake shake tremble volcano erupt lava",
  doctor: "doctor hospital nurse patient cure medicine surgeon sick fever heal healer ward wound",
  home: "house mansion parlor bedroom bed guest lodger host hotel inn roof family servant maid butler",
  wedding:
    "vow divorced divorce wed wedding bride groom marry marriage married love lover courtship honeymoon wife husband",
  dance: "dance ballroom waltz ball",
  theater:
    "stage actor play curtain theater drama audience applause vaudeville rehearsal bow scenery",
  road: "road highway car automobile driver traffic motor truck wheel bus street",
  border: "border boundary line frontier nation customs",
  slave: "slave slavery enslave freedom free escape runaway chain railroad bondage emancipate",
  star: "star planet telescope observatory comet moon eclipse sky astronomer",
  spy: "spy secret hidden hide hid code disguise conceal",
  drawn: "design architect draw drawn drew plan blueprint pencil draft",
  foreign:
    "french german spanish english british dutch swedish italian russian chinese japanese mexican greek irish tongue abroad overseas sea nation immigrant",
  hat: "hat cap dress coat shirt boot shoe glove wear wore cloth clothes",
  hand: "hand finger arm thumb fist glove",
  eye: "eye blink stare look face nose head",
  shape: "round circle ring disk dome arch ball sphere",
  save: "save rescue restore wrecking demolish tear torn bulldozer raze",
  burnt: "burn rebuild rebuilt rise rose ash again twice",
  grow: "grow grew plant planted seed sow sowed crop farm farmer harvest plow field",
  native: "indian tribe native mound wabanaki cherokee lakota chief nation village",
};

const irregular: Readonly<Record<string, string>> = {
  built: "build",
  rebuilt: "rebuild",
  drawn: "draw",
  drew: "draw",
  buri: "bury",
  burial: "bury",
  froz: "freez",
  frozen: "freez",
  rang: "ring",
  rung: "ring",
  sang: "sing",
  sung: "sing",
  song: "sing",
  fought: "fight",
  shot: "shoot",
  bought: "buy",
  sold: "sell",
  sale: "sell",
  swam: "swim",
  grew: "grow",
  grown: "grow",
  flew: "fly",
  flown: "fly",
  flight: "fly",
  flier: "fly",
  flyer: "fly",
  wrote: "writ",
  written: "writ",
  writer: "writ",
  stole: "steal",
  stolen: "steal",
  lit: "light",
  di: "death",
  dead: "death",
  die: "death",
  born: "birth",
  wore: "wear",
  worn: "wear",
  ate: "eat",
  drank: "drink",
  fell: "fall",
  fallen: "fall",
  blew: "blow",
  broke: "break",
  broken: "break",
  hung: "hang",
  dug: "dig",
  rode: "rid",
  rider: "rid",
  ran: "run",
  won: "win",
  sank: "sink",
  sunk: "sink",
  hid: "hid",
  hidden: "hid",
  children: "child",
  feet: "foot",
  teeth: "tooth",
  geese: "goose",
  women: "woman",
  men: "man",
  wooden: "wood",
  golden: "gold",
  burnt: "burn",
  slept: "sleep",
  met: "meet",
  meeting: "meet",
  printer: "print",
  painter: "paint",
  architect: "design",
  designer: "design",
  maker: "mak",
  baker: "bak",
  brewer: "brew",
  miner: "min",
  farmer: "farm",
  sailor: "sail",
  soldier: "soldier",
  century: "100 years",
  hundr: "100 years",
};

/** What several forms of one word have in common: of a term of the search, "drawn" and "drew". */
export function rootOf(term: string): string {
  const known = irregular[term];
  if (known !== undefined) return known;
  // Whoever marches is a marcher.
  const plain = term.length > 6 && term.endsWith("er") ? term.slice(0, -2) : term;
  return plain.length > 7 ? plain.slice(0, 7) : plain;
}

const rare: ReadonlySet<string> = new Set(
  "warmth thorn billboard bus clothed stair train letter film slave spy wedding dance quake ice doctor hat paper clock flight horse cattle oil bank umbrella paid radio cleaning law bell ruler star dying drink fish weather bird beast food theater child".split(
    " ",
  ),
);
const byRoot = new Map<string, { sort: string; isRare: boolean }[]>();
for (const [sort, words] of Object.entries(sorts))
  for (const word of words.split(" ")) {
    const root = rootOf(stemmed(word));
    byRoot.set(root, [...(byRoot.get(root) ?? []), { sort, isRare: rare.has(sort) }]);
  }

function stemmed(word: string): string {
  return word.length < 5
    ? word
    : word
        .replace(/ies$/, "y")
        .replace(/(?:ing|ed)$/, "")
        .replace(/e$/, "");
}

/** The sorts of things that a root belongs to; isRare where hardly two things of a place are of that sort. */
export function sortsOf(root: string): readonly { sort: string; isRare: boolean }[] {
  return byRoot.get(root) ?? [];
}
