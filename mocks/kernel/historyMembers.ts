/**
 * The members of a body that the history of its record compares by themselves: all of them, but those left out, which
 * are no part of the record or are told in other words. A further member of the body is compared at once.
 */
export function historyMembers<Entries extends object, const Left extends keyof Entries & string = never>(
  { schema }: { schema: { entries: Entries } },
  leftOut: readonly Left[] = [],
): Exclude<keyof Entries & string, Left>[] {
  const left: ReadonlySet<string> = new Set(leftOut)
  return Object.keys(schema.entries).filter((name) => !left.has(name)) as Exclude<keyof Entries & string, Left>[]
}

/** The values of these members of a row. */
export function valuesOf<Row extends object, Name extends keyof Row & string>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
}
