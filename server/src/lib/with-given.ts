/** A thing with those fields in place of its own that were given; what is undefined was not. */
export function withGiven<Thing extends object>(
  thing: Thing,
  given: { [Name in keyof Thing]?: Thing[Name] | undefined },
): Thing {
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...thing, ...(Object.fromEntries(set) as Partial<Thing>) };
}
