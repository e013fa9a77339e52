import type { HttpHandler } from 'msw'
import type { Acts } from './act'
import type { MenuPart } from './menu'
import type { Grants } from './permission'
import type { Extension } from './point'
import type { Route } from './route'
import type { Seed, TableSet } from './store'

/** What an area brings to the embedded API; it leaves out what it does not need. */
type Parts<Tables extends TableSet> = {
  /** The tables it owns, from its `rows.ts`. */
  tables?: Tables
  /** The rows they start with, the same every time for the same day. */
  seed?: Seed
  /** The calls it answers. */
  routes?: readonly (Route | HttpHandler)[]
  /** Its screens in the menus, and sections that it adds to them. */
  menu?: MenuPart
  /** What its routes and screens ask an account for. */
  grants?: Grants
  /** What the other party can do with its documents. */
  acts?: readonly Acts[]
  /** Its answers to what areas before it leave open. */
  extends?: readonly Extension[]
}

export type Area<Tables extends TableSet = TableSet> = Required<Parts<Tables>>

/** An area of the embedded API. One line in `areas.ts` joins it to the others. */
export function defineArea<Tables extends TableSet = Record<never, never>>(parts: Parts<Tables>): Area<Tables> {
  const nothing: Area = { tables: {}, seed: () => [], routes: [], menu: {}, grants: {}, acts: [], extends: [] }
  return { ...nothing, tables: {} as Tables, ...parts }
}
