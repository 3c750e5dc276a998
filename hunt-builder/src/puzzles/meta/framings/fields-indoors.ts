import type { Field } from "./field.ts";

/** Worlds under a roof that stories of last squares are told in. */
export const fieldsIndoors = {
  stage: {
    intros: ["This much belongs in a theater:", "Any playbill could have them:"],
    groups: [
      [
        "{w} in the cast",
        "acrobat actor actress chorus comedian comic dancer drummer extra fiddler hero jester juggler magician mime musician organist pianist player poet princess puppet singer soloist soprano star stunt tenor usher wizard",
      ],
      [
        "{w} in the wings",
        "backdrop balcony cape cloak costume crown curtain feather gown lantern lighting makeup mask mirror platform powder ribbon ruffle scenery screen script seat sequin stage studio tinsel tuxedo velvet wardrobe",
      ],
      [
        "{w} on the bill",
        "aria ballad ballet cabaret circus comedy concert dance drama duet encore farce finale jazz lullaby magic melody musical opera overture pageant parade parody part play prelude revue romance serenade sketch skit solo sonata song symphony tango thriller trick tune variety waltz",
      ],
      [
        "{w} in the pit",
        "bagpipe banjo bassoon baton bugle cello drum fiddle flute gong guitar harp horn mandolin oboe organ piano tempo trombone trumpet tuba viola violin",
      ],
      [
        "{w} from the gallery",
        "admire applaud applause audience blush bravo cheer clap giggle hush laugh ovation roar sigh silence silent smile whisper yawn",
      ],
      [
        "{w} in the directions",
        "acting curtsy dancing entrance exit gesture grin juggle leap mimic murmur perform pose prance pretend prompt recite rehearse shout singing spin stumble swoon tiptoe twirl wink",
      ],
    ],
  },
  books: {
    intros: [
      "This much can be shelved among books:",
      "A librarian would know what to do with that:",
    ],
    groups: [
      [
        "{w} on the shelf",
        "almanac atlas booklet comic cookbook diary epic essay fable fiction handbook journal library magazine manual memoir mystery myth novel poem poetry saga sequel textbook thriller trilogy verse volume western",
      ],
      [
        "{w} on the desk",
        "bookcase bookmark chalk cover envelope eraser folder glue jacket lamp leaflet leather pencil printer ribbon ruler scroll shelf stapler tape",
      ],
      [
        "{w} in the margin",
        "abridged blank caption chapter correct crossed doodle error excerpt footnote glossary grammar heading headline hyphen index italic legible misprint misspell mistake moral note noun outline page passage phrase plot preface pronoun quote quoted rhyme riddle sentence smudge spelled spelling stanza summary syllable synonym text theme title topic typo verb wording",
      ],
      [
        "{w} at the reading desk",
        "author bookworm critic editor narrator novelist poet pupil reader reporter scholar student teacher tutor typist",
      ],
      [
        "{w} for an evening",
        "compose copying describe edit memorize narrate publish reading recite rewrite scribble skim study studying typing writing",
      ],
    ],
  },
  cabinet: {
    intros: ["In a cabinet this much finds a drawer:", "A collector would have paid for it:"],
    groups: [
      [
        "{w} under glass",
        "amber amethyst amulet antique antler arrow artifact bead bone bracelet bronze button cameo clay coin copper crystal diamond doll emerald feather fossil glass goblet gold granite helmet horn ivory jade jewel lava locket marble mask mineral mosaic necklace nugget opal ornament pearl pebble pendant pottery relic ruby sapphire seashell shell silver slate statue thimble tiara tooth topaz trinket tusk vase",
      ],
      [
        "{w} with pins",
        "beetle cricket firefly hornet insect ladybug locust mosquito moth scorpion spider wasp",
      ],
      [
        "{w} in the large case",
        "badger bison buffalo condor cougar coyote dinosaur eagle elephant falcon flamingo gazelle giraffe hawk hyena iguana jaguar kangaroo leopard lion lizard mammoth octopus ostrich otter panda panther parrot peacock penguin pheasant python raccoon raven rhino snake swan tiger turtle walrus wolf zebra",
      ],
      [
        "{w} for the scales",
        "alloy balance carbon chrome cobalt dust gram iron mercury nickel ounce platinum pound powder salt sand weighing zinc",
      ],
      [
        "{w} on the workbench",
        "brush cabinet camera case chest collect display drawer dusty engrave exhibit frame glove label locker polish preserve restore sample varnish velvet",
      ],
    ],
  },
  paint: {
    intros: ["A sign painter has a use for that:", "On a scaffold that makes sense:"],
    groups: [
      [
        "{w} for the ground",
        "amber azure beige bronze brown charcoal chestnut chrome cream crimson emerald gold golden green indigo ivory jade lavender lemon lilac lime magenta mahogany maroon mauve navy olive orange peach pink purple rust sapphire scarlet silver vanilla violet",
      ],
      [
        "{w} in the box",
        "apron brush bucket chalk crayon easel enamel glaze gloss lacquer lantern linen paint pastel pencil pigment plaster primer ribbon roller ruler smock solvent sponge stencil tape twine varnish",
      ],
      [
        "{w} with a steady hand",
        "circle colorful curly curve design draw drawing drawn frame gilded graphic line motif mural ornate outline painting pattern picture portrait scroll shade shading shadow shape shiny sketch slant splash square stain swirl tint trace twirl",
      ],
      [
        "{w} for the next board",
        "bakery bank banker barber bookshop candy chemist cobbler dairy deli dentist diner doctor farmer florist foundry fruit furrier gallery garage grocery haircut hardware hotel jeweler laundry library mason mechanic merchant milliner museum optician plumber postman potter printer shop store tailor weaver",
      ],
    ],
  },
  mend: {
    intros: ["On a bench that can be used:", "A mender would not throw that away:"],
    groups: [
      [
        "{w} on the wall",
        "anvil broom brush bucket chainsaw chisel clamp compass crowbar drill file forge funnel hacksaw hammer jigsaw lathe lever mallet needle plunger pump rasp ruler shovel spanner stapler tool torch trowel",
      ],
      [
        "{w} in the third box",
        "axle battery belt bolt bracket buckle bulb button cable chain clasp clip coil cork crank dial elastic filter fuse gear girder handle hinge hook hubcap knob latch lock motor nail nozzle pendulum piston plug pulley rivet rope rotor socket spark spoke spool staple strap string switch tack thimble thread tire tube turbine twine valve washer wheel wick wire zipper",
      ],
      [
        "{w} to hold it",
        "adhesive bandage cement fasten fastened glue grease mortar patch plaster putty solder splint stitch stitched tape tighten tightly varnish weld",
      ],
      [
        "{w} in the daybook",
        "adjust assemble bent blunt broken burnt clog clogged creaky damage dent fault faulty fixed flaw flimsy fragile frayed improve jammed leaky loose mend mending overhaul polish rattle rebuild renew repair replace restore rickety rusted scrap scratch shabby sharpen shatter sturdy tattered torn warped wobble",
      ],
      [
        "{w} at the door",
        "clock cobbler drum fiddle handyman inventor kettle lamp lantern mason mechanic plumber radio scooter smith tinker toaster tricycle umbrella wagon watch welder",
      ],
    ],
  },
  court: {
    intros: ["Before a court that can be entered:", "A clerk would read it out without blinking:"],
    groups: [
      [
        "{w} on the bench",
        "accuser advocate attorney bailiff citizen clerk critic defender delegate deputy expert guard judge juror jury justice lawyer mayor mediator officer official rival sheriff speaker warden witness",
      ],
      [
        "{w} in the record",
        "accused admit affirm allege appeal appealed argue argued assert blame claim claimed concede debate decide declare defend denial denied deny disagree dismiss dispute forged forgive insist object overrule pardon plead proclaim prove proven quarrel rebut recall refuse retract ruling sworn testify trial tried vouch",
      ],
      [
        "{w} on the table",
        "agenda alibi brief bylaw chair charter clue contract decree deed docket document edict evidence exhibit file gavel lawsuit ledger memo motion parole permit petition plea portrait proof robe ruler seal sealed statute treaty verdict warrant",
      ],
      [
        "{w} for the finding",
        "accurate certain doubt doubtful fairness false fine forgery honest honesty innocent lawful legal lenient merciful mercy motive solemn strict true trust truth truthful unfair valid wrongful",
      ],
      [
        "{w} in the corridor",
        "gossip murmur mutter nervous shout sigh silence silent whisper yawn",
      ],
    ],
  },
  money: {
    intros: ["In a counting house that adds up:", "A bookkeeper finds a column for that:"],
    groups: [
      [
        "{w} in the drawer",
        "banknote billfold bond bullion coin copper coupon currency deed dime dollar gold jackpot ledger mint money nickel padlock penny pound purse quarter receipt safe silver stock token treasure vault voucher wallet",
      ],
      [
        "{w} at the window",
        "auditor banker boss broker buyer cashier clerk client creditor customer dealer debtor earner employee employer guard heiress investor janitor laborer landlady landlord lender merchant owner partner peddler renter teller tenant trader vendor watchman worker workman",
      ],
      [
        "{w} in the ledger",
        "account amount annual asset auction audit balance bankrupt bargain bonus borrow borrowed bounty budget charge cheap commerce cost credit debit debt deduct deficit discount dividend earning economy estate expense finance fortune free fund gain gift income inherit interest invest invoice lease loss margin mortgage owing paid payday payment payroll percent pledge premium price property rebate refund rent rental repay revenue reward rich royalty salary share sold solvent spend stipend subsidy surplus thrift toll total trade trading tuition upkeep value wage wealth wealthy windfall worth",
      ],
      [
        "{w} in the line",
        "baker barber cook driver farmer gardener mechanic nurse painter plumber printer sailor shepherd smith tailor tanner teacher waiter waitress weaver welder",
      ],
    ],
  },
} as const satisfies Record<string, Field>;
