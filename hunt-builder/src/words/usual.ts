/**
 * What places of a kind usually do, have or have been through, whatever a row says: told of another one it may be so here
 * as well, and nobody can call it false.
 */
const usual: Readonly<Record<string, RegExp>> = {
  university:
    /\bold main\b|oldest (?:\w+ ){0,2}(?:hall|building|dormitory)|\bquad|\b(?:bell|chime|carillon|chapel|dormitor|freshm|graduat|mascot|students?)/,
  village:
    /thresh|\bsteam|blacksmith|\bforge|schoolhouse|school house|one-room|wagon|\bplow|harvest|\bbak(?:e|ed|ing)\b|\bspun|spinning|weav|costume|candle|\boxen|horse-drawn/,
  museum: /thresh|steam(?:ed)? up|steam each|blacksmith|guided tour|gift shop/,
  fort: /cannon|reenact|muster|\bdrill|blockhouse|barracks|parade ground|palisade|garrison/,
  lighthouse:
    /automat|\bfog\b|keeper|spiral|lens|oil lamp|\bstairs|\bsteps\b|moved back|shipwreck|\bghost/,
  church: /\borgan|\bbells?\b|steeple|spire|stained|\bpew|wedding|choir|hymn/,
  mission: /\bbells?\b|adobe|swallow|wedding|earthquake|friar|padre/,
  theater:
    /\bghost|\borgan\b|marquee|vaudeville|balcony|silent|talkie|popcorn|wrecking ball|saved from|curtain|encore/,
  hotel: /\bghost|president|ballroom|elevator|honeymoon|lobby|guest book|\bkeys?\b/,
  courthouse: /\bclock|\bbell|\bjail|\btrial|\bjury|justice|\bdome|\bverdict/,
  capitol: /\bdome|gold leaf|gilded|rotunda|mural|marble|\bvot(?:e|ed|es)\b/,
  city_hall: /\bclock|\bbell|\bmayor|council|\bdome/,
  railway: /\bsteam|whistle|narrow gauge|\bcoal|\bcoaches|caboose|conductor|\bsanta\b|dinner train/,
  mill: /\bgrind|\bground\b|\bwheel|\bflour|\bmeal\b|millstone|\bgrist/,
  zoo: /elephant|giraffe|carousel|\bbears?\b|\blions?\b|monkey|\bfed\b|penguin/,
  aquarium: /shark|otter|penguin|\brays?\b|\btouch|jellyfish|octopus|glass tunnel/,
  garden: /\brose|tulip|conservatory|greenhouse|orchid|\blil(?:y|ies)|wedding|butterfl|azalea/,
  stadium: /concert|marching|\bturf|\bcheer|\broar|homecoming|goal ?posts?|scoreboard|\bcrowd/,
  arena: /concert|circus|\bice\b|\bcheer|\broar|basketball|hockey|\bcrowd/,
  racetrack: /\bhats?\b|bugle|\bbet(?:s|ting)?\b|\bpit\b|checkered|finish line/,
  ship: /overnight|\bsleep|veteran|reunion|torpedo|\bguns?\b|\bcrew\b|engine room|galley/,
  cave: /\bbats?\b|\bdark\b|wedding|lights? (?:went|go|goes) out|stalac|flowstone|drip|\bblind\b/,
  park: /picnic|bandstand|concert|\bducks?\b|playground|\bjog/,
  square: /\bmarket|concert|christmas|bandstand|festival|pigeon|\bparade/,
  house: /\bghost|piano|servant|\bparlor|wallpaper|secret (?:door|stair|room)|dumbwaiter/,
  station: /\bclock|waiting room|last train|benches|\bticket|redcap|whistle/,
  market: /\bfish|cheese|flower|pickle|\bstall|butcher|saturday/,
  observatory: /public night|telescope|\bdome|\bcomet|\bstars?\b/,
  library: /carnegie|reading room|\bshelves|overdue|\bbooks?\b/,
  covered_bridge: /\btoll|\bhorses?\b|walk your|\bflood|\bburned|arson|wedding|\bkiss|\bhay\b/,
  bridge: /\btoll|\bflood|\bferry|\brush hour|painted|\bdraw span/,
  waterfall: /rainbow|\bmist\b|\bfrozen|freezes|\bferns?\b|behind the water/,
  peak: /sunrise|lightning|\bregister\b|\bsummit log|\bgoats?\b|first light/,
  dam: /turbine|\bfish ladder|drowned town|spillway|\bsilt/,
  fountain: /\bcoins?\b|\bwish|children|\bcolored lights/,
  mine: /canar|\bmule|lantern|\bcage\b|\bshaft|ore cart|cave-in/,
};

/** Whether such places usually have it so, in the words of a line: one with a number of its own is no habit. */
export function isUsualOf(kind: string, text: string): boolean {
  return !/\d/.test(text) && (usual[kind]?.test(text.toLowerCase()) ?? false);
}
