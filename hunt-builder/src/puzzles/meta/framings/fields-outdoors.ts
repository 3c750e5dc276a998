import type { Field } from "./field.ts";

/** Worlds under the sky that stories of last squares are told in. */
export const fieldsOutdoors = {
  sea: {
    intros: ["At sea that has its place:", "Aboard, nobody is surprised by that:"],
    groups: [
      [
        "{w} stowed below",
        "anchor ballast barge boat buoy cabin cable canoe cargo chart compass dinghy fleet frigate galley hammock hatch hull keel lantern launch lifeboat logbook moor mooring paddle plank raft rigging rope rudder schooner ship tackle tanker trawler tugboat vessel wharf winch yacht",
      ],
      [
        "{w} for an order",
        "dive drift embark float flood hoist navigate rescue rowing sailing salvage steer stow swim swimming unfurl unload voyage",
      ],
      [
        "{w} off the bow",
        "breeze coast cove crest current deep depth drizzle foam gale gust horizon island lagoon marina marsh misty ocean reef ripple seashore seaside shallow shore splash squall storm stormy sunset surf swell tempest tidal torrent typhoon undertow windy",
      ],
      [
        "{w} under the keel",
        "barnacle clam crab dolphin fish kelp lobster mackerel octopus otter oyster pearl pelican salmon sardine seal seaweed shark shell shrimp squid starfish trout tuna turtle walrus",
      ],
      [
        "{w} at the helm",
        "admiral captain castaway crew diver mariner pilot pirate sailor skipper swimmer",
      ],
    ],
  },
  rails: {
    intros: ["On a railroad that is in use:", "A railroad has room for that:"],
    groups: [
      [
        "{w} in the yard",
        "axle boiler boxcar bridge cable caboose carriage coach coal coupling crane diesel engine freight gauge girder gravel iron junction lever piston platform rail railing railroad rivet rust rusty shovel siding signal soot spike station steam switch tender track train trestle trolley tunnel viaduct wagon wheel whistle",
      ],
      [
        "{w} with the baggage",
        "baggage blanket clock crate handbag label lantern luggage package parcel pillow pocket pouch seat suitcase ticket trunk umbrella",
      ],
      [
        "{w} in the third car",
        "boarding commuter drifter engineer nomad porter tourist visitor wanderer watchman",
      ],
      [
        "{w} on the board",
        "aboard arrival arrive arriving connect delay delayed depart departed direct early express farewell goodbye halt hourly journey late local midnight onward punctual schedule shuttle tonight transfer travel trip",
      ],
      [
        "{w} under the wheels",
        "chug clang clank clatter curve grade hiss jolt lurch puff rattle rolling rumble screech slope sway swerve thud uphill vibrate",
      ],
    ],
  },
  race: {
    intros: ["On a course that counts:", "Whoever goes to the races would understand:"],
    groups: [
      [
        "{w} at the start",
        "athlete bicycle biker boxer champion colt cyclist driver filly jockey jogger jumper mare pony racer rider rival rookie runner skater skier sprinter swimmer underdog wrestler",
      ],
      [
        "{w} in the tack room",
        "baton harness helmet hoof jersey saddle sled spur stable stirrup sweater trainer whistle",
      ],
      [
        "{w} on the far turn",
        "canter chase chasing dashing faster gallop hasten hurdle hurry jump leap lunge outrun overtake pace passing race rapid relay running rush scramble speeding speedy sprint stride stumble swerve swift swiftly trot zoom",
      ],
      [
        "{w} in the stands",
        "bleacher chant cheer cheering clap coach crowd judge referee roar scout stadium umpire",
      ],
      [
        "{w} at the post",
        "award bonus bout compete contest crown draw final finish finished goal jackpot laurel league marathon match outcome photo podium point record ribbon score season tally ticket trophy unbeaten victor victory winner winning",
      ],
    ],
  },
  garden: {
    intros: ["In a garden that has its row:", "A gardener reads it without glasses:"],
    groups: [
      [
        "{w} in flower",
        "azalea bloom blooming blossom bluebell bouquet clover crocus daffodil daisy fragrant gardenia geranium heather hyacinth iris lavender lilac lotus magnolia marigold orchid peony petal petunia poppy primrose tulip violet",
      ],
      [
        "{w} in the beds",
        "basil bean broccoli cabbage celery corn cucumber dill eggplant garlic ginger lettuce melon mint mushroom onion parsley pepper potato pumpkin radish rhubarb rosemary sage spinach squash thyme tomato turnip zucchini",
      ],
      [
        "{w} on the branch",
        "acorn apple apricot cherry chestnut fruit grape hazelnut hickory juniper lemon lime mango maple olive orange orchard palm peach pecan pine prune sapling sycamore walnut willow",
      ],
      [
        "{w} in the shed",
        "basket bucket compost fence gravel hedge lawn mower mulch path patio planter seedling shed shovel soil stem straw thorn tractor trellis trowel vine watering",
      ],
      [
        "{w} among the leaves",
        "beehive beetle cricket firefly frog glimmer glow gnome hedgehog honey ladybug mole moth nectar pollen rabbit robin snail sparrow spider swarm wasp wren",
      ],
      [
        "{w} for the almanac",
        "autumn drizzle drought dusk evening frost gardener gather grow growth harvest plant pluck raindrop ripe ripen shade sprout summer sunlight sunny sunshine tend thunder twilight",
      ],
    ],
  },
  trail: {
    intros: ["On a trail that is good to know:", "Hikers would nod at that:"],
    groups: [
      [
        "{w} in the pack",
        "apple backpack bandage blanket camera canteen cheese compass granola hammock jacket jerky kettle knapsack lantern peanut poncho raincoat raisin rope sandwich scarf sleeping stove sweater tent water whistle",
      ],
      [
        "{w} on the map",
        "bluff bridge brook cabin campsite canyon cave cavern clearing cliff crevice crossing dune foothill footpath ford forest fork glacier gorge grove gully hill hillside hilltop hollow island lake landmark ledge lookout marsh meadow mile mountain oasis pasture path plateau pond prairie quarry ravine ridge river rock rocky slope steep stream summit swamp terrain thicket tundra uphill valley woodland",
      ],
      [
        "{w} in the underbrush",
        "badger beaver bison bobcat chipmunk cougar coyote crow eagle falcon fawn frog hawk heron lizard magpie mosquito mule otter quail rabbit raccoon raven skunk snake squirrel trout turkey turtle weasel wolf",
      ],
      [
        "{w} at every turn",
        "aspen bark birch branch cedar fern hickory juniper leafy maple moss mossy mushroom needle pine poplar redwood sequoia spruce stump timber twig willow",
      ],
      [
        "{w} in the register",
        "breeze camper camping climb climber cloudy descend drizzle echo explore explorer foggy footstep guide hike hiker hiking horizon hungry limping muddy rainbow ramble ranger roam scout shelter shortcut snow snowfall stroll stumble sunburn sunset thirst thirsty tired trek trudge walker wander windy zigzag",
      ],
    ],
  },
} as const satisfies Record<string, Field>;
