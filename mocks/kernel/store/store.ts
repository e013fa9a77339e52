import { serverToday } from '#domain/time'
import type { State } from './changes'
import { Memory, type Table } from './table'

type AnyRow = { id: string }

/** Tables by name. */
export type TableSet = Record<string, Table<AnyRow>>

/** The initial rows of a table. */
export type SeedPart = { table: Table<AnyRow>; rows: readonly AnyRow[] }

/**
 * Seeds of one area; `today` is YYYY-MM-DD. The tables of earlier areas are already filled; rows inserted by the code
 * of routes need not be returned.
 */
export type Seed = (today: string) => readonly SeedPart[]

let sets: TableSet = {}
let tables: readonly Table<AnyRow>[] = []
let seeds: readonly Seed[] = []
let seeded: { today: string; lastIds: Record<string, number>; snapshots: ReadonlyMap<string, AnyRow>[] } | null = null
/** The last number of each series of ids. */
let lastIds: Record<string, number> = {}
let generation = 0
const memories: Map<string, unknown>[] = []
/** Memories that are persisted together with the rows. */
const keptMemories = new Map<string, Map<string, unknown>>()

/** Seeds a table of this area, or of an earlier one. */
export function into<Row extends AnyRow>(table: Table<Row>, rows: readonly Row[]): SeedPart {
  return { table, rows }
}

/**
 * State besides the rows: a rejected request does not roll it back, `resetDb` clears it. A named memory is persisted
 * with the rows; its values must be plain data or bytes.
 */
export function memory<Value>(name = ''): Map<string, Value> {
  const map = name === '' ? new Map<string, Value>() : new Memory<Value>()
  memories.push(map)
  if (name !== '') keptMemories.set(name, map)
  return map
}

/** Registers all tables and seeds them, area by area. */
export function openStore(all: readonly TableSet[], seedsInOrder: readonly Seed[]): void {
  sets = Object.assign({}, ...all)
  tables = Object.values(sets)
  seeds = seedsInOrder
  seeded = null
  resetDb()
}

let commit = () => undefined as unknown

/** Sets what makes a change permanent before it is answered, replacing the previous one; it may refuse by throwing. */
export function onCommit(listener: () => void): void {
  commit = listener
}

/**
 * Applies all changes of `change` or none: if it throws or cannot be made permanent, its changes are rolled back. It
 * runs synchronously, so no request sees a partial change.
 */
export function write<Result>(change: () => Result): Result {
  const before = tables.map((table) => ({ table, rows: table.snapshot() }))
  const ids = { ...lastIds }
  try {
    const result = change()
    if (before.some(({ table, rows }) => table.snapshot() !== rows)) commit()
    return result
  } catch (error) {
    for (const { table, rows } of before) table.restore(rows)
    lastIds = ids
    throw error
  }
}

/**
 * Sets an entry of a memory that is persisted, or refuses it.
 *
 * @throws what `onCommit` set, when it cannot be made permanent
 */
export function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  try {
    commit()
  } catch (error) {
    map.delete(key)
    throw error
  }
}

/** All persistent data as they are now. */
export function storeState(): State {
  const rows = Object.entries(sets).map(([name, table]) => [name, table.snapshot()])
  const entries = [...keptMemories].map(([name, map]) => [name, new Map(map)])
  return { lastIds: { ...lastIds }, tables: Object.fromEntries(rows), memories: Object.fromEntries(entries) }
}

/**
 * Replaces all data.
 *
 * @throws when the tables are not those of this version; then `resetDb` restores a consistent state
 */
export function loadStore(state: State): void {
  const names = Object.keys(sets).sort().join()
  if (Object.keys(state.tables).sort().join() !== names) throw new Error('other tables')
  generation += 1
  lastIds = { ...state.lastIds }
  for (const [name, table] of Object.entries(sets)) {
    table.clear()
    for (const row of state.tables[name]?.values() ?? []) table.insert(row as AnyRow)
  }
  for (const map of memories) map.clear()
  for (const [name, entries] of Object.entries(state.memories)) {
    for (const [key, value] of entries) keptMemories.get(name)?.set(key, value)
  }
}

/**
 * The first digits of each series of ids. Separate series, so that the history of one area does not shift the ids of
 * another.
 */
const SERIES = { '': '17999', mall: '17998', bill: '17997', log: '17996' }

/** A new id: 19 digits, as on real servers. */
export function nextId(): string {
  return nextIdOf('')
}

/** A new id of a series. */
export function nextIdOf(series: keyof typeof SERIES): string {
  const last = (lastIds[series] ?? 0) + 1
  lastIds[series] = last
  return `${SERIES[series]}${String(last).padStart(14, '0')}`
}

/** Number of resets so far: a step scheduled before a reset must not run after it. */
export function dbGeneration(): number {
  return generation
}

/** Restores the seed: the same rows every time, except for days relative to today. Signs everyone out. */
export function resetDb(): void {
  for (const map of memories) map.clear()
  const today = serverToday()
  // Rows are frozen and tables copied before they change, so one seeding serves every reset of a day.
  if (seeded?.today !== today) seeded = seedTables(today)
  const { snapshots } = seeded
  lastIds = { ...seeded.lastIds }
  // After seeding, which runs the same steps and must not count for the new generation.
  generation += 1
  tables.forEach((table, index) => {
    const rows = snapshots[index]
    if (rows) table.restore(rows)
  })
}

/** Every table with the rows of its seed, in the order of the areas. */
export function seededTables(): { table: Table<AnyRow>; rows: ReadonlyMap<string, AnyRow> }[] {
  return tables.map((table, index) => ({ table, rows: seeded?.snapshots[index] ?? new Map() }))
}

function seedTables(today: string) {
  lastIds = {}
  for (const table of tables) table.clear()
  for (const seed of seeds) {
    for (const { table, rows } of seed(today)) for (const row of rows) table.insert(row)
  }
  return { today, lastIds: { ...lastIds }, snapshots: tables.map((table) => table.snapshot()) }
}
