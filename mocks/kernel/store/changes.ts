/** All persistent data: rows by table and id, entries by memory and key. */
export type State = {
  lastIds: Readonly<Record<string, number>>
  tables: Maps
  memories: Maps
}
type Maps = Readonly<Record<string, ReadonlyMap<string, unknown>>>

/** What became of a map: entries added or replaced, keys removed; or all entries, where the order is another one. */
type MapChange = { put?: Entry[]; gone?: string[]; all?: Entry[] }
type Entry = [key: string, value: unknown]

/** What became of the data: the last ids, and of the rest only what differs. */
export type Change = {
  lastIds: Readonly<Record<string, number>>
  tables?: Record<string, MapChange>
  memories?: Record<string, MapChange>
}

/** What differs between two states; null for nothing. Rows and entries are replaced when they change, never altered. */
export function changeBetween(before: State, after: State): Change | null {
  const names = Object.keys(after.lastIds)
  const isCounted = names.some((name) => before.lastIds[name] !== after.lastIds[name])
  const tables = mapsBetween(before.tables, after.tables)
  const memories = mapsBetween(before.memories, after.memories)
  if (!isCounted && !tables && !memories && names.length === Object.keys(before.lastIds).length) return null
  return { lastIds: after.lastIds, ...(tables ? { tables } : {}), ...(memories ? { memories } : {}) }
}

/** The state after changes. */
export function withChanges(state: State, changes: readonly Change[]): State {
  const [tables, memories] = [copied(state.tables), copied(state.memories)]
  for (const change of changes) {
    apply(tables, change.tables)
    apply(memories, change.memories)
  }
  return { lastIds: changes.at(-1)?.lastIds ?? state.lastIds, tables, memories }
}

/** How much a change holds, by the name of the table or memory. */
export function countsOf({ tables, memories }: Omit<Change, 'lastIds'>): [name: string, count: number][] {
  return Object.entries({ ...tables, ...memories }).map(([name, { put = [], gone = [], all = [] }]) => {
    return [name, put.length + gone.length + all.length]
  })
}

function mapsBetween(before: Maps, after: Maps): Record<string, MapChange> | null {
  const found = Object.entries(after).flatMap(([name, map]): [string, MapChange][] => {
    const change = mapBetween(before[name] ?? new Map(), map)
    return change ? [[name, change]] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

function mapBetween(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): MapChange | null {
  // A table that did not change since its snapshot is the same map.
  if (before === after) return null
  const put: Entry[] = []
  const gone: string[] = []
  for (const [key, value] of after) if (before.get(key) !== value || !before.has(key)) put.push([key, value])
  const order = after.keys()
  for (const key of before.keys()) {
    if (!after.has(key)) gone.push(key)
    else if (order.next().value !== key) return { all: [...after] }
  }
  return put.length + gone.length === 0 ? null : { put, gone }
}

function copied(maps: Maps): Record<string, Map<string, unknown>> {
  return Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, new Map(map)]))
}

function apply(maps: Record<string, Map<string, unknown>>, changes: Record<string, MapChange> = {}): void {
  for (const [name, { put = [], gone = [], all }] of Object.entries(changes)) {
    const map = (!all && maps[name]) || new Map(all)
    for (const key of gone) map.delete(key)
    for (const [key, value] of put) map.set(key, value)
    maps[name] = map
  }
}
