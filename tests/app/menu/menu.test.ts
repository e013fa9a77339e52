import { describe, expect, it } from 'vitest'
import { resolveMenu } from '#app/menu/menu'
import { expectNoRing, HOME, linesOf, pages, routesOf, trailOf } from '#tests/app/menuText'

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

  it('allows its screens and those that belong to them, and no others', () => {
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

  it('knows the breadcrumb of each screen', () => {
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

it('a screen that only writes is left out for a read-only account', () => {
  const all = pages.map((page) => (page.name === 'createDeliver' ? { ...page, writes: true } : page))
  const entry = { name: '创建送货单', routeName: 'createDeliver' }
  expect(linesOf(resolveMenu([entry], all).entries)).toEqual(['创建送货单 /supplier/deliver/createDeliver'])
  const menu = resolveMenu([{ ...entry, isSuper: false }], all)
  expect(menu.entries).toEqual([])
  expect(menu.forbidden.has('/supplier/deliver/createDeliver')).toBe(true)
})

describe('a menu entry', () => {
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

  it('redirects where it says', () => {
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
  ])('that redirects %s makes no endless loop', (_name, nodes, expected) => {
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
