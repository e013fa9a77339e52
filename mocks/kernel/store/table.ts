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

/** Rows by id. Rows are frozen: a change replaces the row, so a snapshot is a copy of references. */
export class Table<Row extends { id: string }> {
  #rows = new Map<string, Row>()

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

  insert(row: Row): Row {
    if (this.#rows.has(row.id)) throw new Error(`Row ${row.id} exists already`)
    const frozen = freeze(row)
    this.#rows.set(row.id, frozen)
    touched()
    return frozen
  }

  update(id: string, change: Partial<Omit<Row, 'id'>>): Row {
    const row = this.#rows.get(id)
    if (!row) throw new Error(`Row ${id} does not exist`)
    const changed = freeze({ ...row, ...change })
    this.#rows.set(id, changed)
    touched()
    return changed
  }

  delete(id: string): void {
    this.#rows.delete(id)
    touched()
  }

  clear(): void {
    this.#rows.clear()
  }

  snapshot(): Map<string, Row> {
    return new Map(this.#rows)
  }

  restore(rows: Map<string, Row>): void {
    this.#rows = rows
    touched()
  }
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
