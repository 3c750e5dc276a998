interface Register {
  id: string;
  /** Of what its points are: "thing", "gate", "area". */
  point: string;
}

/**
 * Rows whose pin was held against a public register's point of the very thing; a town's or a campus's says
 * too little.
 * @param table data/registers/compared.tsv, with its heading
 * @param registers data/registers/registers.json
 */
export function comparedIds(table: string, registers: readonly Register[]): Set<string> {
  const ofThings = new Set(registers.filter(({ point }) => point === "thing").map(({ id }) => id));
  return new Set(
    table
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t"))
      .filter(([, register = ""]) => ofThings.has(register))
      .map(([id = ""]) => id),
  );
}
