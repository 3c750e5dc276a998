const odd: ReadonlySet<string> = new Set(
  (
    "angel angels antlers awnings ballroom barons baskets bathtub bear bears beehives beeps belfry " +
    "bicycles birdcages boar bonnet boxers bubble bubbles bugles bulldogs burro butterflies cabooses " +
    "cactus cake candle candlesticks cannon cannonballs canoes carmaker carousel cats chandeliers " +
    "cheesebox chimps chocolates cigar cigars clams cloak cloaks coconuts corkscrews cowboy cowboys " +
    "cows crutch dancers dandelion diamonds dimes doughboy dragon dreamers drummers duchess duck " +
    "ducks eagle eagles elephant elephants eyebrows falcons fiddle fiddlers flamingos flutes foals " +
    "footprints fossils fox friar friars frog frogs gargoyles geese ghost ghosts giant giants " +
    "giraffes goats goggles guitar guitars gulls gunfight hammocks handkerchief handprints hare harp " +
    "hawks haystacks heir heiress hippo honey honeycomb hooves horsemen horseshoe hubcaps jackrabbit " +
    "jackrabbits jaws jukebox kettle kettles kites knees knight knights lantern lanterns lawgivers " +
    "lawman lemons lightning lilacs lion lions lipstick lizard lizards lobster locomotive maidens " +
    "mailman mammoth mammoths manatees marbles mask masks mermaid mermaids merry-go-round microphone " +
    "minarets monkey monkeys moose motorbikes mule mules mushroom mustache noodles nymph octopus " +
    "onions orator orators orchids otters owl owls ox oxen oysters pandas parachute parasols parrots " +
    "peacocks peanut peanuts pearls pelicans penguin penguins pennies peregrines phoenix piano pianos " +
    "pig pigeon pigeons pigs pillows pineapple pineapples pirate pirates plums ponies princess " +
    "pumpkin pumpkins quilts rabbit rabbits ram rams raven robbers robot robots rocket rockets " +
    "rooster sausage sausages saxophone saxophones scarecrow shark sharks sledders sleighs sloths " +
    "snake snakes sphinx sphinxes squirrel stallion steamboat steamer stork strawberry sultan swan " +
    "swans telescope telescopes tenors thief thieves tiger tigers tinkerer tinkers tortoise totem " +
    "trolls trombones trumpet trumpets tuba tulips turkey turkeys turtle turtles tusk tusks umbrella " +
    "umbrellas violins vultures waders warblers warriors whale whales whistle whistles widow windmill " +
    "windmills witches wizard wolf wolves"
  ).split(" "),
);

const usual: ReadonlySet<string> = new Set(
  (
    "actors army baby badge balcony barrel barrels beard beards beast beasts bell bells bird birds " +
    "boats boots bottle bottles boy boys bride brides brothers buttons cage cages calves captain " +
    "captains castle castles cherry chief chips climbers clocks creature creatures dealer deer doctor " +
    "dog dollar dolls drum drummer drums ears egg eggs emperor explorer farmer fish flock fools " +
    "general generals girl girls glove god goddess gods governor gun guns hammer hats helmet herd " +
    "hero horn horns horse horses hound hunter hunters idlers jet jets judge judges key keys king " +
    "kings ladies lady landlord listeners maid maids mayor mayors maze miner miners mirror mirrors " +
    "moon moons mother mothers needles organ paddles painter painters palms pencil pencils pie pies " +
    "pilot pilots poet poets preacher president presidents priest prince printer propellers puck " +
    "pyramid queen queens reptiles riders roses saddle saddles sailor sailors saints scholars scout " +
    "scouts senator sheep shepherd sheriff sister sisters skater skaters skates skulls soldiers star " +
    "stars strangers swimmers sword swords tailor teacher thinker toad torch trappers trout twins " +
    "virtues wedding"
  ).split(" "),
);

/**
 * Whether a thing makes somebody look up: beasts, people with a story, odd things; a usual one ("boys") does where a word
 * before it says which ("bronze boys").
 * @param noun as it stands at the end of a phrase
 */
export const isThingToSee = (noun: string, isTold: boolean): boolean =>
  odd.has(noun) || (isTold && usual.has(noun));
