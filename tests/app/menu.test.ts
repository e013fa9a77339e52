import fc from 'fast-check'
import { lazy } from 'react'
import { describe, expect, it } from 'vitest'
import { type MenuEntry, type ResolvedMenu, resolveMenu } from '../../src/app/menu'
import { type PageDef, pages as realPages } from '../../src/app/pages'

const page = (name: string, path: string, more: Partial<PageDef> = {}): PageDef => ({
  name,
  path,
  title: name,
  Page: lazy(() => Promise.resolve({ default: () => null })),
  id: [],
  owners: [],
  ...more,
})
const pages = [
  page('home_index', '/home'),
  page('agreementList', '/supplier/agreementList', { frontRoute: 'supplier/agreement/list' }),
  page('agreementDetail', '/supplier/agreementDetail', { owners: ['agreementList'] }),
  page('deliverList', '/supplier/deliver/list'),
  page('createDeliver', '/supplier/deliver/createDeliver', { owners: ['deliverList', 'agreementList'] }),
  page('clerk', '/clerk'),
]

/** Routes as text: the screen, where it leads on, or 404. */
const routesOf = ({ routes }: ResolvedMenu) =>
  Object.fromEntries(
    routes.map(({ path, page, redirect }) => [path, redirect ? `→ ${redirect}` : (page?.name ?? '404')]),
  )
/** Entries as text, one per line of the menu. */
const linesOf = (entries: MenuEntry[], depth = 0): string[] =>
  entries.flatMap((entry) => [
    `${'-'.repeat(depth)}${entry.label} ${entry.path}`.trim(),
    ...linesOf(entry.children, depth + 1),
  ])
const trailOf = (menu: ResolvedMenu, name: string) => menu.trails.get(name)?.map(({ label }) => label)
const flat = (entries: MenuEntry[]): MenuEntry[] => entries.flatMap((entry) => [entry, ...flat(entry.children)])
const HOME = { '/home': 'home_index' }

const bladeX = [
  {
    id: '1',
    name: '首页',
    routeName: 'home_index',
    path: 'home',
    frontRoute: 'home/index',
    source: 'HomeOutlined',
    category: 1,
    keepAlive: true,
  },
  {
    id: '2001',
    code: 'supplier_contract',
    name: '合同管理',
    routeName: 'supplier-contract',
    path: '',
    frontRoute: 'Main',
    redirect: '',
    source: 'FileTextOutlined',
    category: 1,
    children: [
      {
        name: '集采合同',
        routeName: 'agreementList',
        path: 'supplier/agreementList',
        frontRoute: 'supplier/agreement/list',
        keepAlive: true,
        category: 1,
      },
      { name: '新增', code: 'contract_add', category: 2 },
    ],
  },
  {
    name: '配送管理',
    routeName: 'logistics',
    frontRoute: 'Main',
    children: [{ name: '送货单', code: 'deliverList', frontRoute: 'x' }],
  },
]

describe('a menu of BladeX nodes', () => {
  const menu = resolveMenu(bladeX, pages)

  it('has groups, screens and no buttons', () => {
    expect(linesOf(menu.entries)).toEqual([
      '首页 /home',
      '合同管理',
      '-集采合同 /supplier/agreementList',
      '配送管理',
      '-送货单 /supplier/deliver/list',
    ])
    expect(menu.entries.map(({ icon }) => icon)).toEqual(['HomeOutlined', 'FileTextOutlined', ''])
  })

  it('opens its screens and those that belong to them, and no others', () => {
    expect(routesOf(menu)).toEqual({
      ...HOME,
      '/supplier/agreementList': 'agreementList',
      '/supplier/deliver/list': 'deliverList',
      '/supplier/agreementDetail': 'agreementDetail',
      '/supplier/deliver/createDeliver': 'createDeliver',
    })
    expect([...menu.forbidden]).toEqual(['/clerk'])
    expect(menu.paths.get('createDeliver')).toBe('/supplier/deliver/createDeliver')
    expect(menu.paths.has('clerk')).toBe(false)
  })

  it('knows the way down to each screen', () => {
    expect(trailOf(menu, 'home_index')).toEqual(['首页'])
    expect(trailOf(menu, 'agreementList')).toEqual(['合同管理', '集采合同'])
    expect(trailOf(menu, 'agreementDetail')).toEqual(['合同管理', '集采合同'])
    expect(trailOf(menu, 'createDeliver')).toEqual(['配送管理', '送货单'])
    expect(trailOf(menu, 'clerk')).toBeUndefined()
  })
})

