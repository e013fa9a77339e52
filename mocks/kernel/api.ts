import { checkMenu, openMenu } from '#mocks/kernel/auth/menu'
import { openGrants } from '#mocks/kernel/auth/permission'
import { controlRoutes } from '#mocks/kernel/http/control'
import { isRoute, toHandlers } from '#mocks/kernel/http/route'
import { routeIndex } from '#mocks/kernel/http/routeIndex'
import { type MockOptions, mockMiddleware } from '#mocks/kernel/server/middleware'
import { keepStore } from '#mocks/kernel/store/keep'
import { openStore, resetDb, type TableSet } from '#mocks/kernel/store/store'
import type { Area } from './area'
import { openCounterparties } from './counterparty'

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type TablesOf<One> = One extends Area<infer Tables> ? Tables : never

/** Composes areas into the whole API: its tables, its MSW handlers, and the middleware that serves them over HTTP. */
export function createApi<One extends Area>(areas: readonly One[]) {
  checkAreas(areas)
  openGrants(Object.assign({}, ...areas.map(({ grants }) => grants)))
  openMenu(areas.map(({ menu }) => menu))
  openCounterparties(areas.flatMap(({ counterparty }) => counterparty))
  for (const extend of areas.flatMap((area) => area.extends)) extend()
  openStore(
    areas.map(({ tables }) => tables),
    areas.map(({ seed }) => seed),
  )
  const routes = areas.flatMap((area) => area.routes)
  const single = [...routes.flatMap((route) => (isRoute(route) ? toHandlers(route) : [route])), ...controlRoutes]
  const handlers = [routeIndex(single)]
  return {
    db: Object.assign({}, ...areas.map(({ tables }) => tables)) as Intersection<TablesOf<One>>,
    handlers,
    resetDb,
    middleware: (options?: MockOptions) => mockMiddleware(handlers, options),
    keep: keepStore,
  }
}

export type Api = ReturnType<typeof createApi>

/**
 * Checks the areas when the API starts, because such mistakes would otherwise fail silently later.
 *
 * @throws when two areas claim the same name, or a used name is undefined
 */
export function checkAreas(areas: readonly Area[]): void {
  const grants = areas.flatMap((area) => Object.keys(area.grants))
  const routes = areas.flatMap((area) => area.routes).filter(isRoute)
  refuseDoubles(
    'tables',
    areas.flatMap(({ tables }: { tables: TableSet }) => Object.keys(tables)),
  )
  refuseDoubles('grants', grants)
  refuseDoubles(
    'routes',
    routes.flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`)),
  )
  for (const { path, grant } of routes) {
    if (grant !== null && !grants.includes(grant))
      throw new Error(`${path} asks for the grant ${grant}, which no area defines`)
  }
  checkMenu(
    areas.map(({ menu }) => menu),
    grants,
  )
}

function refuseDoubles(what: string, names: readonly string[]): void {
  const double = names.find((name, index) => names.indexOf(name) !== index)
  if (double !== undefined) throw new Error(`Two ${what} of the embedded API have the same name: ${double}`)
}
