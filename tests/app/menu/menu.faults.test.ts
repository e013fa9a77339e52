import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveMenu } from '#app/menu/menu'
import { pages as realPages } from '#app/pages'
import { expectNoRing, flat, HOME, linesOf, pages, routesOf } from '#tests/app/menuText'

describe('a malformed menu entry beside sound ones', () => {
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

  it('entries of the same name have different keys, each with its path', () => {
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

  it.each([0, 10, 1_000, 5_000])('a tree %i levels deep resolves', (depth) => {
    let node: object = good
    for (let level = 0; level < depth; level++) node = { name: `${level}`, frontRoute: 'Main', children: [node] }
    const menu = resolveMenu([node, { ...good, routeName: 'clerk', path: 'clerk' }], pages)
    expect(routesOf(menu)).toMatchObject({ '/clerk': 'clerk' })
    expect(menu.paths.has('agreementList')).toBe(depth <= 10)
  })

  it.each([null, undefined, {}, 'x', 0, [], [[]]])('home is there without a menu (%j)', (tree) => {
    const menu = resolveMenu(tree, pages)
    expect(menu.entries).toEqual([])
    expect(routesOf(menu)).toEqual(HOME)
    expect([...menu.forbidden]).not.toContain('/home')
  })
})

describe('any menu', () => {
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

  it('resolves with sound paths, keys and redirects', () => {
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

it('home opens its own screens also where a menu leaves both out', () => {
  const { paths } = resolveMenu([{ id: '1', title: '商品列表', name: 'goods', children: [] }], realPages)
  for (const name of ['home_index', 'personal-enter', 'change_pass']) expect(paths.has(name)).toBe(true)
})