it('a menu of lilishop nodes reads the same', () => {
  const lilishop = [
    { id: 1, title: '首页', name: 'home_index', path: '/home', level: 0, frontRoute: 'home/index', sortOrder: 1 },
    {
      id: 2,
      title: '合同管理',
      name: 'contract',
      path: '/',
      level: 0,
      frontRoute: 'Main',
      children: [
        {
          title: '合同',
          name: 'contractGroup',
          level: 1,
          frontRoute: '',
          children: [
            {
              title: '集采合同',
              name: 'agreementList',
              path: 'supplier/agreementList',
              level: 2,
              frontRoute: 'agreement',
            },
          ],
        },
      ],
    },
  ]
  const menu = resolveMenu(lilishop, pages)
  expect(linesOf(menu.entries)).toEqual(['首页 /home', '合同管理', '-合同', '--集采合同 /supplier/agreementList'])
  expect(routesOf(menu)).toMatchObject({
    '/supplier/agreementList': 'agreementList',
    '/supplier/agreementDetail': 'agreementDetail',
  })
  expect(trailOf(menu, 'agreementDetail')).toEqual(['合同管理', '合同', '集采合同'])
  expect(menu.routes.find(({ path }) => path === '/supplier/agreementList')?.keepAlive).toBe(true)
})

describe('one entry', () => {
  const entry = (more: object) => ({ name: '集采合同', routeName: 'agreementList', ...more })
  const only = (more: object) => resolveMenu([entry(more)], pages)

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [undefined, true],
    [false, false],
    [0, false],
    ['0', false],
    ['', false],
    [null, false],
    [{}, false],
  ])('keepAlive %j is %s', (keepAlive, isKept) => {
    expect(only({ keepAlive }).routes.find(({ path }) => path === '/supplier/agreementList')?.keepAlive).toBe(isKept)
  })

  it.each([
    ['its own path', { path: 'contracts' }, '/contracts'],
    ['a path with slashes around', { path: '/contracts/' }, '/contracts'],
    ['a path with two slashes before', { path: '//contracts' }, '/contracts'],
    ['no path: the screen’s own', { path: '' }, '/supplier/agreementList'],
    ['a path that is no text: the screen’s own', { path: 5 }, '/supplier/agreementList'],
  ])('opens at %s', (_name, more, path) => {
    const menu = only(more)
    expect(routesOf(menu)[path]).toBe('agreementList')
    expect(menu.paths.get('agreementList')).toBe(path)
    expect(menu.entries[0]?.path).toBe(path)
  })

  it.each([
    ['by its route name', { routeName: 'agreementList', frontRoute: 'who/knows' }, 'agreementList'],
    ['by its code, where it has no route name', { routeName: '', code: 'agreementList' }, 'agreementList'],
    [
      'by its component, where the name is unknown',
      { routeName: 'my-contracts', frontRoute: 'supplier/agreement/list' },
      'agreementList',
    ],
    ['not at all', { routeName: 'my-contracts', frontRoute: 'who/knows' }, '404'],
    ['not by a word every object knows', { routeName: 'constructor', frontRoute: 'toString' }, '404'],
  ])('finds its screen %s', (_name, more, found) => {
    expect(routesOf(only({ path: 'here', ...more }))['/here']).toBe(found)
  })

  it('leads on where it redirects', () => {
    const menu = resolveMenu(
      [entry({}), { name: '合同', routeName: 'old', path: 'old/contracts', redirect: 'supplier/agreementList' }],
      pages,
    )
    expect(routesOf(menu)['/old/contracts']).toBe('→ /supplier/agreementList')
    expect(linesOf(menu.entries)).toContain('合同 /old/contracts')
  })

  it.each([
    ['to itself', [{ name: 'A', path: 'a', redirect: 'a' }], { '/a': '404' }],
    [
      'in a ring',
      [
        { name: 'A', path: 'a', redirect: '/b' },
        { name: 'B', path: 'b', redirect: 'a?x=1' },
      ],
      { '/b': '→ /a?x=1' },
    ],
    [
      'from home',
      [{ name: '首页', routeName: 'home_index', path: 'home', redirect: 'login' }],
      { '/home': 'home_index' },
    ],
  ])('that redirects %s leads nowhere for ever', (_name, nodes, expected) => {
    expect(routesOf(resolveMenu(nodes, pages))).toMatchObject(expected)
    expectNoRing(resolveMenu(nodes, pages))
  })
})

