/**
 * What was made of keys, once for each as long as it is among the last ones that were asked for: `most` of those, and
 * as many of those before. For what is asked of one place or text many times on end and not again afterwards, in a
 * process that lives for weeks.
 * @param make gives the same for the same key
 */
export function lastMade<Key, Value extends object | string | number | boolean | null>(
  most: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  let recent = new Map<Key, Value>();
  let before = new Map<Key, Value>();
  // Most are asked for the same key again.
  let lastKey: Key | undefined;
  let last: Value | undefined;
  return (key) => {
    if (last !== undefined && lastKey === key) return last;
    const known = recent.get(key);
    if (known !== undefined) {
      lastKey = key;
      last = known;
      return known;
    }
    const older = before.get(key);
    const made = older === undefined ? make(key) : older;
    if (recent.size >= most) {
      before = recent;
      recent = new Map();
    }
    recent.set(key, made);
    return made;
  };
}
