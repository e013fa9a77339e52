import type { HttpHandler } from 'msw'
import type { MenuPart } from '#mocks/kernel/auth/menu'
import type { Grants } from '#mocks/kernel/auth/permission'
import type { Route } from '#mocks/kernel/http/route'
import type { Seed, TableSet } from '#mocks/kernel/store/store'
import type { Counterparty } from './counterparty'
import type { Extension } from './extensionPoint'

/** The parts of an area of the embedded API, all optional. */
type Parts<Tables extends TableSet> = {
  /** Its tables, from its `rows.ts`. */
  tables?: Tables
  /** The initial rows, deterministic for a given day. */
  seed?: Seed
  /** The routes it handles. */
  routes?: readonly (Route | HttpHandler)[]
  /** Its screens in the menus, and the sections it adds. */
  menu?: MenuPart
  /** The permissions of its routes and screens. */
  grants?: Grants
  /** The counterparty's steps on its documents. */
  counterparty?: readonly Counterparty[]
  /** Its contributions to extension points of earlier areas. */
  extends?: readonly Extension[]
}

export type Area<Tables extends TableSet = TableSet> = Required<Parts<Tables>>

/** Defines an area of the embedded API. One line in `areas.ts` adds it to the others. */
export function defineArea<Tables extends TableSet = Record<never, never>>(parts: Parts<Tables>): Area<Tables> {
  const nothing: Area = { tables: {}, seed: () => [], routes: [], menu: {}, grants: {}, counterparty: [], extends: [] }
  return { ...nothing, tables: {} as Tables, ...parts }
}
