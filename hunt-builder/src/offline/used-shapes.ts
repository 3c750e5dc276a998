interface Sorted {
  /** How many shapes there were: between two squares they grow. */
  size: number;
  bySort: Map<string, readonly string[]>;
}

const sorted = new WeakMap<ReadonlySet<string>, Sorted>();

/** Shapes of a hunt's squares that begin with a sort ("way | "), in their order; asked for many times in each square. */
export function shapesOfSort(shapes: ReadonlySet<string>, sort: string): readonly string[] {
  let known = sorted.get(shapes);
  if (known?.size !== shapes.size) {
    known = { size: shapes.size, bySort: new Map() };
    sorted.set(shapes, known);
  }
  const before = known.bySort.get(sort);
  if (before) return before;
  const made = [...shapes].filter((shape) => shape.startsWith(sort));
  known.bySort.set(sort, made);
  return made;
}
