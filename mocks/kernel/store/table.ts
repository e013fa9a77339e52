let touched = () => undefined as unknown

/** Sets the listener for changes of tables and memories, replacing the previous one. */
export function onTouch(listener: () => void): void {
  touched = listener
}

/** A map that reports its changes, for state besides the rows. */
export class Memory<Value> extends Map<string, Value> {
  override set(key: string, value: Value): this {
    touched()
    return super.set(key, value)
  }

  override delete(key: string): boolean {
    touched()
    return super.delete(key)
  }

  override clear(): void {
    touched()
    super.clear()
  }
}

/** Rows by id. Rows are frozen: a change replaces the row. A table is copied by its first change after a snapshot. */
export class Table<Row extends { id: string }> {
  #rows = new Map<string, Row>()
  /** Whether a snapshot holds the present map. */
  #isShared = false
  #version = 0
  /** The rows by the values of the columns that were asked for. */
  #indexes = new Map<string, Map<unknown, Map<string, Row>>>()

  /** A number that is another one after every change. */
  get version(): number {
    return this.#version
  }

  all(): Row[] {
    return [...this.#rows.values()]
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)
  }

  find(matches: (row: Row) => boolean): Row | undefined {
    for (const row of this.#rows.values()) if (matches(row)) return row
    return undefined
  }

  filter(matches: (row: Row) => boolean): Row[] {
    const found: Row[] = []
    for (const row of this.#rows.values()) if (matches(row)) found.push(row)
    return found
  }

  /** The rows with a value in a column, in their order. An index finds them, however long the table is. */
  where<Name extends keyof Row & string>(name: Name, value: Row[Name]): Row[] {
    return [...(this.#indexOf(name).get(value)?.values() ?? [])]
  }

  /** The first row with a value in a column. */
  first<Name extends keyof Row & string>(name: Name, value: Row[Name]): Row | undefined {
    return this.#indexOf(name).get(value)?.values().next().value
  }

  insert(row: Row): Row {
    if (this.#rows.has(row.id)) throw new Error(`Row ${row.id} exists already`)
    const frozen = freeze(row)
    this.#own().set(row.id, frozen)
    for (const [name, index] of this.#indexes) addTo(index, name, frozen)
    touched()
    return frozen
  }

  update(id: string, change: Partial<Omit<Row, 'id'>>): Row {
    const row = this.#rows.get(id)
    if (!row) throw new Error(`Row ${id} does not exist`)
    const changed = freeze({ ...row, ...change })
    this.#own().set(id, changed)
    for (const [name, index] of this.#indexes) {
      // The row's position among those of its new value is unknown: drop the index, the next read rebuilds it.
      if (memberOf(changed, name) === memberOf(row, name)) addTo(index, name, changed)
      else this.#indexes.delete(name)
    }
    touched()
    return changed
  }

  /** Inserts a row, or replaces the one with its id. */
  put(row: Row): Row {
    return this.#rows.has(row.id) ? this.update(row.id, row) : this.insert(row)
  }

  delete(id: string): void {
    const row = this.#rows.get(id)
    this.#own().delete(id)
    for (const [name, index] of this.#indexes) if (row) index.get(memberOf(row, name))?.delete(id)
    touched()
  }

  clear(): void {
    this.#rows = new Map()
    this.#isShared = false
    this.#indexes.clear()
    this.#version += 1
  }

  /** The rows as they are now. */
  snapshot(): ReadonlyMap<string, Row> {
    this.#isShared = true
    return this.#rows
  }

  /** Brings the rows of a snapshot back. */
  restore(rows: ReadonlyMap<string, Row>): void {
    if (rows === this.#rows) return
    this.#rows = rows as Map<string, Row>
    this.#isShared = true
    this.#indexes.clear()
    this.#version += 1
    touched()
  }

  #indexOf(name: string): Map<unknown, Map<string, Row>> {
    const known = this.#indexes.get(name)
    if (known) return known
    const index = new Map<unknown, Map<string, Row>>()
    for (const row of this.#rows.values()) addTo(index, name, row)
    this.#indexes.set(name, index)
    return index
  }

  /** The map to change. */
  #own(): Map<string, Row> {
    this.#version += 1
    if (this.#isShared) this.#rows = new Map(this.#rows)
    this.#isShared = false
    return this.#rows
  }
}

function addTo<Row extends { id: string }>(index: Map<unknown, Map<string, Row>>, name: string, row: Row): void {
  const value = memberOf(row, name)
  const rows = index.get(value)
  if (rows) rows.set(row.id, row)
  else index.set(value, new Map([[row.id, row]]))
}

function memberOf(row: object, name: string): unknown {
  return Reflect.get(row, name)
}

/** An empty table; `defineArea` registers it with the store. */
export function table<Row extends { id: string }>(): Table<Row> {
  return new Table<Row>()
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const member of Object.values(value)) freeze(member)
    Object.freeze(value)
  }
  return value
}
