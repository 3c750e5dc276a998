/** Kinds of place that may be taken for each other, a group each; a kind may stand in several. */
const groups = `
capitol courthouse city_hall library
theater arena
stadium racetrack arena
church mission
market square
station railway
museum house
zoo aquarium
observatory museum
park garden forest
waterfall spring lake
lake bay beach island
peak overlook
rock canyon cave
beach dune
bridge covered_bridge tunnel
dam canal
lighthouse tower
monument statue fountain
cemetery battlefield monument
house hotel village
fort ruin mission
ruin archaeological_site
fort battlefield
mill factory mine
university library
oddity statue monument
archaeological_site cemetery
stadium theater
courthouse house
church library
house library
museum library
square monument fountain statue
park square cemetery
university church
canyon waterfall
peak canyon
forest canyon
spring cave
bridge canal
ship lighthouse
ship fort
airfield museum railway
hotel theater
market station
mill house
tower courthouse church
racetrack park
zoo park garden
island fort lighthouse
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

const kindsAlike = new Map<string, Set<string>>();
for (const group of groups)
  for (const one of group) {
    const others = kindsAlike.get(one) ?? new Set();
    kindsAlike.set(one, others);
    for (const other of group) others.add(other);
  }

/** Whether what is true of one kind of place can sound true of the other. */
export function areAlike(one: string, other: string): boolean {
  return kindsAlike.get(one)?.has(other) ?? false;
}
