/**
 * What takes long to make, made when it is first asked for and kept. The browser's formats of dates and numbers
 * take milliseconds each, for which no page waits before it is drawn.
 */
export function madeOnce<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
