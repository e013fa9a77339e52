import type { Role } from '#features/account/signIn/model'
import { CLIENT_IDS, type Variant } from './caller'
import { isGranted, type Level } from './permission'

/** A screen of the menu. */
type MenuScreen = {
  /** Key of its section, see `desk/menu/area.ts`. */
  section: string
  /** Position in the section, smallest first. */
  order: number
  routeName: string
  name: string
  path: string
  frontRoute: string
  /** The products with this screen; both by default. */
  variants?: readonly Variant[]
  /** The grant required to see it; visible to everyone by default. */
  grant?: string
  /** The required level of the grant; view by default. */
  level?: Level
  keepAlive?: boolean
}

/** A section of the menu; `order` is its position, smallest first. */
type MenuSection = { name: string; icon: string; order: number }

/** An area's additions to the menus. */
export type MenuPart = {
  sections?: Record<string, MenuSection>
  screens?: readonly MenuScreen[]
  /** The screen before all sections, visible to everyone. One area defines it. */
  home?: { routeName: string; name: string; path: string; frontRoute: string; icon: string }
}

let sections: (MenuSection & { key: string })[] = []
let screens: MenuScreen[] = []
let homes: NonNullable<MenuPart['home']>[] = []

/** Registers the menus of all areas. */
export function openMenu(parts: readonly MenuPart[]): void {
  sections = parts
    .flatMap((part) => Object.entries(part.sections ?? {}))
    .map(([key, section]) => ({ key, ...section }))
    .sort(byOrder)
  screens = parts.flatMap((part) => part.screens ?? []).sort(byOrder)
  homes = parts.flatMap(({ home }) => home ?? [])
}

/** Throws when a screen names an undefined section or grant, or two areas claim the same name or position. */
export function checkMenu(parts: readonly MenuPart[], grants: readonly string[]): void {
  const keys = parts.flatMap((part) => Object.keys(part.sections ?? {}))
  const all = parts.flatMap((part) => part.screens ?? [])
  const places = all.map(({ section, order }) => `${section} ${order}`)
  const names = [...keys, ...all.map(({ routeName }) => routeName), ...places]
  const double = names.find((name, index) => names.indexOf(name) !== index)
  if (double !== undefined) throw new Error(`The menu has two of ${double}`)
  for (const { routeName, section, grant } of all) {
    if (!keys.includes(section))
      throw new Error(`The screen ${routeName} names the section ${section}, which no area defines`)
    if (grant && !grants.includes(grant))
      throw new Error(`The screen ${routeName} names the grant ${grant}, which no area defines`)
  }
}

/** An account's menu in the BladeX format: home, then the non-empty sections. */
export function bladeMenu(variant: Variant, role: Role) {
  const node = (id: string, parentId: string, sort: number, fields: Record<string, unknown>) => ({
    id,
    parentId,
    sort,
    category: 1,
    redirect: '',
    isOpen: 1,
    clientId: CLIENT_IDS[variant],
    ...fields,
  })
  return [
    ...homes.map(({ icon: source, ...home }) =>
      node('2000', '0', 0, { ...home, code: home.routeName, source, keepAlive: true }),
    ),
    ...visibleSections(variant, role).map(({ key, name, icon, lines }, index) => ({
      ...node(String(2001 + index), '0', (index + 1) * 10, {
        code: `supplier_${key}`,
        name,
        routeName: `supplier-${key}`,
        path: '',
        frontRoute: 'Main',
        source: icon,
        keepAlive: false,
      }),
      children: lines.map(({ routeName, name, path, frontRoute, keepAlive = true }, line) =>
        node(`${2001 + index}${String(line + 1).padStart(2, '0')}`, String(2001 + index), line + 1, {
          code: routeName,
          name,
          routeName,
          path,
          frontRoute,
          source: '',
          keepAlive,
        }),
      ),
    })),
  ]
}

/** The same menu in the format of the mall's own service (lilishop). */
export function mallMenu(variant: Variant, role: Role) {
  const node = (id: string, parentId: string, level: number, sortOrder: number, fields: Record<string, unknown>) => ({
    id,
    parentId,
    level,
    sortOrder,
    permission: '',
    ...fields,
  })
  return [
    ...homes.map(({ name, routeName, path, frontRoute }) =>
      node('1376450000000000000', '0', 0, 0, { title: name, name: routeName, path, frontRoute, children: [] }),
    ),
    ...visibleSections(variant, role).map(({ key, name, lines }, index) => {
      const id = `13764500000000${String(index + 1).padStart(3, '0')}00`
      const children = lines.map((line, at) =>
        node(`${id.slice(0, -2)}${String(at + 1).padStart(2, '0')}`, id, 1, index + 1 + (at + 1) / 100, {
          title: line.name,
          name: line.routeName,
          path: line.path,
          frontRoute: line.frontRoute,
          children: [],
        }),
      )
      return node(id, '0', 0, index + 1, {
        title: name,
        name: `supplier-${key}`,
        path: '/',
        frontRoute: 'Main',
        children,
      })
    }),
  ]
}

function visibleSections(variant: Variant, role: Role) {
  const visible = screens.filter(
    ({ variants, grant, level = 'view' }) =>
      (variants?.includes(variant) ?? true) && (grant === undefined || isGranted(role, grant, level)),
  )
  return sections
    .map((section) => ({ ...section, lines: visible.filter((screen) => screen.section === section.key) }))
    .filter(({ lines }) => lines.length > 0)
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order
}
