import { type List, pageBy } from '#mocks/kernel/store/listing'
import type { Content, Owned } from './guards'
import { type Call, type Route, readRoute, type Served, writeRoute } from './route'

/** Serves pages of rows, filtered and sorted as requested. */
export function listRoute<Row extends object>(
  endpoint: Served,
  grant: string | null,
  rows: (call: Call) => readonly Row[],
  list: List<Row> = {},
): Route {
  return readRoute(endpoint, grant, (call) => pageBy(rows(call), call, list))
}

/** Serves an answer about one of the caller's rows, which the path names. */
export function recordRoute<Row extends { id: string }>(
  endpoint: Served,
  grant: string | null,
  own: Owned<Row>,
  answer: (row: Row, call: Call) => unknown,
): Route {
  return readRoute(endpoint, grant, (call) => answer(own.get(call), call))
}

/** Serves a change of one of the caller's rows, which the path names. */
export function changeRoute<Row extends { id: string }>(
  endpoint: Served,
  grant: string,
  own: Owned<Row>,
  change: (row: Row, call: Call) => unknown,
): Route {
  return writeRoute(endpoint, grant, (call) => change(own.get(call), call))
}

type Endpoints = Partial<Record<'page' | 'byId' | 'add' | 'update' | 'remove', Served>>

type Crud<Row> = List<Row> & {
  /** Reads and checks the body; `row` is the one that it changes, undefined for a new one. */
  read?: (call: Call, row: Row | undefined) => Content<Row>
  /** The answer to adding and changing a row; by default the row as viewed. */
  answer?: (row: Row) => unknown
  /** Runs after a row was added or, given what it was before, changed. */
  changed?: (row: Row, call: Call, before: Row | undefined) => void
  /** Runs before a removal, which it may refuse. */
  removes?: (row: Row) => void
}

/** Serves the plain routes of the caller's own rows: those of page, record, add, update and remove that are given. */
export function crudRoutes<Row extends { id: string }>(
  { page, byId, add, update, remove }: Endpoints,
  grant: string,
  own: Owned<Row>,
  { read, view = (row) => row, answer = view, changed, removes, ...list }: Crud<NoInfer<Row>>,
): Route[] {
  return [
    page && listRoute(page, grant, own.all, { ...list, view }),
    byId && recordRoute(byId, grant, own, view),
    add &&
      read &&
      writeRoute(add, grant, (call) => {
        const row = own.insert(call, read(call, undefined))
        changed?.(row, call, undefined)
        return answer(row)
      }),
    update &&
      read &&
      changeRoute(update, grant, own, (given, call) => {
        const before = { ...given }
        const row = own.table.update(before.id, read(call, before) as Partial<Row>)
        changed?.(row, call, before)
        return answer(row)
      }),
    remove &&
      writeRoute(remove, grant, (call) => {
        for (const row of own.asked(call)) {
          removes?.(row)
          own.table.delete(row.id)
        }
        return null
      }),
  ].filter((route) => route !== undefined)
}
