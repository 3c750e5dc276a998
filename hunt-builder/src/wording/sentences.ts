import { findWordsBelowHundred } from "./numbers.ts";

/** First letter large, whatever opens the text (a quote mark may stand before it). */
export function capitalized(text: string): string {
  return text.replace(
    /^([“"'(]*)(\p{Ll})/u,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  );
}

/** A clause as a sentence: capital first, one full stop last. */
export function sentence(clause: string): string {
  const text = capitalized(startInWords(clause.trim()));
  if (/[.!?]["”']?$/.test(text)) return text;
  return text.endsWith("”") ? `${text.slice(0, -1)}.”` : `${text}.`;
}

/** No sentence starts with a small number in digits. */
function startInWords(clause: string): string {
  return clause.replace(
    /^\d{1,2}(?= )/,
    (digits) => findWordsBelowHundred(Number(digits)) ?? digits,
  );
}

/** Names that speech gives an article: "the Statue of Liberty", "the Cobia". */
const withThe = new RegExp(
  [
    String.raw`\bMuseum of |\bSpillway$|\b(?:Home|Homestead) and Studio$|^(?:World['’]s (?!End)|Soldiers['’] )`,
    `^(?:USS|SS|CSS|MS|RMS|US Brig|National|Battleship|Steamboat|Lightship|Presidio) `,
    String.raw`^(?:Statue|Cathedral|Church|Chapel|Basilica|Abbey|Museum|University|Library)(?: \w+)? of `,
    `^(?:Madonna|Palace|Bridge|Center|Tomb|Cross|Fountains?|Forks|Grotto|Headwaters|House|Keeper|Wreck) o[fn] `,
    `^(?:Monument to|Blue Whale of|Tree That|Boy with the|Cross (?:at|in) the) `,
    `^(?:Unisphere|Sunsphere|Sphere|Luxor|High Roller|Lyceum|Golden Driller|Pioneer Woman|Free Stamp|Big Chicken)$`,
    `^(?:Treaty|Big|Friendship|Angel) Oak$|^(?:Old|Big) Well$|^Waving Girl$|^Black Angel$|^Mystery Spot$`,
    `^(?:Dragon|Chinatown) Gate$|^Corn Palace$|^Space Needle$|^Peace Cross$|^Smithsonian Castle$`,
    `(?:Museum|Memorial|Monument|Center|Theat(?:er|re)|Hotel|Zoo|Aquarium|Observatory|Capitol|Institute|Library)$`,
    `(?:Tunnel|Battlefield|Cathedral|Factory|Mill|Mine|Courthouse|Railroad|Railway|Building|Steps|Ovens|Fountain)$`,
    `(?:Statue|Carousel|Pier|House|Shrine|Marker|Viaduct|Aqueduct|Bridge|Footbridge|Arch|Clock|Depot|Lighthouse)$`,
    `(?:Mansion|Inn|Sign|Auditorium|Conservatory|Tabernacle|Pavilion|Planetarium|Arboretum|Campanile|Carillon)$`,
    `(?:Windmill|Amphitheat(?:er|re)|Bandstand|Riverwalk|Penitentiary|Prison|Tramway|Murals?|Locks|Canal)$`,
    `(?:Birthplace|Homestead|Tavern|Armory|Hall of Fame|(?:Water|Clock|Fire|Bell) Tower)$`,
    `(?:Dome|Bowl|Coliseum|Pyramid|Statehouse|Athen(?:a)?eum|Arcade|Exchange|Bandshell|Ballroom|Bell|Column)$`,
    `(?:Archway|Gateway|Thermometer|Telescope|Array|Roundhouse|Asylum|Reformatory|Natatorium|Incline|Plane)$`,
    `(?:Tripod|Cyclone|Standpipe|Millyard|Headframe|Trestle|Troll|Dredge|Bust|Sculpture|Seawall|Pagoda|Reactor)$`,
    `(?:Post Office|Assay Office|Art Gallery|River ?[Ww]alk|SkyWheel|Rail Road|Ruins|Estate|Home|Tomb|Distillery)$`,
    `(?:(?:Botanic(?:al)?|Sculpture|Rose) Gardens?|Mast)$|^(?:Fargodome|Garden of the Gods|State Botanical Garden .*)$`,
    `(?:Lobsterman|Indian|Umbrella|Egg|Jump|Ore Dock|Giant Tire|Gaol|Calaboose|Street Experience|Street Mall)$`,
  ].join("|"),
);
/** Those of such an end that never have one. */
const bare =
  /^(?:(?:Natural|London|Tower|Rainbow|Fishing|Humpback|Bulls|Breaux) Bridge|(?:Delicate|Landscape) Arch|(?:Half|Ruby|Arc) Dome|Grounds For Sculpture|My Old Kentucky Home|Battleship Cove|Steamboat Geyser|Ashland, The .*|Jack Daniel['’]s .*)$/;
/** A possessive, which stands for the article: "Ford's Theatre", "St. Michael's Cathedral". */
const possessive =
  /^(?!(?:World|Soldiers|Surveyors|Governor|Bishop)['’])(?:(?:St\.|Saint) )?\S+['’]s? /;
const inText = new Map<string, string>();
/** More than a library has. */
const mostNames = 20_000;

/** A name in the middle of a sentence: "the Alamo". */
export function inSentence(name: string): string {
  const before = inText.get(name);
  if (before !== undefined) return before;
  if (inText.size >= mostNames) inText.clear();
  const made = articled(name);
  inText.set(name, made);
  return made;
}

function articled(name: string): string {
  if (name.startsWith("The ")) return name.replace("The ", "the ");
  if (bare.test(name) || possessive.test(name)) return name;
  return withThe.test(name) ? `the ${name}` : name;
}

/** "a lighthouse", "an old mill"; by sound for the common exceptions. */
export function withArticle(noun: string): string {
  const vowel =
    /^(?:[aeio]|u(?!ni(?:[^nm]|t)|s[aeu]|ti)|hour|honest|heir)/i.test(noun) &&
    !/^(?:one|once|euro)/i.test(noun);
  return `${vowel ? "an" : "a"} ${noun}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

const split = new Map<string, readonly string[]>();
/** The same texts are taken apart again and again while a stock is built; they are forgotten now and then. */
const mostRemembered = 20_000;

/** Sentences of a text, normalised so that two that read alike are alike. */
export function sentencesIn(text: string): readonly string[] {
  const before = split.get(text);
  if (before) return before;
  if (split.size >= mostRemembered) split.clear();
  const made = takenApart(text);
  split.set(text, made);
  return made;
}

function takenApart(text: string): string[] {
  return text
    .split(
      /(?<=(?<!\b(?:\p{Lu}|St|Mr|Mrs|Dr|Mt|Jr|Sr|Ft|Gen|Col|Capt|Lt|Rev))[.!?]["”]?)\s+(?=["“]?\p{Lu})|\n+/u,
    )
    .map((part) =>
      part
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .trim(),
    )
    .filter((part) => part.length > 0);
}

/** Fills {slots}; throws on a slot that has no value, so that no half-made sentence leaves. */
export function fill(
  template: string,
  slots: Readonly<Record<string, string | undefined>>,
): string {
  if (!template.includes("{")) return template;
  const parts = partsOf(template);
  let text = parts[0] ?? "";
  for (let i = 1; i < parts.length; i += 2) {
    const name = parts[i] ?? "";
    const value = slots[name] ?? fromLowered(name, slots);
    if (value === undefined) throw new Error(`no value for {${name}} in “${template}”`);
    text += value + (parts[i + 1] ?? "");
  }
  return text;
}

const partsKnown = new Map<string, readonly string[]>();
/** More than there are frames. */
const mostTemplates = 10_000;

/** A template as its plain text and its slots' names in turn. */
function partsOf(template: string): readonly string[] {
  const before = partsKnown.get(template);
  if (before) return before;
  const made = template.split(/\{([a-zA-Z0-9]+)\}/);
  if (partsKnown.size >= mostTemplates) partsKnown.clear();
  partsKnown.set(template, made);
  return made;
}

/** {Image} is the capitalised form of {image}. */
function fromLowered(
  name: string,
  slots: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const lowered = slots[name.charAt(0).toLowerCase() + name.slice(1)];
  return lowered === undefined ? undefined : capitalized(startInWords(lowered));
}

/** "café" → "cafe". */
export function withoutAccents(text: string): string {
  return /[\u0300-\u036f\u00c0-\u024f]/.test(text)
    ? text.normalize("NFD").replace(/\p{M}/gu, "")
    : text;
}
