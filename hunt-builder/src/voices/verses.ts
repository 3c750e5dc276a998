/**
 * Quatrains by kind, in lines of four beats, rhymed in couplets. True of any place of the kind, so
 * each serves once in a stock; the lines after it say which place is meant.
 */
export const verses: Readonly<Record<string, readonly string[]>> = {
  lighthouse: [
    "My only work is staying bright\nand being stared at in the night;\nthe ones I serve go sailing by\nand never stop to ask me why.",
  ],
  bridge: [
    "I lie all day from side to side\nand let the whole world's business ride;\nI never drink, I never wade,\nthough over water I was laid.",
    "Two sides that never could agree\nshake hands across the gap on me;\nI lean on both, I favor none,\nand so their quarrel here is done.",
  ],
  covered_bridge: [
    "A roof I have, and walls of board,\nyet no one stays, no goods are stored;\nthe rain may drum, the wind may shout,\nthey all come in to be let out.",
  ],
  dam: [
    "I held my breath, I braced my feet,\nI taught the river to retreat;\nand what it could not carry past\nit piled up blue and deep and vast.",
  ],
  waterfall: [
    "I fall all day and take no harm,\nI roar all night without alarm;\nand though I leave, I never go,\nand what was high is soon below.",
  ],
  peak: [
    "The higher you come, the less you find:\nno tree, no shade, no peace of mind;\nbut turn around and take your fill\nof every smaller, humbler hill.",
    "I am the place where you sit down,\nunwrap your bread and look for town;\nI give no shelter and no shade,\njust all the country that was made.",
  ],
  lake: [
    "I keep the sky, I keep the trees,\nI lose them both to any breeze;\nand when the wind has had its play\nI put them back another day.",
  ],
  cave: [
    "No window ever lit my hall,\nno mason ever built my wall;\nbring your own daylight, mind your head,\nand leave the sleepers in their bed.",
  ],
  island: [
    "All roads that leave me soon get wet,\nand those that come have done so yet;\nI have no neighbor at my door\nbut water, and a farther shore.",
  ],
  canyon: [
    "A little water, given time,\nhas cut a stair too steep to climb;\nstand at the edge and you will see\nhow patient running things can be.",
  ],
  cemetery: [
    "My lodgers never bar the door,\nthey pay no rent, they ask no more;\ntheir names are cut for you to read,\nand quiet is the only creed.",
  ],
  statue: [
    "I have not moved, I have not slept,\nthe only pose I have I kept;\nthe pigeons think the world of me,\nand strangers stop so they can see.",
  ],
  fort: [
    "They built me thick, they built me low,\nto turn away a coming foe;\nnow any child with time to spend\nmay walk right in and be my friend.",
  ],
  courthouse: [
    "Here twelve sit down who never met,\nhere promises and oaths are set;\nhere truth is asked to take the stand\nand lift a plain right-handed hand.",
    "They rise for one who comes in black,\nthey speak in turn and answer back;\nand someone's life, by close of day,\nhas gone the one or other way.",
  ],
  library: [
    "I lend my guests what I have got,\nand many bring it back, or not;\nthe talk is low, the lamps are green,\nand every shelf's a time machine.",
  ],
  theater: [
    "By day I doze with curtain drawn,\nat eight o'clock I stretch and yawn;\nI deal in kings who are not kings\nand lovers with their borrowed rings.",
  ],
  station: [
    "I have a clock, I have a hall,\nand no one means to stay at all;\nfor some I am where journeys start,\nfor some the place to break a heart.",
  ],
  museum: [
    "What others lost, I took to keep,\nI dust it while the people sleep;\nso come and look, and look once more,\nbut leave your fingers at the door.",
    "They dug it up, they brought it in,\nthey set it straight beneath my skin\nof glass; and now it has a card\nthat says what made the finding hard.",
    "I am the attic of the town:\nwhat others would have taken down\nI hang up, light and dust and date,\nand so it turns from old to great.",
  ],
  garden: [
    "In beds all day my people lie,\nand stretch, and dress, and wait, and die;\nthe gate is low, the walk is neat,\nmind where you put your two big feet.",
  ],
  mill: [
    "Something went round to make me go,\nthe stream was strong, the gears were slow;\nI ground for those who paid in kind\nand left the idle days behind.",
  ],
  mine: [
    "They went in dark, they came out black,\nand what they took they won't put back;\nthe hill is lighter than before,\nand keeps an echo for the ore.",
  ],
  racetrack: [
    "I run and run, and never get\nto anywhere I have not met;\nthe fastest come from far around\nto finish where they left the ground.",
  ],
  ship: [
    "I knew the waves, I knew the foam,\nand now a dock will do for home;\ncome up the plank and look about,\nthe tide no longer calls me out.",
  ],
  observatory: [
    "I sleep at noon, I wake at dark,\nI hunt with glass for one small spark;\nthe lights I catch are old and far,\nand nothing's nearer than a star.",
  ],
  mission: [
    "A bell to wake, a wall to bound,\na cross upon a stretch of ground;\nthe padres planned, the neighbors laid\nthe thick-walled rooms that gave them shade.",
  ],
  spring: [
    "No pump, no pipe, no builder's hand,\nI simply rise out of the land;\nmy road was dark, my road was deep,\nand clear is all I care to keep.",
  ],
  capitol: [
    "They come in suits, they come in boots,\nthey bring me pleas and old disputes;\nI hear them argue, clause by clause,\nand what is left they call the laws.",
  ],
  city_hall: [
    "I license weddings, shops and hounds,\nI keep the map of all my bounds;\nbring me your gutter, sign or street,\nand take a number and a seat.",
  ],
  church: [
    "Six days I rest with folded hands,\nthe seventh everybody stands;\nthey sing, they kneel, they hear the word,\nand hope that somewhere it was heard.",
    "I point at what I cannot reach,\nI fill with song, I bear with speech;\nI saw your parents' wedding day\nand carried theirs, in time, away.",
  ],
  market: [
    "Come early if you want the best,\nby noon the crowd has had the rest;\nI sell by bushel, bunch and pound,\nand gossip, free, goes all around.",
  ],
  zoo: [
    "My lodgers come in stripe and spot,\nsome like the cold and some do not;\nthey watch you pass, they watch you stare,\nand wonder who has put you there.",
  ],
  aquarium: [
    "My walls are glass, my rooms are wet,\nmy tenants have not blinked as yet;\nthey drift along without a sound,\nand you are here, and no one's drowned.",
  ],
  park: [
    "They built around and let me be,\nthe open path, the standing tree;\nI am for one, I am for all,\ncome in the spring, come in the fall.",
    "No house will ever stand on me,\nI have no rent, I have no key;\nbring bread, a blanket and a friend,\nand lose an hour from end to end.",
  ],
  beach: [
    "You write on me, and by and by\nI've rubbed it out before it's dry;\nmy floor is swept by wind and spray,\nand some of me goes home your way.",
  ],
  rock: [
    "No chisel cut me, and no plan,\nI stood before the first road ran;\nthe frost and wind have done their part\nand had no thought of making art.",
  ],
  forest: [
    "My columns rise, my roof is green,\nwith bits of blue let in between;\nno hammer rang, no mason swore,\nand last year's leaves are on the floor.",
  ],
  overlook: [
    "I do no work, I make no thing,\nI only show you everything;\ncome up to me, lean out, be still,\nand own the country from a hill.",
  ],
  dune: [
    "I walk, but only grain by grain,\nI do not tire, I feel no pain;\nthe wind that built me has the right\nto shift my doorstep overnight.",
  ],
  bay: [
    "The water came ashore to stay\nand leaned against the land all day;\nand boats that found it rough without\ncome in by me to sit it out.",
  ],
  canal: [
    "I'm water taught to walk in line,\nno bend, no rapid can be mine;\nbetween two banks that keep and hold\nI go exactly where I'm told.",
  ],
  tunnel: [
    "I am a shortcut made of night,\nyou enter dark and leave in light;\nthey dug from this side and from that\nand met inside, and that was that.",
  ],
  monument: [
    "I have no room, I have no door,\nI do one thing and nothing more:\nI stand, so those who hurry by\nmay slow, and look, and wonder why.",
  ],
  fountain: [
    "All that I have I throw up high\nand catch again, and never dry;\nthe children shriek, the pigeons drink,\nand lovers come to sit and think.",
  ],
  tower: [
    "A little ground, a lot of sky,\nthey built me narrow, built me high;\nyou see me first, you reach me last,\nand crane your neck as you go past.",
  ],
  university: [
    "They come to me with hopes and heaps\nof books, and no one ever sleeps;\nsome years of ink, a hat, a gown,\nand then I lose them to the town.",
    "I teach the young what is not so\nand how to say they do not know;\nthey sleep through half of what I say\nand weep the day they go away.",
  ],
  stadium: [
    "I'm empty six days, like a bowl,\nand on the next I have one soul\nmade out of many thousand throats\nand banners, bands and winter coats.",
  ],
  arena: [
    "A ring of seats, a roof, a floor\nthat was some other thing before;\nthey shout, they stamp, they go away,\nI sweep and wait another day.",
  ],
  house: [
    "The ones who slept here do not call,\ntheir coats are missing from the hall;\nyet someone minds the clocks and chairs\nas if they'd just gone up the stairs.",
    "The table's laid, the lamp is trimmed,\nthe carpets have been swept and dimmed;\nyou are the guest, come in, but know\nthe ones who asked you had to go.",
  ],
  village: [
    "Somebody stopped the clock and stayed,\nthe street, the tools, the things they made;\nleave all your hurry at the gate,\nfor here you cannot come too late.",
  ],
  ruin: [
    "My roof is sky, my floor is weed,\nI have no lock, I have no need;\nI held the weather out, and when\nI tired, I asked it in again.",
  ],
  battlefield: [
    "The grass has nothing now to say,\nit grows the same as on that day;\ntwo lines of strangers met, and then\nwere fewer when they slept again.",
  ],
  archaeological_site: [
    "They left no book, they left no name,\na hearth, a post, the start of fame\nfor someone kneeling in the sun\nwho brushes dust till day is done.",
  ],
  hotel: [
    "So many heads have dreamed in me,\nand each of them gave back the key;\nI know who snores, I know who tips,\nand nothing of it leaves my lips.",
  ],
  railway: [
    "I cannot turn, I cannot roam,\ntwo rails will always bring me home;\nI roll along at my own rate,\nand no one minds if I am late.",
  ],
  factory: [
    "I learned one thing and did it well\nfrom whistle until closing bell;\nwhat left my doors was much the same,\nand every piece could bear my name.",
  ],
  airfield: [
    "I'm flat and plain, I'm long and clear,\nand people leave the ground from here;\nthey run, they lift, they dwindle, and\nwith any luck they also land.",
  ],
  oddity: [
    "There is no reason I should be,\nand yet you turned the car for me;\ngo on and laugh, and take the shot:\nwho else at home has what you've got?",
  ],
  square: [
    "The streets come up and then think twice,\nthey go around, which I find nice;\na bench, a bell, a bit of shade,\nand that is how a town is made.",
  ],
};

/** Kinds whose verse a place of death and grief can bear. */
export const soberVerses: ReadonlySet<string> = new Set(["battlefield", "cemetery", "monument"]);
