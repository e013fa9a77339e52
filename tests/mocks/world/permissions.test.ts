import { beforeEach, describe, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import type { Area } from '#mocks/kernel/area'
import type { Variant } from '#mocks/kernel/auth/caller'
import { menuScreens } from '#mocks/kernel/auth/menu'
import { isRoute, type Route } from '#mocks/kernel/http/route'
import { signIn } from '#tests/kit/api'

// Every request of the embedded API and every screen of the menus, by role.

const areas = import.meta.glob<{ area: Area }>('../../../mocks/*/*/area.ts', { eager: true })
const all = Object.values(areas).map(({ area }) => area)
const routes = all.flatMap((area) => area.routes).filter(isRoute)
const guarded = routes.filter((route) => route.grant !== null)
/** Every grant that screens of a product give, with that product. */
const given = (['plain', 'material'] as const).flatMap((variant) =>
  [...new Set(menuScreens(variant).flatMap(({ grant }) => grant ?? []))].map((grant) => [grant, variant] as const),
)
const isWrite = ({ methods }: Route) => methods.some((method) => method !== 'GET')
const nameOf = ({ methods, path }: Route) => `${methods.join('/')} ${path}`

beforeEach(resetDb)

/** An account that may only look, with its id, of each product. */
const READERS = { plain: ['yueheng03', '8011'], material: ['haichuan03', '8013'] } as const

/** Whether a request passes the permission check; its handler does not run. */
function passes(route: Route, token: string): boolean {
  const headers = new Headers({ Authorization: `Bearer ${token}` })
  const [method = 'GET'] = route.methods
  try {
    route.admit({ method, path: route.path, family: 'L', params: {}, fields: {}, files: {}, headers })
    return true
  } catch (error) {
    expect(error).toMatchObject({ message: '权限不足' })
    return false
  }
}

const refused = (list: readonly Route[], token: string) => list.filter((route) => !passes(route, token)).map(nameOf)

/** Gives an account one role with the screens of a grant, at a level. */
function grantOnly(accountId: string, grant: string, isSuper: boolean) {
  const role = db.roles.insert({ ...one(db.roles.get('7001')), id: `only-${grant}-${isSuper}` })
  const screens = [...menuScreens('plain'), ...menuScreens('material')].filter((screen) => screen.grant === grant)
  const ids = new Set(screens.map(({ id }) => id))
  for (const menuId of ids) db.roleMenus.insert({ id: `${role.id} ${menuId}`, roleId: role.id, menuId, isSuper })
  db.accounts.update(accountId, { roleIds: [role.id], departmentId: '' })
}

function one<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('no row')
  return row
}

describe('requests', () => {
  it.each([
    ['yueheng03', 'plain'],
    ['haichuan03', 'material'],
  ] as const)('%s, a read-only account, may read everything and write nothing', async (account, variant) => {
    const { token } = await signIn(account)
    expect(
      refused(
        guarded.filter(({ level }) => level === 'view'),
        token,
      ),
    ).toEqual(ungranted('view', variant))
    expect(
      refused(
        guarded.filter(({ level }) => level === 'operate'),
        token,
      ),
    ).toHaveLength(guarded.filter(({ level }) => level === 'operate').length)
  })

  it.each([
    ['yueheng', 'plain'],
    ['haichuan', 'material'],
  ] as const)('%s, the owner, may send any but those of the other product alone', async (account, variant) => {
    const { token } = await signIn(account)
    expect(refused(guarded, token)).toEqual(ofOtherProduct(variant))
  })

  it.each(given)(
    'of %s are written by the role that operates its screens, and by no other (%s)',
    async (grant, variant) => {
      const [account, id] = READERS[variant]
      const { token } = await signIn(account)
      const own = guarded.filter((route) => route.grant === grant)
      grantOnly(id, grant, true)
      expect(refused(own, token)).toEqual([])
      const foreign = guarded.filter((route) => route.grant !== grant && route.level === 'operate')
      expect(foreign.filter((route) => passes(route, token)).map(nameOf)).toEqual([])
      grantOnly(id, grant, false)
      expect(refused(own, token)).toEqual(own.filter(({ level }) => level === 'operate').map(nameOf))
    },
  )

  it('other than GET need the level operate, except those that only read or are open to everyone', () => {
    const open = routes.filter((route) => isWrite(route) && route.level === 'view').map(({ path }) => path)
    expect(open.filter((path) => !OPEN.some((pattern) => pattern.test(path)))).toEqual([])
  })
})