describe('home', () => {
  it.each([
    ['a menu without it', []],
    ['a menu that has it elsewhere', [{ name: '首页', routeName: 'home_index', path: 'index' }]],
    ['a menu that puts a stranger there', [{ name: '新', routeName: 'new', path: 'home', frontRoute: 'x' }]],
    ['a menu that puts another screen there', [{ name: '合同', routeName: 'agreementList', path: 'home' }]],
  ])('is at /home with %s', (_name, nodes) => {
    const menu = resolveMenu(nodes, pages)
    expect(routesOf(menu)).toMatchObject(HOME)
    expect(menu.paths.has('home_index')).toBe(true)
    expect(menu.forbidden.has('/home')).toBe(false)
  })
})

describe('a bad entry and its neighbours', () => {
  const good = { name: '集采合同', routeName: 'agreementList', path: 'supplier/agreementList' }
  const screen = { '/supplier/agreementList': 'agreementList' }

  it.each([
    ['null', null],
    ['a number', 7],
    ['a text', 'menu'],
    ['a list', [good]],
    ['an empty object', {}],
    ['no name', { routeName: 'x', path: 'x', frontRoute: 'x' }],
    ['a name that is no text', { name: 5, routeName: 'x', path: 'x' }],
    ['a blank name', { name: '  ', routeName: 'x', path: 'x' }],
    ['a button', { name: '删除', routeName: 'clerk', category: 2 }],
    ['an empty group', { name: '空', frontRoute: 'Main', children: [] }],
    ['a group of nothing good', { name: '空', frontRoute: 'Main', children: [null, 5, {}] }],
    ['children that are no list', { name: '空', frontRoute: 'Main', children: { 0: good } }],
  ])('%s is left out', (_name, bad) => {
    const menu = resolveMenu([bad, good, bad], pages)
    expect(linesOf(menu.entries)).toEqual(['集采合同 /supplier/agreementList'])
    expect(routesOf(menu)).toMatchObject(screen)
    expect([...menu.forbidden]).toEqual(['/supplier/deliver/list', '/clerk'])
  })

  it('an unknown screen stays in the menu and leads to the not-found page', () => {
    const menu = resolveMenu(
      [{ name: '新功能', routeName: 'brandNew', path: 'brand/new', frontRoute: 'brand/new' }, good],
      pages,
    )
    expect(linesOf(menu.entries)).toEqual(['新功能 /brand/new', '集采合同 /supplier/agreementList'])
    expect(routesOf(menu)).toMatchObject({ '/brand/new': '404', ...screen })
  })

  it.each([
    ['before', (unknown: object) => [unknown, good]],
    ['after', (unknown: object) => [good, unknown]],
  ])('an unknown screen %s a known one does not take its path', (_name, order) => {
    const unknown = { name: '新功能', routeName: 'brandNew', path: 'supplier/agreementList', frontRoute: 'brand/new' }
    expect(routesOf(resolveMenu(order(unknown), pages))).toMatchObject(screen)
  })

  it('a group that redirects to its own path does not take the path of its child', () => {
    const group = {
      name: '合同',
      path: 'supplier/agreementList',
      frontRoute: 'Main',
      redirect: 'supplier/agreementList',
      children: [good],
    }
    expect(routesOf(resolveMenu([group], pages))).toMatchObject(screen)
  })

  it('entries of the same name each have a key and their path', () => {
    const twice = [
      good,
      { ...good, path: 'again' },
      { name: '合同', routeName: 'agreementList', frontRoute: 'Main', children: [good] },
    ]
    const menu = resolveMenu(twice, pages)
    const all = flat(menu.entries)
    expect(all.map(({ path }) => path)).toEqual([
      '/supplier/agreementList',
      '/again',
      '/supplier/agreementList',
      '/supplier/agreementList',
    ])
    expect(new Set(all.map(({ key }) => key)).size).toBe(4)
    expect(menu.paths.get('agreementList')).toBe('/supplier/agreementList')
    expect(routesOf(menu)).toMatchObject({ ...screen, '/again': 'agreementList' })
  })

  it.each([0, 10, 1_000, 5_000])('a tree %i levels deep is no trouble', (depth) => {
    let node: object = good
    for (let level = 0; level < depth; level++) node = { name: `${level}`, frontRoute: 'Main', children: [node] }
    const menu = resolveMenu([node, { ...good, routeName: 'clerk', path: 'clerk' }], pages)
    expect(routesOf(menu)).toMatchObject({ '/clerk': 'clerk' })
    expect(menu.paths.has('agreementList')).toBe(depth <= 10)
  })

  it.each([null, undefined, {}, 'x', 0, [], [[]]])('no menu at all (%j) still has home', (tree) => {
    const menu = resolveMenu(tree, pages)
    expect(menu.entries).toEqual([])
    expect(routesOf(menu)).toEqual(HOME)
    expect([...menu.forbidden]).not.toContain('/home')
  })
})

