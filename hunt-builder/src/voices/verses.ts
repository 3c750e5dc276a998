/**
 * Quatrains by kind, in lines of four beats, rhymed in couplets. True of any place of the kind, so
 * each serves once in a stock; the lines after it say which place is meant.
 */
export const verses: Readonly<Record<string, string>> = {
  lighthouse:
    "My only work is staying bright\nand being stared at in the night;\nthe ones I serve go sailing by\nand never stop to ask me why.",
  bridge:
    "I lie all day from side to side\nand let the whole world's business ride;\nI never drink, I never wade,\nthough over water I was laid.",
  covered_bridge:
    "A roof I have, and walls of board,\nyet no one stays, no goods are stored;\nthe rain may drum, the wind may shout,\nthey all come in to be let out.",
  dam: "I held my breath, I braced my feet,\nI taught the river to retreat;\nand what it could not carry past\nit piled up blue and deep and vast.",
  waterfall:
    "I fall all day and take no harm,\nI roar all night without alarm;\nand though I leave, I never go,\nand what was high is soon below.",
  peak: "The higher you come, the less you find:\nno tree, no shade, no peace of mind;\nbut turn around and take your fill\nof every smaller, humbler hill.",
  lake: "I keep the sky, I keep the trees,\nI lose them both to any breeze;\nand when the wind has had its play\nI put them back another day.",
  cave: "No window ever lit my hall,\nno mason ever built my wall;\nbring your own daylight, mind your head,\nand leave the sleepers in their bed.",
  island:
    "All roads that leave me soon get wet,\nand those that come have done so yet;\nI have no neighbor at my door\nbut water, and a farther shore.",
  canyon:
    "A little water, given time,\nhas cut a stair too steep to climb;\nstand at the edge and you will see\nhow patient running things can be.",
  cemetery:
    "My lodgers never bar the door,\nthey pay no rent, they ask no more;\ntheir names are cut for you to read,\nand quiet is the only creed.",
  statue:
    "I have not moved, I have not slept,\nthe only pose I have I kept;\nthe pigeons think the world of me,\nand strangers stop so they can see.",
  fort: "They built me thick, they built me low,\nto turn away a coming foe;\nnow any child with time to spend\nmay walk right in and be my friend.",
  courthouse:
    "Here twelve sit down who never met,\nhere promises and oaths are set;\nhere truth is asked to take the stand\nand lift a plain right-handed hand.",
  library:
    "I lend my guests what I have got,\nand many bring it back, or not;\nthe talk is low, the lamps are green,\nand every shelf's a time machine.",
  theater:
    "By day I doze with curtain drawn,\nat eight o'clock I stretch and yawn;\nI deal in kings who are not kings\nand lovers with their borrowed rings.",
  station:
    "I have a clock, I have a hall,\nand no one means to stay at all;\nfor some I am where journeys start,\nfor some the place to break a heart.",
  museum:
    "What others lost, I took to keep,\nI dust it while the people sleep;\nso come and look, and look once more,\nbut leave your fingers at the door.",
  garden:
    "In beds all day my people lie,\nand stretch, and dress, and wait, and die;\nthe gate is low, the walk is neat,\nmind where you put your two big feet.",
  mill: "Something went round to make me go,\nthe stream was strong, the gears were slow;\nI ground for those who paid in kind\nand left the idle days behind.",
  mine: "They went in dark, they came out black,\nand what they took they won't put back;\nthe hill is lighter than before,\nand keeps an echo for the ore.",
  racetrack:
    "I run and run, and never get\nto anywhere I have not met;\nthe fastest come from far around\nto finish where they left the ground.",
  ship: "I knew the waves, I knew the foam,\nand now a dock will do for home;\ncome up the plank and look about,\nthe tide no longer calls me out.",
  observatory:
    "I sleep at noon, I wake at dark,\nI hunt with glass for one small spark;\nthe lights I catch are old and far,\nand nothing's nearer than a star.",
  mission:
    "A bell to wake, a wall to bound,\na cross upon a stretch of ground;\nthe padres planned, the neighbors laid\nthe thick-walled rooms that gave them shade.",
  spring:
    "No pump, no pipe, no builder's hand,\nI simply rise out of the land;\nmy road was dark, my road was deep,\nand clear is all I care to keep.",
};
