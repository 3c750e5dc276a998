import type { Place } from "../../place.ts";
import { linesLike, wordsFor } from "./left-out.ts";
import type { Shelf } from "./shelf.ts";

const deeds: Readonly<Record<string, string>> = {
  Architect: "designed it",
  Builder: "built it",
  Founder: "founded it",
  Giver: "gave it",
  Patron: "paid for it",
  Painter: "painted it",
  Carver: "carved it",
  Planner: "planned it",
  Owner: "owned it",
  Engineer: "engineered it",
};

const decades = "twenties thirties forties fifties sixties seventies eighties nineties".split(" ");

/** What a clue of a crossing can mean, by the rows of one place, or of all. */
export function wordsOfClue(clue: string, place: Place | null, shelf: Shelf): string[] {
  const places = place === null ? shelf.library.places : [place];
  if (clue.includes("____") && clue.includes(": ")) {
    const said = clue.slice(clue.lastIndexOf(": ", clue.indexOf("____")) + 2);
    return [said, said.replace(/^it /, "")].flatMap((line) => wordsFor(line, place, shelf));
  }
  if (clue.includes("____") || clue.startsWith("who ") || clue.startsWith("its "))
    return wordsFor(clue, place, shelf);
  if (
    /^(?:Its|The|Whose) (?:county|parish|borough)(?:$|, to a census| around it| that counts| on its deeds|, where its jury| whose sheriff|, as a map has| it is in$)/.test(
      clue,
    )
  )
    return places.map(({ county }) => county);
  if (/^Its town, or|^The town of its mail|its town$/.test(clue))
    return places.map(({ town }) => town);
  const decade =
    /^Decade of the (\d\d)00s in which it (.*)$/.exec(clue) ??
    /^It (.*) in these, of the (\d\d)00s$/.exec(clue);
  if (decade) {
    const [phrase = "", century = ""] = clue.startsWith("Decade")
      ? [decade[2], decade[1]]
      : [decade[1], decade[2]];
    return places.flatMap(({ years }) =>
      years.flatMap(([year, did]) =>
        did === phrase && String(year).startsWith(century)
          ? [decades[Number(String(year).charAt(2)) - 2] ?? ""]
          : [],
      ),
    );
  }
  const named =
    /^Last name of (.*?), who (.*)$/.exec(clue) ??
    /^(.*?), who (.*), by last name$/.exec(clue) ??
    /^(\w+ .*), by last name()$/.exec(clue);
  if (named) {
    const [, who = "", told = ""] = named;
    const [calling = "", ...rest] = who.split(" ");
    const [first, deed] = told === "" ? [rest.join(" "), deeds[calling]] : [who, told];
    return places.flatMap(({ people }) =>
      people.flatMap(([name, did]) =>
        did === deed && name.startsWith(`${first} `) ? [name.slice(first.length + 1)] : [],
      ),
    );
  }
  const count = /^How many (.*) it (\w+)$/.exec(clue);
  return count ? counted(count, places) : stoodFor(clue, place, shelf);
}

function counted([, what = "", verb = ""]: RegExpExecArray, places: readonly Place[]): string[] {
  return places.flatMap(({ facts }) =>
    facts.flatMap((fact) => {
      const [first, number = "", ...rest] = fact.split(" ");
      return first === verb && rest.join(" ").startsWith(what) ? [number] : [];
    }),
  );
}

const standsFor = /\b(?:one|ones|these|this)\b/gi;

/** Words that a line has where the clue says "one", "these" or "this". */
function stoodFor(clue: string, place: Place | null, shelf: Shelf): string[] {
  const said = clue.slice(clue.lastIndexOf(": ") + 1).trim();
  // A line may have an "it" of its own.
  const ways = [said, said.replace(/^it /i, "")].flatMap((line) =>
    [...line.matchAll(standsFor)].flatMap((each) => {
      const before = line.slice(0, each.index);
      const after = line.slice(each.index + each[0].length);
      // "Eleven of these" are eleven jets, "made of these" is made of jets.
      return [before, before.replace(/of $/, "")].map((head) => ({ before: head, after }));
    }),
  );
  const lines =
    place === null
      ? linesLike(said.replace(/^it /i, "").replace(standsFor, " "), shelf.library)
      : [...place.facts, ...place.veiled];
  const found = new Set<string>();
  for (const each of lines)
    for (const { before, after } of ways) {
      if (each.slice(0, before.length).toLowerCase() !== before.toLowerCase()) continue;
      const rest = each.slice(before.length);
      const [all = "", word = ""] = /^(?:(?:a|an|the) )?([a-z]+)/i.exec(rest) ?? [];
      if (word !== "" && rest.slice(all.length).startsWith(after)) found.add(word);
    }
  return [...found];
}
