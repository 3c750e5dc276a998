/** Who might be met at a kind of place, and keeps the words of its puzzles. kind|keeper, a line each. */
const lines = `
capitol|the doorkeeper
courthouse|the clerk
city_hall|the clerk
library|the librarian
theater|the prompter
church|the sexton
market|the grocer
station|the porter
museum|the curator
zoo|the zookeeper
aquarium|the diver
observatory|the astronomer
park|the ranger
garden|the gardener
peak|the climber
waterfall|the fisherman
lake|the boatman
cave|the caver
island|the ferryman
beach|the lifeguard
canyon|the ranger
rock|the geologist
spring|the water carrier
forest|the forester
overlook|the painter
dune|the ranger
bay|the oysterman
bridge|the toll collector
covered_bridge|the carpenter
dam|the engineer
lighthouse|the lamplighter
canal|the boatman
tunnel|the brakeman
monument|the stonecutter
statue|the sculptor
fountain|the plumber
tower|the watchman
cemetery|the sexton
university|the professor
stadium|the groundskeeper
racetrack|the bookmaker
arena|the usher
house|the housekeeper
fort|the sentry
mission|the bell ringer
village|the blacksmith
ruin|the caretaker
battlefield|the historian
archaeological_site|the digger
hotel|the bellhop
railway|the conductor
mill|the miller
mine|the assayer
factory|the foreman
ship|the bosun
airfield|the mechanic
oddity|the postcard seller
square|the flower seller
`;

const table = new Map(
  lines
    .trim()
    .split("\n")
    .map((line): [string, string] => {
      const [kind = "", keeper = ""] = line.split("|");
      return [kind, keeper];
    }),
);

/** "the ferryman" of an island; nobody in particular where the table does not know the kind. */
export function keeperOf(kind: string): string {
  return table.get(kind) ?? "somebody";
}
