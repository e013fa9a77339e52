import { type ChangedRecord, changeWords } from '#features/store/changeLog/model'
import { type Account, callerTables } from '#mocks/kernel/auth/caller'
import { valuesOf } from '#mocks/kernel/historyMembers'
import type { Route } from '#mocks/kernel/http/route'
import { into, nextIdOf, type Seed, type SeedPart } from '#mocks/kernel/store/store'
import type { Table } from '#mocks/kernel/store/table'
import { type ChangeLogRow, changeLogTables } from './rows'
import { type Change, differences, logChanges, logInShop, type Shown } from './rules'

/** A change before today, for the demo: when, and what differed before it. */
type Past<Row> = { time: string; before: Partial<Row> }

type Options<Row> = {
  kind: ChangedRecord['kind']
  /** What a deleted one is called in the history of the shop. */
  noun: string
  /** The records of a shop. */
  rowsOf: (shopId: string) => readonly Row[]
  /** Where seeded ones are found, and whose they are. */
  seeds?: { table: unknown; shopOf: (row: Row) => string }
  nameOf: (row: Row) => string
  /** What a history compares as it is stored: `historyMembers` of the body that writes the record. */
  members: readonly (keyof Row & string)[]
  /** What it tells in other words, by the names of its fields: ids by the names behind them, lists by their items. */
  told?: (row: Row) => Shown
  /** Secrets: a history only says that one was set or replaced. */
  secrets?: (row: Row) => Readonly<Record<string, string>>
  /** Changes that no pair of values tells. */
  moreOf?: (before: Row, after: Row) => Change[]
  /** The word of a change, one of `changeWords`; that of any change by default. */
  actionOf?: (before: Row, after: Row) => string | null
  /** What an account changed in a seeded row since it was created; null for nothing. */
  pastOf?: (row: Row, at: number) => Past<Row> | null
}

/** A state of the records of a shop, as histories tell it. */
type States<Row> = ReadonlyMap<string, { row: Row; shown: Shown; secrets: Readonly<Record<string, string>> }>

/** The history of a kind of records: told by what a write changes in their rows. */
export type RecordHistory = {
  kind: ChangedRecord['kind']
  /** What it compares as it is stored. */
  members: readonly string[]
  /** Remembers the records of a shop; the answer logs what an account has changed in them since. */
  watch: (shopId: string) => (account: Account) => void
  /** The history of the rows among seeded parts. */
  seed: (parts: readonly SeedPart[]) => ChangeLogRow[]
}

/** Defines the history of a kind of records. */
export function recordHistory<Row extends { id: string }>(options: Options<Row>): RecordHistory {
  const { kind, noun, rowsOf, seeds, nameOf, members, told = () => ({}), secrets = () => ({}) } = options
  const { moreOf = () => [], actionOf = () => null, pastOf = () => null } = options
  const shown = (row: Row): Shown => ({ ...valuesOf(row, members), ...told(row) })
  const statesOf = (shopId: string): States<Row> =>
    new Map(rowsOf(shopId).map((row) => [row.id, { row, shown: shown(row), secrets: secrets(row) }]))
  return {
    kind,
    members,
    watch: (shopId) => {
      const before = statesOf(shopId)
      return (account) => {
        const after = statesOf(shopId)
        for (const [id, { row, ...is }] of after) {
          const was = before.get(id)
          if (!was) {
            logChanges({ account }, { kind, id }, changeWords.created, [])
            continue
          }
          const changes = [
            ...differences(was.shown, is.shown),
            ...secretChanges(was.secrets, is.secrets),
            ...moreOf(was.row, row),
          ]
          if (changes.length > 0)
            logChanges({ account }, { kind, id }, actionOf(was.row, row) ?? changeWords.changed, changes)
        }
        for (const [id, { row }] of before)
          if (!after.has(id)) logInShop({ account }, changeWords.deleted, `${noun} ${nameOf(row)}`)
      }
    },
    seed: (parts) => {
      if (!seeds) return []
      const rows = parts.flatMap((part) => (part.table === seeds.table ? (part.rows as readonly unknown[]) : []))
      return (rows as readonly Row[]).flatMap((row, at) => seededLogs(row, seeds.shopOf(row), at))
    },
  }

  function seededLogs(row: Row, storeId: string, at: number): ChangeLogRow[] {
    const { createTime, createBy } = row as { createTime?: string; createBy?: string }
    if (!createTime) return []
    const by = callerTables.accounts.find(
      ({ account, supplierId, shopkeeper }) => supplierId === storeId && (createBy ? account === createBy : shopkeeper),
    )
    const base = { storeId, kind, recordId: row.id, userName: by?.userName ?? '', detail: '' }
    const past = pastOf(row, at)
    const created = { ...base, id: nextIdOf('log'), time: createTime, action: changeWords.created, changes: [] }
    if (!past || past.time <= createTime) return [created]
    const was = { ...row, ...past.before }
    const changes = [...differences(shown(was), shown(row)), ...moreOf(was, row)]
    return [created, { ...base, id: nextIdOf('log'), time: past.time, action: changeWords.changed, changes }]
  }
}

/** The routes of an area, whose writes log what they changed in records of these kinds. */
export function withHistory(routes: readonly Route[], ...histories: readonly RecordHistory[]): Route[] {
  return routes.map((route) =>
    route.level === 'operate' ? { ...route, admit: watched(route.admit, histories) } : route,
  )
}

function watched(admit: Route['admit'], histories: readonly RecordHistory[]): Route['admit'] {
  return (reading) => {
    const { owner, run } = admit(reading)
    const account = callerTables.accounts.get(owner)
    if (!account) return { owner, run }
    return {
      owner,
      run: () => {
        const logs = histories.map(({ watch }) => watch(account.supplierId))
        const answer = run()
        for (const log of logs) log(account)
        return answer
      },
    }
  }
}

/** The seeds of an area, with the history of their rows. */
export function seededWithHistory(seed: Seed, ...histories: readonly RecordHistory[]): Seed {
  return (today) => {
    const parts = seed(today)
    const logs = histories.flatMap((history) => history.seed(parts))
    return [...parts, into(changeLogTables.changeLogs, logs)]
  }
}

/** The rows of a table as records of the shop that a column names. */
export function rowsBy<Row extends { id: string }, Column extends keyof Row>(table: Table<Row>, column: Column) {
  return {
    rowsOf: (shopId: string): readonly Row[] => table.filter((row) => row[column] === shopId),
    seeds: { table, shopOf: (row: Row) => String(row[column]) },
  }
}

/** Whether secrets were set, replaced or cleared, without the secrets. */
function secretChanges(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): Change[] {
  const { secretSet, secretReplaced } = changeWords
  return Object.keys(after).flatMap((field) => {
    const [from = '', to = ''] = [before[field], after[field]]
    if (from === to) return []
    return [{ field, from: from && secretSet, to: to && (from ? secretReplaced : secretSet) }]
  })
}
