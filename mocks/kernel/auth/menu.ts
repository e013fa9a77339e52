import { CLIENT_IDS, type Variant } from './caller'

/** A screen of the menu, as its area defines it. */
type ScreenPart = {
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
  /** The grant that holders of this screen get; a screen without one is open to everyone. */
  grant?: string
  /** Everyone may view it; its grant is needed to operate it. */
  isViewedByAll?: boolean
  keepAlive?: boolean
}

/** A section of the menu; `order` is its position, smallest first. */
type MenuSection = { name: string; icon: string; order: number }

/** An area's additions to the menus. */
export type MenuPart = {
  sections?: Record<string, MenuSection>
  screens?: readonly ScreenPart[]
  /** The screen before all sections, visible to everyone. One area defines it. */
  home?: { routeName: string; name: string; path: string; frontRoute: string; icon: string }
}

/** A screen as a line of a table; its front route is its path, if not given. */
type ScreenLine = [order: number, routeName: string, name: string, path: string, frontRoute?: string]

/** Screens of one section that share grant and products. */
export function screensIn(
  section: string,
  shared: Pick<ScreenPart, 'grant' | 'isViewedByAll' | 'variants'>,
  lines: readonly ScreenLine[],
): MenuPart {
  const screens = lines.map(([order, routeName, name, path, frontRoute = path]) => {
    return { ...shared, section, order, routeName, name, path, frontRoute }
  })
  return { screens }
}

let sections: (MenuSection & { key: string })[] = []
/** A screen with the id of its menu, to which role menus refer. */
export type MenuScreen = ScreenPart & { id: string }

let screens: MenuScreen[] = []
let homes: NonNullable<MenuPart['home']>[] = []

/** Registers the menus of all areas. */
export function openMenu(parts: readonly MenuPart[]): void {
  sections = parts
    .flatMap((part) => Object.entries(part.sections ?? {}))
    .map(([key, section]) => ({ key, ...section }))
    .sort(byOrder)
  screens = parts
    .flatMap((part) => part.screens ?? [])
    .sort(byOrder)
    .map((screen) => ({ ...screen, id: idOf(sectionOf(screen.section), screen.order) }))
  homes = parts.flatMap(({ home }) => home ?? [])
}

/**
 * Checks the menus when the API starts.
 *
 * @throws when a screen names an undefined section or grant, or two areas claim the same name or position
 */
export function checkMenu(parts: readonly MenuPart[], grants: readonly string[]): void {
  const keys = parts.flatMap((part) => Object.keys(part.sections ?? {}))
  const all = parts.flatMap((part) => part.screens ?? [])
  const places = all.map(({ section, order }) => `${section} ${order}`)
  // Keys of screens and sections may be equal: sections are prefixed with `supplier-` in the menu.
  for (const names of [keys, all.map(({ routeName }) => routeName), places]) {
    const double = names.find((name, index) => names.indexOf(name) !== index)
    if (double !== undefined) throw new Error(`The menu has two of ${double}`)
  }
  for (const { routeName, section, grant } of all) {
    if (!keys.includes(section))
      throw new Error(`The screen ${routeName} names the section ${section}, which no area defines`)
    if (grant && !grants.includes(grant))
      throw new Error(`The screen ${routeName} names the grant ${grant}, which no area defines`)
  }
}

/** The screens of a product. */
export function menuScreens(variant: Variant): MenuScreen[] {
  return screens.filter(({ variants }) => variants?.includes(variant) ?? true)
}

/** The grant that a menu gives. */
export function grantsOfMenu(menuId: string): string | undefined {
  return screens.find(({ id }) => id === menuId)?.grant
}

/** The name of a screen, by the id of its menu. */
export function menuName(menuId: string): string {
  return screens.find(({ id }) => id === menuId)?.name ?? ''
}

/** True for the id of a menu: of a screen, a section, its group in the seller's client, or home. */
export function isMenu(menuId: string): boolean {
  const isSection = sections.some(({ order }) => [idOf(order, 0), idOf(order, GROUP)].includes(menuId))
  return isSection || menuId === HOME_ID || screens.some(({ id }) => id === menuId)
}

/** The id of a screen's menu, by its route name. */
export function menuIdOf(routeName: string): string {
  const screen = screens.find((one) => one.routeName === routeName)
  if (!screen) throw new Error(`No area defines the screen ${routeName}`)
  return screen.id
}

/** A screen in the menu of an account; `isSuper` is false for view-only access. */
export type ShownScreen = { screen: MenuScreen; isSuper: boolean }

