import type { Described } from '#shared/http/operation'
import type { BarePage, PageDef } from '#shared/screen/screen'
import { nameOf } from '#tests/tools/contract/product'

type Module = Record<string, readonly (BarePage & Partial<PageDef> & { scope: string })[]>
const modules = import.meta.glob<Module>('../../../../src/features/*/*/screens.ts', { eager: true })

/** A screen: the names by which a menu may list it, and the folder of its feature. */
const SCREENS = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module)
    .flat()
    .map(({ name, path, frontRoute = path, scope }) => ({
      names: [name, frontRoute],
      isPublic: scope === 'public',
      area: /features\/(\w+\/\w+)\//.exec(file)?.[1] ?? '',
    })),
)

/** Areas that only a mall shop has, also where they have no screen of their own. */
const MALL = /^(mall|promotion)\//

/**
 * The calls of a variant: of areas with a screen that its menu lists or that needs no menu, and of those that serve
 * others.
 */
export function operationsIn(menu: string, operations: readonly Described[]): Described[] {
  const listed = new Set([...menu.matchAll(/"(?:routeName|frontRoute)":"([^"]+)"/g)].map(([, name = '']) => name))
  const isListed = (names: readonly string[]) => names.some((name) => listed.has(name))
  const own = new Set(SCREENS.filter(({ names, isPublic }) => isPublic || isListed(names)).map(({ area }) => area))
  const withScreens = new Set(SCREENS.map(({ area }) => area))
  return operations.filter(({ endpoint }) => {
    const { area } = nameOf(endpoint)
    return own.has(area) || (!withScreens.has(area) && !MALL.test(area))
  })
}
