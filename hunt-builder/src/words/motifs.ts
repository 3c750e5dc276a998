/** What a kind of place leaves in a hunt's name: kind|motif|motif, a line each; nouns that take "the". */
const lines = `
capitol|Gavel|Statute Book
courthouse|Jury Room|Oath
city_hall|Mayor's Chair|Seal
library|Borrowed Book|Card Catalog
theater|Curtain|Limelight
church|Steeple|Hymn
market|Brass Scales|Bushel
station|Last Train|Waiting Room
museum|Glass Case|Cabinet
zoo|Ark|Tiger
aquarium|Sturgeon|Deep Tank
observatory|Lens|North Star
park|Old Oak|Footpath
garden|Rose|Sundial
peak|Summit|Cairn
waterfall|Plunge|White Water
lake|Still Water|Mirror
cave|Lantern|Dark Stair
island|Ferry|Far Shore
beach|Tide|Driftwood
canyon|Echo|Rim
rock|Boulder|Stone
spring|Well|Source
forest|Tall Timber|Axe
overlook|Long View|Railing
dune|Hourglass|Sand
bay|Oyster|Anchor
bridge|Span|Crossing
covered_bridge|Shingle Roof|Kissing Bridge
dam|Floodgate|High Water
lighthouse|Lamp|Foghorn
canal|Towpath|Lock
tunnel|Short Cut|Headlamp
monument|Plinth|Wreath
statue|Bronze|Pedestal
fountain|Wishing Coin|Jet
tower|Spire|Long Stair
cemetery|Quiet Town|Epitaph
university|Mortarboard|Bell Tower
stadium|Fifty-Yard Line|Bleachers
racetrack|Checkered Flag|Last Lap
arena|Buzzer|Turnstile
house|Front Door|Parlor
fort|Rampart|Bugle
mission|Adobe Wall|Bell
village|Blacksmith|Butter Churn
ruin|Fallen Wall|Chimney
battlefield|Split Rail|Drum
archaeological_site|Trowel|Potsherd
hotel|Room Key|Night Clerk
railway|Whistle|Caboose
mill|Millstone|Waterwheel
mine|Ore Cart|Pickaxe
factory|Time Clock|Smokestack
ship|Gangplank|Keel
airfield|Windsock|Propeller
oddity|Tall Tale|Roadside Giant
square|Bandstand|Park Bench
`;

const table = new Map(
  lines
    .trim()
    .split("\n")
    .map((line): [string, readonly string[]] => {
      const [kind = "", ...motifs] = line.split("|");
      return [kind, motifs];
    }),
);

/** "Lamp" and "Foghorn" of a lighthouse; "Landmark" where the table does not know the kind. */
export function motifsOf(kind: string): readonly string[] {
  return table.get(kind) ?? ["Landmark"];
}
