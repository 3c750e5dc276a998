import { groups } from "./vocabulary.mjs";

/** Access lines that keep people off the thing itself. */
const forbids =
  /\bseen (?:only |best )?(?:from|by)\b|\bviewed (?:only )?from\b|\b(?:cars|vehicles|boats|trains|traffic) only\b|^for (?:cars|motor vehicles)\b|\bfor climbers\b|\bclimbing for\b|\bfor the skilled\b|\bby (?:\w+ )?(?:boat|plane|kayak|helicopter|guide)\b|\bwith a guide\b|\bguided only\b|\bfrom (?:boats|the air)\b|\bprivate\b|\bnot open\b|\bno (?:access|walking|entry|landing|footpath|sidewalk)\b|\b(?:not|never) (?:be )?(?:walked|climbed|entered|landed)\b|\blandings? (?:rare|forbidden)\b|\boff limits\b|\bclosed(?! (?:in|on|from|for|to cars|at|when|during|some|most|one|two))/i;
/** What is seen from its own lawn or walk is stood before. */
const seenFromOutside =
  /\bseen from (?:outside|its|the (?:street|sidewalk|road|lawn|lawns|plaza|square|walk|park))\b/i;
/** Phrases that keep to public ground before, beside or over against a thing. */
const standsBack =
  /\b(?:sidewalk|outside|before|gates?|entrance|overlook|lookout|viewpoint|viewing|railing|railed|rail|fence|parking|roadside|pull-?out|pull-?off|boardwalk|visitor|welcome|trailhead|across|facing|faces|foot of|shore|beach|street|plaza|porch|landing|platform|pavilion|path|walk|footway|terrace|promenade|wall)\b/i;
/** Rows that say where their pin is may have it on the spot one stands on. */
const pinIsNamed = /\bthe point (?:is|lies|marks|stands)\b/i;
const noMiddle = new Set(["stadium", "arena", "racetrack", "lake", "bay", "tunnel", "dam"]);
const footway =
  /\b(?:foot|footway|footpath|footbridge|deck|on foot|walk|walks|walkers|walking|walkway|sidewalk|sidewalks|pedestrians?|path|paths|trail|stroll|bicycles?|bikes?|park)\b/i;
const onThePinM = 25;

const fee =
  /\b(?:fees?|tickets?|admission|tolls?|donation required|(?:park|day|entrance|parking|recreation|vehicle|a|the) (?:pass|permit)|permits? (?:needed|required)|pass(?:es)? (?:needed|required)|charged)\b/i;
const notForFeet =
  /\b(?:no|without(?: a)?) (?:fee|ticket|admission|toll|pass|permit)|\btoll (?:road|bridge|for cars|one way)|\bfree\b/i;
const beforeTheGate =
  /\b(?:sidewalk|outside|street|square|gate|gates|across|plaza|before the (?:main |front |iron )?(?:doors?|entrance)|on the (?:lawn|walk) before|roadside|parking|fence|front (?:steps|doors?))\b/i;

const farKinds = new Set([...groups.nature.kinds, "battlefield", "archaeological_site"]);
/** Access lines that say from where a thing is seen or entered. */
const fromAfar =
  /\b(?:seen|views?|viewed|visitor|trails?|roads?|shuttle|overlook|gate|entrance|grounds|park|tours?|beach|shore|path|walk)\b/i;

/** Metres a stand may be off its place: parks are large, and some things are seen from afar. */
function farthestM(kind, access) {
  if (groups.works.kinds.includes(kind)) return 3_000;
  if (!fromAfar.test(access)) return 1_200;
  return farKinds.has(kind) ? 5_000 : 3_000;
}

const insideGates = /\binside (?:the|a|an) (?:[\w'’-]+ ){0,4}?(?:gates?|gateway|gatehouse)\b/i;
const nationalCemetery = /\bnational cemetery\b/i;
const beforeItsGate = /\b(?:sidewalk|outside|before the (?:[\w'’-]+ ){0,3}?gates?)\b/i;
/** Access lines by which a gate stands open from sunrise to sunset, or always. */
const openByLight = /\b(?:daylight|sunrise|dawn|by day|all hours|any (?:hour|time))\b/i;

/** Whether a row's stand answers what its access line, its kind and its pin say. */
export function checkAnswers(row, say) {
  const { stand, access, kind } = row;
  const awayM = metresBetween(row.at, stand.at);
  const moved = awayM >= onThePinM;
  const word = forbids.exec(access.replace(seenFromOutside, " "))?.[0];
  if (word && !standsBack.test(stand.where))
    say(`access says "${word}", and stand.where is on no public ground: ${stand.where}`);
  if (word && !moved && !pinIsNamed.test(access) && !/private|closed/i.test(word))
    say(
      `access says "${word}", and the stand is on the pin itself: move it, or null, or let access say that "the point is" elsewhere: ${access}`,
    );
  if (noMiddle.has(kind) && !moved && !pinIsNamed.test(access))
    say(
      `nobody stands in the middle of a ${kind}, where the stand is: move it, or null, or let access say that "the point is" elsewhere`,
    );
  const isSpan = kind === "bridge" || kind === "covered_bridge";
  if (isSpan && !moved && !footway.test(`${row.name} ${access} ${stand.where}`))
    say("the stand is on the span, and neither access nor stand.where has a footway");
  const paid = fee.exec(access)?.[0];
  const answered =
    stand.asks.ticket !== "no" ||
    row.safety.includes("ticket") ||
    notForFeet.test(access) ||
    beforeTheGate.test(stand.where);
  if (paid && !answered)
    say(
      `access says "${paid}", and the stand asks for no ticket: set asks.ticket, or stand outside`,
    );
  if (stand.asks.ticket !== "no" && !row.safety.includes("ticket"))
    say(`safety warns of no ticket, and stand.asks.ticket is "${stand.asks.ticket}"`);
  const most = farthestM(kind, access);
  if (awayM > most)
    say(
      `the stand is ${Math.round(awayM)} m from its ${kind}, ${most} m at most by its access line`,
    );
  checkAsked(row, say);
  checkGate(row, say);
}

function checkGate({ name, access, stand: { where, asks } }, say) {
  const isInside =
    insideGates.test(where) || (nationalCemetery.test(name) && !beforeItsGate.test(where));
  if (isInside && !Array.isArray(asks.hours) && !openByLight.test(access))
    say(
      `a stand inside a gate has its gate's hours, or access says that it is open in daylight: ${where}`,
    );
}

function checkAsked({ stand, tags }, say) {
  const { asks, ground } = stand;
  if (asks.ticket === "person" && asks.hours === "always")
    say("a stand behind a ticket for each person is not open at all hours");
  if (["federal", "company", "tribe"].includes(ground.who) && ground.ask !== "needed")
    say(`ground.ask is "needed" on ground of a ${ground.who}`);
  if (["church", "college"].includes(ground.who) && ground.ask === "no")
    say(`ground.ask is at least "advised" on ground of a ${ground.who}`);
  if (tags?.includes("flat") && asks.terrain > 2) say("tagged flat, with a terrain above 2");
}

/** Metres between two [lat, lng], good to a percent over some miles. */
export function metresBetween([lat1, lng1], [lat2, lng2]) {
  const x = (lng2 - lng1) * Math.cos((((lat1 + lat2) / 2) * Math.PI) / 180);
  return Math.hypot(x, lat2 - lat1) * 111_195;
}
