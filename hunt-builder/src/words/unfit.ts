/** Words that stand in lists and name people, and that nobody should have to write down as an answer. */
const unfit = new Set(
  `anal anus arse arsehole ass asses bastard bastards bitch bitches boner boob boobs bollocks bonk bugger bum bums butt butts
  clit cock cocks coon coons crap cretin cripple cum cunt damn damned dick dicks dike dildo dong dyke fag faggot fags fanny
  fart farts feces felch fuck gimp gook gyp gypped heeb ho hoe homo hooker hookers hump incest jap japs jerk jism jizz kike
  kraut lesbo lust midget minge molest nazi nazis negro negroes nigger nipple nipples nude nudes orgasm orgy
  paki panties pecker pee penis perv piss pissed poo poof poon poop porn porno prick pricks pube pubic puke pussy queer
  queers rape raped rapes rapist rectum retard retarded scrotum semen sex sexy shag shit shite skank slag slut sluts
  smut snatch sodomy spank sperm spic spunk squaw squaws stripper suck sucks tampon testes tit tits titty tosser tramp
  turd twat vagina vomit vulva wank wanker wee weenie wetback whore whores willy wog wop`.split(
    /\s+/,
  ),
);

/** Whether a word is none to be asked for: an answer, a key, an entry of a crossword. */
export function isUnfit(word: string): boolean {
  return unfit.has(word.toLowerCase());
}
