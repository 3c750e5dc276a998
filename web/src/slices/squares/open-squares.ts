/** Which squares the reader has shown or hidden by hand; the others follow their state. */
export type ShownByHand = Readonly<Record<string, boolean>>;

interface Named {
  sequenceNum: number;
  state: "locked" | "current" | "completed";
}

/** A choice holds for a square's state: when it is solved or unlocked it starts anew. */
const nameOf = ({ sequenceNum, state }: Named) => `${sequenceNum} ${state}`;

/** Only the current square starts shown: it is what one came for. */
export function isShown(square: Named, byHand: ShownByHand): boolean {
  return byHand[nameOf(square)] ?? square.state === "current";
}

export function toggled(square: Named, byHand: ShownByHand): ShownByHand {
  return { ...byHand, [nameOf(square)]: !isShown(square, byHand) };
}