describe('any menu whatever', () => {
  const names = fc.constantFrom('home_index', 'agreementList', 'deliverList', 'clerk', 'brandNew', '', '__proto__')
  const paths = fc.constantFrom(
    '',
    '/',
    'a',
    '/a/',
    '//b',
    'home',
    '/home',
    'supplier/agreementList',
    '*',
    ':id',
    'https://evil.example',
    '合同',
    '?x',
    '#',
  )
  const { node } = fc.letrec((tie) => ({
    node: fc.record(
      {
        name: fc.oneof(fc.constant('合同'), fc.string(), fc.jsonValue()),
        title: fc.oneof(fc.constant('合同'), fc.jsonValue()),
        routeName: fc.oneof(names, fc.jsonValue()),
        path: fc.oneof(paths, fc.jsonValue()),
        frontRoute: fc.oneof(fc.constantFrom('Main', '', 'supplier/agreement/list', 'x'), fc.jsonValue()),
        redirect: fc.oneof(paths, fc.jsonValue()),
        keepAlive: fc.jsonValue(),
        category: fc.constantFrom(1, 2, '2', null),
        children: fc.oneof({ depthSize: 'small' }, fc.jsonValue(), fc.array(tie('node'), { maxLength: 3 })),
      },
      { requiredKeys: [] },
    ),
  }))
  const trees = fc.oneof(fc.jsonValue(), fc.array(node, { maxLength: 5 }))

  it('resolves, with sound paths, keys and redirects', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const menu = resolveMenu(tree, pages)
        const routes = menu.routes.map(({ path }) => path)
        expect(new Set(routes).size).toBe(routes.length)
        for (const path of [...routes, ...menu.paths.values()]) expect(path).toMatch(/^\/(?!\/)/)
        for (const path of menu.paths.values()) expect(routes).toContain(path)
        const keys = flat(menu.entries).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        expect(routesOf(menu)).toMatchObject(HOME)
        for (const { name, path } of pages) expect(menu.forbidden.has(path)).toBe(!menu.paths.has(name))
        expectNoRing(menu)
      }),
      { numRuns: 300 },
    )
  })

  it('resolves against the product’s own screens as well', () => {
    fc.assert(fc.property(trees, (tree) => resolveMenu(tree, realPages).paths.has('home_index')))
  })
})

/** Follows every redirect as the shell would, where `/` and the sign-in pages lead home. */
function expectNoRing({ routes }: ResolvedMenu) {
  const next = new Map(
    routes.filter(({ redirect }) => redirect).map(({ path, redirect }) => [path, redirect.replace(/[?#].*/, '')]),
  )
  for (const alias of ['/', '/login', '/loginSupplier']) next.set(alias, '/home')
  for (const { path } of routes) {
    let at: string | undefined = path
    for (let step = 0; at !== undefined; step++) {
      expect(step).toBeLessThanOrEqual(next.size)
      at = next.get(at)
    }
  }
}