/** A menu in the BladeX format: home, then the sections with screens. */
export function bladeMenu(variant: Variant, shown: readonly ShownScreen[]) {
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
      node(HOME_ID, '0', 0, { ...home, code: home.routeName, source, keepAlive: true }),
    ),
    ...filledSections(shown).map(({ key, id, order, name, icon, lines }) => ({
      ...node(id, '0', order, {
        code: `supplier_${key}`,
        name,
        routeName: `supplier-${key}`,
        path: '',
        frontRoute: 'Main',
        source: icon,
        keepAlive: false,
      }),
      children: lines.map(({ screen, isSuper }) => {
        const { routeName, name, path, frontRoute, keepAlive = true } = screen
        const fields = { code: routeName, name, routeName, path, frontRoute, source: '', keepAlive, isSuper }
        return node(screen.id, id, screen.order, fields)
      }),
    })),
  ]
}

/** The same menu in the format of the mall's own service (lilishop): home, then the sections with screens. */
export function mallMenu(shown: readonly ShownScreen[]) {
  return [
    ...homes.map(({ name, routeName, path, frontRoute }) => ({
      ...mallNode(HOME_ID, '0', 0, 0, name, routeName, path, frontRoute),
      children: [],
    })),
    ...filledSections(shown).map((section) => ({
      ...sectionNode(section),
      children: section.lines.map((line) => screenNode(section, line, section.id, 1)),
    })),
  ]
}

/** The screens that lilishop's seller client has, by our route name; where it calls one otherwise, by its own names. */
const SELLER_CLIENT: Record<string, { routeName?: string; path?: string; frontRoute?: string }> = {
  ...Object.fromEntries(
    [
      'goods-operation goods template-goods category alert-goods-quantity orderList virtualOrderList memberComment',
      'returnGoodsOrder returnMoneyOrder orderComplaint receipt accountStatementBill storeBill pintuan seckill live',
      'liveGoods full-cut coupon distributionGoods distributionOrder goodsStatistics orderStatistics trafficStatistics',
      'shipTemplate logistics shopSetting shopAddress floorList wapList clerkManage storeDepartmentManage',
      'storeRoleManage',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, {}]),
  ),
  // It returns to these paths after it has saved a room, or a phone page.
  live: { path: 'promotion/live' },
  wapList: { path: 'wapList' },
  message: { routeName: 'message_index' },
  files: { frontRoute: 'sys/oss-manage/ossManage' },
}

/**
 * The menu from which lilishop's seller client builds its routes: navigation, group, page. The client has its own home,
 * no page outside a group, and only its own screens.
 */
export function memberMenu(shown: readonly ShownScreen[]) {
  const known = shown.flatMap(({ screen, isSuper }) => {
    const names = SELLER_CLIENT[screen.routeName]
    return names ? [{ screen: { ...screen, ...names }, isSuper }] : []
  })
  return filledSections(known).map((section) => {
    const groupId = idOf(section.order, GROUP)
    const group = mallNode(groupId, section.id, 1, section.order + 0.001, section.name, 'Main', '/', 'Main')
    const children = section.lines.map((line) => screenNode(section, line, groupId, 2))
    return { ...sectionNode(section), children: [{ ...group, children }] }
  })
}

type Section = ReturnType<typeof filledSections>[number]

function sectionNode({ id, key, order, name }: Section) {
  return mallNode(id, '0', 0, order, name, `supplier-${key}`, '/', 'Main')
}

function screenNode({ order }: Section, { screen, isSuper }: ShownScreen, parentId: string, level: number) {
  const { id, name, routeName, path, frontRoute } = screen
  const node = mallNode(id, parentId, level, order + screen.order / 1000, name, routeName, path, frontRoute)
  return { ...node, isSuper, children: [] }
}

function mallNode(
  id: string,
  parentId: string,
  level: number,
  sortOrder: number,
  title: string,
  name: string,
  path: string,
  frontRoute: string,
) {
  return { id, parentId, level, sortOrder, permission: '', title, name, path, frontRoute }
}

const HOME_ID = idOf(0, 0)
/** The place of the one group of each section in the seller's client. */
const GROUP = 999

/** 19 digits, stable as long as section and screen keep their positions. */
function idOf(section: number, screen: number): string {
  return `1376450000000${String(section).padStart(3, '0')}${String(screen).padStart(3, '0')}`
}

function sectionOf(key: string): number {
  return sections.find((section) => section.key === key)?.order ?? 0
}

function filledSections(shown: readonly ShownScreen[]) {
  return sections
    .map((section) => ({
      ...section,
      id: idOf(section.order, 0),
      lines: shown.filter(({ screen }) => screen.section === section.key),
    }))
    .filter(({ lines }) => lines.length > 0)
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order
}
