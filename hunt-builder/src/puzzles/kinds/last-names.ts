import { isUnfit } from "../../words/unfit.ts";

/** The last words of firms and bodies that have no last name: "Olmsted Brothers". */
const bodies =
  /^(?:Architects|Army|Associates|Association|Bros|Brothers|Bureau|Club|Committee|Company|Contractors|Corporation|Corps|Department|Engineering|Engineers|Family|Foundation|Group|Guild|Institute|Legion|Office|Partners|Partnership|Railroad|Railway|School|Sisters|Society|Sons|Studio|Studios|Trust|University|Works)$/;

/** First words that make a title or an epithet of a name: a queen, a chief and a Black Kettle have no last name. */
const titles =
  /^(?:Baron|Big|Black|Buffalo|Calamity|Chief|Count|Countess|Crazy|Duchess|Emperor|Empress|Grandma|Grandpa|King|Lady|Lord|Marquis|Pope|Prince|Princess|Queen|Rain|Red|Running|Sitting|Spotted|Standing|White|Yellow)$/;
/** Those who are called by a first name after them: "Brother Joseph", but "Brother Joseph Zoettl" has a last one. */
const callings =
  /^(?:Aunt|Brother|Captain|Father|Fray|Hadji|Igumen|Mother|Padre|Saint|Sister|Uncle)$/;
/** What belongs to the last name that comes after it: "Van Brunt" is no Brunt. */
const particles = /^(?:D[aeiu]|De[lnr]|Della|Dos|El|L[aeo]|Las|Los|Mac|San|Santa|St\.|Ten|V[ao]n)$/;
/** Names by which nobody was christened, and one that has the family's name first. */
const others = new Set(["Henry Standing Bear", "Lei Yixin", "Molly Pitcher"]);

/** The last name of a person; null for a firm, a title or an epithet, and where two words are the name. */
export function lastNameOf(name: string): string | null {
  const parts = name.split(/\s+/).filter((part) => !/^(?:Jr|Sr|I{1,3}|IV)\.?,?$/.test(part));
  const [first = "", ...rest] = parts;
  const last = rest.at(-1);
  if (last === undefined || parts.some((part) => /^(?:and|of|the|&)$/.test(part))) return null;
  if (isUnfit(last) || bodies.test(last) || others.has(name) || titles.test(first)) return null;
  if (parts.length === 2 && callings.test(first)) return null;
  return particles.test(parts.at(-2) ?? "") ? null : last;
}
