import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkAreas } from '#mocks/kernel/api'
import { type Area, defineArea } from '#mocks/kernel/area'
import { readRoute } from '#mocks/kernel/http/route'
import { table } from '#mocks/kernel/store/table'

const MOCKS = resolve(import.meta.dirname, '../../mocks')
/** The files of an area that the areas below it in `areas.ts` may use. */
const PUBLIC_OF_AREA = /\/(rows|rules|\w+Rows|\w+Rules|seed|simulate)$/

const files = readdirSync(MOCKS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const listed = [
  ...readFileSync(join(MOCKS, 'areas.ts'), 'utf8').matchAll(/import\('#mocks\/(world|\w+\/\w+)\/area'\)/g),
].map(([, area = '']) => area)
const imports = files.flatMap((file) =>
  [...readFileSync(join(MOCKS, file), 'utf8').matchAll(/from '(#mocks\/|\.\.?\/)([^']+)'/g)].map(
    ([, start = '', path = '']) => ({
      file,
      to: start === '#mocks/' ? path : relative(MOCKS, resolve(MOCKS, file, '..', start + path)),
    }),
  ),
)

function areaOf(path: string): string | null {
  return /^(?!kernel\/)(world|\w+\/\w+)(?=\/)/.exec(path)?.[0] ?? null
}

describe('the tree of the embedded API', () => {
  it('lists every area once', () => {
    const folders = new Set(files.flatMap((file) => areaOf(file) ?? []))
    expect(listed.toSorted()).toEqual([...folders].sort())
  })

  it('has a kernel that imports no area', () => {
    expect(imports.filter(({ file, to }) => file.startsWith('kernel/') && !to.startsWith('kernel/'))).toEqual([])
  })

  it('has areas that use only those above them, and of those only rows, rules and seeds', () => {
    const wrong = imports.filter(({ file, to }) => {
      const [from, other] = [areaOf(file), areaOf(to)]
      if (from === null || other === null || from === other) return false
      return listed.indexOf(other) > listed.indexOf(from) || !PUBLIC_OF_AREA.test(to)
    })
    expect(wrong).toEqual([])
  })
})

describe('conflicting areas are rejected', () => {
  const screen = { section: 'fleet', order: 1, routeName: 'list', name: '列表', path: 'list', frontRoute: 'list' }
  const sections = { fleet: { name: '配送管理', icon: 'CarOutlined', order: 1 } }
  const read = (grant: string | null) => readRoute({ method: 'GET', path: '/api/things' }, grant, () => [])

  it.each<[string, Area[], string]>([
    [
      'one table twice',
      twice({ tables: { things: table() } }),
      'Two tables of the embedded API have the same name: things',
    ],
    ['one grant twice', twice({ grants: { thing: {} } }), 'Two grants of the embedded API have the same name: thing'],
    [
      'one route twice',
      twice({ routes: [read(null)] }),
      'Two routes of the embedded API have the same name: GET /api/things',
    ],
    ['one section twice', twice({ menu: { sections } }), 'The menu has two of fleet'],
    [
      'one place twice',
      [defineArea({ menu: { sections, screens: [screen, { ...screen, routeName: 'other' }] } })],
      'The menu has two of fleet 1',
    ],
    [
      'a route with an unknown grant',
      [defineArea({ routes: [read('thing')] })],
      '/api/things asks for the grant thing, which no area defines',
    ],
    [
      'a screen with an unknown grant',
      [defineArea({ menu: { sections, screens: [{ ...screen, grant: 'thing' }] } })],
      'The screen list names the grant thing, which no area defines',
    ],
    [
      'a screen in an unknown section',
      [defineArea({ menu: { screens: [screen] } })],
      'The screen list names the section fleet, which no area defines',
    ],
  ])('%s', (_, areas, message) => {
    expect(() => checkAreas(areas)).toThrow(message)
  })
})

function twice(parts: Parameters<typeof defineArea>[0]): Area[] {
  return [defineArea(parts), defineArea(parts)]
}