/** POST requests that only read or print, check the document's own grant, or concern the caller's own person. */
const OPEN = [
  /\/other\/feedback$/,
  /\/sku\/count$/,
  /\/passport\//,
  /\/common\/slider\//,
  /\/user\/(preference(\/lists)?|editOwn)$/,
  /\/store\/apply\//,
  /\/jc\/changePhone$/,
  /\/gd-auth\//,
  /\/upload\/file$/,
  /\/print\/html-receipt-to-pdf$/,
  /\/print-deliver-msg-file$/,
  /\/queryContractsByCondition$/,
  /\/recordLog\/tell(Export)?$/,
  /\/changeLog\/reveal$/,
  /\/upload\/chunk$/,
  /\/store\/apply\//,
  /\/jc\/changePhone$/,
  /\/message\/storeMessage\//,
]

/** Reads whose grant no screen of the product gives to a role: only owners have them. */
function ungranted(level: Route['level'], variant: Variant): string[] {
  const given = new Set(menuScreens(variant).map(({ grant }) => grant))
  const viewed = (name: string | null) =>
    all.some((area) => (area.grants[name ?? '']?.viewedWith ?? []).some((holder) => given.has(holder)))
  return guarded
    .filter((route) => route.level === level && !given.has(route.grant ?? '') && !viewed(route.grant))
    .map(nameOf)
}

/** Requests whose grant is given by screens of the other product alone. */
function ofOtherProduct(variant: Variant): string[] {
  const grantsOf = (name: Variant) => menuScreens(name).flatMap(({ grant }) => grant ?? [])
  const own = new Set(grantsOf(variant))
  const others = new Set(grantsOf(variant === 'plain' ? 'material' : 'plain').filter((name) => !own.has(name)))
  const isForeign = ({ grant, level }: Route) => {
    const holders = all.flatMap((area) => area.grants[grant ?? '']?.viewedWith ?? [])
    const names = [grant ?? '', ...(level === 'view' ? holders : [])]
    return names.some((name) => others.has(name)) && !names.some((name) => own.has(name))
  }
  return guarded.filter(isForeign).map(nameOf)
}

describe('menus', () => {
  type Node = { routeName: string; isSuper?: boolean; children?: Node[] }
  const menuOf = async (account: string) => {
    const client = await signIn(account)
    const { data } = await client.get<Node[]>('/api/gd-system/menu/menu-include-client')
    const leaves = (nodes: Node[]): Node[] =>
      nodes.flatMap((node) => (node.children?.length ? leaves(node.children) : [node]))
    return leaves(data).filter(({ routeName }) => routeName !== 'home_index')
  }
  const namesOf = (nodes: readonly Node[]) => nodes.map(({ routeName }) => routeName).sort()
  const everyones = menuScreens('plain').filter(({ grant }) => grant === undefined)

  it.each([
    ['yueheng', 'plain'],
    ['haichuan', 'material'],
  ] as const)('%s operates every screen of the product', async (account, variant) => {
    const menu = await menuOf(account)
    expect(namesOf(menu)).toEqual(
      menuScreens(variant)
        .map(({ routeName }) => routeName)
        .sort(),
    )
    expect(menu.every(({ isSuper }) => isSuper)).toBe(true)
  })

  it.each([
    ['yueheng03', 'plain'],
    ['haichuan03', 'material'],
  ] as const)('%s sees every screen of the product, and operates those open to everyone', async (account, variant) => {
    const menu = await menuOf(account)
    expect(namesOf(menu)).toEqual(
      menuScreens(variant)
        .map(({ routeName }) => routeName)
        .sort(),
    )
    expect(namesOf(menu.filter(({ isSuper }) => isSuper))).toEqual(everyones.map(({ routeName }) => routeName).sort())
  })

  it.each([
    ['yueheng01', ['carList', 'deliverList', 'driverList', 'purchaseOrderList']],
    ['haichuan01', ['deliverList', 'goods', 'purchaseOrderList']],
  ])('%s has the screens of its role, and those open to everyone', async (account, own) => {
    const shared = new Set(everyones.map(({ routeName }) => routeName))
    expect(namesOf(await menuOf(account)).filter((name) => !shared.has(name))).toEqual(expect.arrayContaining(own))
  })

  it('change at once when a role changes, and so do the requests allowed', async () => {
    const client = await signIn('yueheng01')
    const [menu] = db.roleMenus.filter(({ roleId, menuId }) => roleId === '7001' && menuId === carList())
    expect((await client.post('/api/gd-system/supplier/car/add', {})).message).not.toBe('权限不足')
    db.roleMenus.update(one(menu).id, { isSuper: false })
    for (const row of db.roleMenus.filter(({ roleId, menuId }) => roleId === '7001' && menuId !== carList()))
      db.roleMenus.delete(row.id)
    expect((await client.post('/api/gd-system/supplier/car/add', {})).message).toBe('权限不足')
    expect(namesOf(await menuOf('yueheng01'))).not.toContain('driverList')
  })
})

function carList(): string {
  return one(menuScreens('plain').find(({ routeName }) => routeName === 'carList')).id
}
