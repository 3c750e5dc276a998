const verbs: ReadonlySet<string> = new Set(
  (
    "accepted acted added adjoins admitted advised ages agreed aims aired allowed allows angered " +
    "announced answered answers appeared appears applauds arches are argued armed arranged arranges " +
    "arrived asked asks ate authorized backs bakes balances banks bathed battered beamed bears beat " +
    "beats became becomes began begged begins begs belonged belongs bends blazed blends blew blinks " +
    "blooms blows boils booms boos borders bore borrowed borrows bought bowled breaches breaks " +
    "breathes bred breeds brews bridges brings bristles broadcast broadcasts broke brought brushes " +
    "bubbles builds built buried buries burned burns burst buys buzzed called calls came camped can " +
    "cannot caps cared cares carried carries carved carves cast casts catches caught caused caved " +
    "celebrates centers championed changed changes charged charges chased cheers chills chimes chose " +
    "claimed claims cleared climbed climbs clipped closed closes coached collected collects colored " +
    "come comes commanded commissioned competes conceived continues cooked cools copied copies cost " +
    "costs could counted counts courted covered covers crawls creaks created creeps crept cried cries " +
    "crossed crosses crowded crowds crowned crowns crucifies crushes curls curves cut cuts dammed " +
    "danced dances darkens decorated decorates dedicated deeded described designed devised did died " +
    "dies dips directed disappointed displays divides do does doubled doubles dragged drained drank " +
    "draws dreamed dressed dresses drew drilled drinks drives dropped drops drove drowned drowns dug " +
    "dwindles earned earns eats echoes edited employs empties encloses ended ends engineered enlarged " +
    "enlarges entered erupted erupts escaped evens excavated exists explored faced faces faded failed " +
    "falls farmed feared feasted fed feeds feels fell fenced fetches fields filed filled fills filmed " +
    "finds finished fired fires fished fits fixes flashed flashes fled flew flickers flies floated " +
    "floats flooded flows foams followed follows forbids forced forgave forgets forgot formed forms " +
    "fought found founded framed frames freezes fried froze gained galloped gaped gathered gathers " +
    "gave gazes gets gives glitters glows gobbles goes got grazed grazes greeted greets grew grinds " +
    "grins ground grows guarded guards guided guides had halved hammered handled hands hangs has " +
    "hatched hauled have headed heads healed heard hears held helped helps hid hides hiked hired hit " +
    "holds homesteaded honors hooded hooked hosted hosts housed houses howls hummed hums hung hurls " +
    "includes inherited inspired interrupted invented invites is jailed joined joins jumped juts " +
    "keeps kept killed kneels knew knows laid landed lands laughs launched lay lays leads leaked " +
    "leaned leans leaps learned leases leaves led left lends lent let lets lies lifted lifts lights " +
    "likes lined lines linked links listened listens lists lit lived lives loaded lodged looked looks " +
    "loomed looms loses lost loved loves lowered lowers made mails makes mapped maps marches marked " +
    "marks married marries may means meant measured meets melted melts mended merged met might mired " +
    "mirrors missed mists mixed mixes moans modeled moors mortgaged mounted mounts moved moves " +
    "muffles must mustered named names narrows needs neighbors nests nods nursed nurses occupies " +
    "offered offers opened opens opposed ordained ordered outgrew outlasted outlines outlived " +
    "overlooks oversaw overtook overtops owed owes owned owns paid painted paints pairs parks parts " +
    "pass passed passes patented paves pays pecked perches performed photographed picked picks piles " +
    "pipes placed places planned planted plants played plays plotted plugs plunges points polished " +
    "posed posted poured pours practiced praised preached preserves pressed presses printed " +
    "proclaimed promised promises prompted proposed protects proved puff puffs pulled pulls pumps " +
    "pushed pushes put puts puzzled quotes raced races raffles raised raises ran ranched rang reached " +
    "reaches read reads rears rebuilt recalls received receives recovered refused regained remembers " +
    "reminds rented rents reopened repeats replaced replays reported rested restored restores rests " +
    "returned returns reuses revived rewards rides rings ripened rises roared roars rocked rocks rode " +
    "rolled rolls roofs roomed rose roused rowed ruled runs sags sailed sang sank sat saved saw sawed " +
    "says scatters scooped scored scraped screams sculpted seats secured seemed sees sells sends sent " +
    "served serves set sets settled sewed shades shakes shaped shared shares sheathed sheds sheltered " +
    "shelters shifted shines shipped ships shocked shone shook shoots shot showed shows shrank " +
    "shrinks shudders shut shuts sighted signed sings sinks sits skated sketched sleds sleeps slept " +
    "slid slides slopes smelled smells smelted smoked snakes soaked soaks soars sold sorted sorts " +
    "sounds spans spared spares speaks spells spends spent spills spins spirals spit split splits " +
    "spoke sponsored sprays spread spreads spun squeaks squeezes stacks staged stages stands starred " +
    "started starts stayed stays steers stenciled stepped steps sticks stole stood stopped stops " +
    "stored stores straddles streaks stretches strews strides strings struck struggles struts stuck " +
    "studied stumbled sued summered supervised supplied supplies surprised surrendered surrounds " +
    "surveyed survived survives swallowed swallows swam swayed sways swept swims swings swirls swung " +
    "takes talked talks tames taped taught teaches tears tells tended tends tested tests thanks " +
    "thinks thins thought threw throws thundered thunders tied ties tilts tinkles tints tips toiled " +
    "told took tops tore touched touches toured towers traded trades trails trained trains trembles " +
    "tried tries trotted tumbles turned turns twinkles twists uncovered urged used uses vanished " +
    "vents visited voted vowed waited waits wakes walked walks wanted wants warmed warned warns was " +
    "washed watched watches watered waters wears wed weighed weighs welcomed welcomes welded went " +
    "wept were whistled will wins wintered wired withdrew withstood won wore worked works worshiped " +
    "would wound wove wraps writes wrote yielded yields zigzags"
  ).split(" "),
);

/** "Three women want": what one does in the third person, more than one do without its ending. */
const ofMany: ReadonlySet<string> = new Set(
  [...verbs].flatMap((verb) =>
    /[^s]s$/.test(verb)
      ? [verb.slice(0, -1), ...(/(?:s|x|ch|sh|o)es$/.test(verb) ? [verb.slice(0, -2)] : [])]
      : [],
  ),
);

/** Whether a word tells a deed, now or then: "reads", "stood". */
export const isDeedOfOne = (word: string): boolean => verbs.has(word);

/** Whether a word tells what more than one do, or is an order: "read", "stand". */
export const isDeedOfMany = (word: string): boolean => ofMany.has(word);
