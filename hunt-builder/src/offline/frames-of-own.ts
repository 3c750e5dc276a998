const doneByOne: Readonly<Record<string, string>> = {
  drew: "drawn",
  gave: "given",
  made: "made",
};
const doneTo = /^((?:[a-z]+ed)|built|drew|gave|made) it$/;

/** "It was designed by Ada Brook." of "Ada Brook designed it". */
export function passiveFrames(deed: string): readonly string[] {
  const done = doneTo.exec(deed)?.[1];
  return done === undefined ? [] : [`it was ${doneByOne[done] ?? done} by {person}`];
}
