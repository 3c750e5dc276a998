const plainWords = new Set(
  `bridge museum park county state national historic historical lake river mountain island falls
  beach fort house mill mine museum library theater theatre church cathedral station market square
  tower monument memorial statue fountain cemetery university college stadium arena canyon cave
  caverns cavern spring springs forest garden gardens zoo aquarium observatory lighthouse light dam
  canal tunnel mission village ruins battlefield hotel railway railroad factory ship airfield
  courthouse capitol city hall peak point rock bay dune dunes overlook center area trail site old new
  great grand north south east west covered creek valley hill mount world house first street avenue
  plaza common main home art arts science history natural nature botanical public opera union
  building field reserve preserve recreation scenic gorge butte mesa arch pass bluff bluffs cliff
  cliffs head harbor port pier train depot company store town little black white red blue green big
  high long water stone iron wood wooden brick glass with from that this over under upon between
  american america united states civil war school court office`
    .split(/\s+/)
    .filter(Boolean),
);

/** How many words a phrase has. */
export const countWords = (value) => value.split(/\s+/).length;

/** A word in small letters, bare of its genitive and of marks. */
export const stem4 = (word) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/[^a-z]/g, "");

/** The words of some names that would give a place away: four letters or more, and not plain ones. */
export function tellingWords(names, kind) {
  return new Set(
    names
      .flatMap((name) => name.split(/[\s-]+/))
      .map(stem4)
      .filter((word) => word.length >= 4 && !plainWords.has(word) && word !== kind),
  );
}
