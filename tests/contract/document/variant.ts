import type { Described } from '#shared/http/operation'
import { nameOf } from '#tests/contract/product'

const [contents = ''] = Object.values(
  import.meta.glob<string>('../../../src/app/pages.ts', { eager: true, query: '?raw', import: 'default' }),
)

/** A screen of the table of contents: the names by which a menu may list it, and the folder of its area. */
const SCREENS = [...contents.matchAll(/^ {2}\w+\('([\w-]+)', '([^']*)'.*?import\('#features\/(\w+\/\w+)\/.*$/gm)].map(
  ([line, name = '', path = '', area = '']) => {
    const [, frontRoute = path] = /frontRoute: '([^']*)'/.exec(line) ?? []
    return { names: [name, frontRoute], isPublic: line.includes('publicPage('), area }
  },
)

/** Areas that only a mall shop has, also where they have no screen of their own. */
const MALL = /^(mall|promotion)\//

/** The calls of a variant: of areas with a screen that its menu lists or that needs no menu, and of those that serve others. */
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
