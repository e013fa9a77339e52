import { describe, expect, it } from 'vitest'
import {
  aliveKeys,
  asleepKeys,
  closeTab,
  closeTabs,
  HOME_KEY,
  keysToClose,
  MAX_ALIVE,
  MAX_TABS,
  openTab,
  restoreTabs,
  splitTabs,
  storedTabs,
  type Tab,
  tabKey,
  withoutOldest,
} from '#app/tabs/tabs'

const tab = (key: string, more: Partial<Tab> = {}): Tab => ({
  key,
  name: key,
  path: `/${key}`,
  search: '',
  title: '',
  version: 0,
  seenAt: 0,
  ...more,
})
const home = tab(HOME_KEY, { path: '/home' })
/** Home and the tabs of these letters. */
const open = (letters: string) => [home, ...[...letters].map((letter) => tab(letter))]
/** The letters of tabs; home is H. */
const letters = (tabs: readonly { key: string }[]) => tabs.map(({ key }) => (key === HOME_KEY ? 'H' : key)).join('')
const keyOf = (letter: string) => (letter === 'H' ? HOME_KEY : letter)
const letterOf = (key: string) => (key === HOME_KEY ? 'H' : key)

describe('closing one of H a b c', () => {
  it.each([
    // closed, active before, left, active after
    ['a', 'a', 'Hbc', 'b'],
    ['b', 'b', 'Hac', 'c'],
    ['c', 'c', 'Hab', 'b'],
    ['a', 'b', 'Hbc', 'b'],
    ['a', 'c', 'Hbc', 'c'],
    ['a', 'H', 'Hbc', 'H'],
    ['b', 'a', 'Hac', 'a'],
    ['b', 'c', 'Hac', 'c'],
    ['b', 'H', 'Hac', 'H'],
    ['c', 'a', 'Hab', 'a'],
    ['c', 'b', 'Hab', 'b'],
    ['c', 'H', 'Hab', 'H'],
    ['H', 'H', 'Habc', 'H'],
    ['H', 'b', 'Habc', 'b'],
    ['x', 'b', 'Habc', 'b'],
  ])('%s while %s is open leaves %s with %s open', (closed, active, left, next) => {
    const after = closeTab(open('abc'), keyOf(closed), keyOf(active))
    expect([letters(after.tabs), letterOf(after.activeKey)]).toEqual([left, next])
  })

  it('the last tab leads home', () => {
    const after = closeTab(open('a'), 'a', 'a')
    expect([letters(after.tabs), after.activeKey]).toEqual(['H', HOME_KEY])
  })
})

describe('a close command on one of H a b c', () => {
  const rows: [string, 'others' | 'all' | 'left' | 'right', string, string, string][] = [
    // on, command, active before, left, active after
    ['a', 'others', 'a', 'Ha', 'a'],
    ['a', 'others', 'c', 'Ha', 'a'],
    ['a', 'others', 'H', 'Ha', 'H'],
    ['b', 'others', 'b', 'Hb', 'b'],
    ['b', 'others', 'a', 'Hb', 'b'],
    ['c', 'others', 'c', 'Hc', 'c'],
    ['c', 'others', 'H', 'Hc', 'H'],
    ['H', 'others', 'b', 'H', 'H'],
    ['H', 'others', 'H', 'H', 'H'],
    ['a', 'all', 'a', 'H', 'H'],
    ['b', 'all', 'c', 'H', 'H'],
    ['c', 'all', 'H', 'H', 'H'],
    ['H', 'all', 'a', 'H', 'H'],
    ['a', 'left', 'a', 'Habc', 'a'],
    ['a', 'left', 'c', 'Habc', 'c'],
    ['b', 'left', 'a', 'Hbc', 'b'],
    ['b', 'left', 'b', 'Hbc', 'b'],
    ['b', 'left', 'c', 'Hbc', 'c'],
    ['c', 'left', 'a', 'Hc', 'c'],
    ['c', 'left', 'H', 'Hc', 'H'],
    ['H', 'left', 'a', 'Habc', 'a'],
    ['a', 'right', 'c', 'Ha', 'a'],
    ['a', 'right', 'a', 'Ha', 'a'],
    ['a', 'right', 'H', 'Ha', 'H'],
    ['b', 'right', 'a', 'Hab', 'a'],
    ['b', 'right', 'c', 'Hab', 'b'],
    ['c', 'right', 'c', 'Habc', 'c'],
    ['c', 'right', 'a', 'Habc', 'a'],
    ['H', 'right', 'b', 'H', 'H'],
    ['H', 'right', 'H', 'H', 'H'],
    ['x', 'others', 'b', 'Habc', 'b'],
    ['x', 'left', 'b', 'Habc', 'b'],
    ['x', 'right', 'b', 'Habc', 'b'],
    ['x', 'all', 'b', 'H', 'H'],
  ]
  it.each(rows)('%s: %s while %s is open leaves %s with %s open', (on, command, active, left, next) => {
    const tabs = open('abc')
    const after = closeTabs(tabs, keysToClose(tabs, keyOf(on), command), keyOf(active), keyOf(on))
    expect([letters(after.tabs), letterOf(after.activeKey)]).toEqual([left, next])
  })

  it('home stays even when a command asks to close it', () => {
    const after = closeTabs(open('ab'), [HOME_KEY, 'a'], HOME_KEY)
    expect([letters(after.tabs), letterOf(after.activeKey)]).toEqual(['Hb', 'H'])
  })
})

describe('opening', () => {
  const asked = (key: string, more: Partial<Tab> = {}) => {
    const { version: _version, title: _title, ...rest } = tab(key, more)
    return rest
  }

  it.each([
    ['the first of all', [], 'a', 'a'],
    ['home where there is none', [tab('a')], 'H', 'Ha'],
    ['home again', open('ab'), 'H', 'Hab'],
    ['a new one, at the end', open('ab'), 'c', 'Habc'],
    ['a known one, where it is', open('abc'), 'b', 'Habc'],
  ])('%s', (_name, tabs, key, after) => {
    expect(letters(openTab(tabs, asked(keyOf(key))))).toBe(after)
  })

  it('a known tab takes the new address and keeps its title and version', () => {
    const tabs = [home, tab('a', { title: 'HT-1', version: 3, search: '?id=1' })]
    expect(openTab(tabs, asked('a', { search: '?id=1&tab=2', seenAt: 9 }))[1]).toEqual(
      tab('a', { title: 'HT-1', version: 3, search: '?id=1&tab=2', seenAt: 9 }),
    )
  })

  it('and closing leave their arguments unchanged', () => {
    const tabs = Object.freeze(open('ab').map((one) => Object.freeze(one)))
    openTab(tabs, asked('a', { search: '?x=1' }))
    openTab(tabs, asked('c'))
    closeTab(tabs, 'a', 'a')
    closeTabs(tabs, ['a'], 'a')
    aliveKeys(tabs, new Set(), 1)
    splitTabs(tabs, 'b', 1200, new Set('a'))
    expect(letters(tabs)).toBe('Hab')
  })
})

describe('the key of a tab', () => {
  it.each([
    ['a list, whatever it shows', 'agreementList', [], '?current=2&contractName=x', 'agreementList'],
    ['a record', 'agreementDetail', ['id'], '?id=7', 'agreementDetail:7'],
    ['a record, whatever part of it shows', 'agreementDetail', ['id'], '?tab=lines&id=7', 'agreementDetail:7'],
    ['a screen without its record', 'agreementDetail', ['id'], '?tab=lines', 'agreementDetail'],
    ['a screen with an empty record', 'agreementDetail', ['id'], '?id=', 'agreementDetail'],
    ['one of two keys', 'createDeliver', ['contractId', 'orderSn'], '?orderSn=PO1', 'createDeliver:|PO1'],
    ['two keys', 'createDeliver', ['contractId', 'orderSn'], '?orderSn=PO1&contractId=3', 'createDeliver:3|PO1'],
  ])('%s', (_name, name, id, search, key) => {
    expect(tabKey(name, id, search)).toBe(key)
  })

  it.each([
    ['two records', ['id'], '?id=1', '?id=2'],
    ['a record and none', ['id'], '?id=1', ''],
    ['keys that change places', ['a', 'b'], '?a=1', '?b=1'],
    ['keys that read the same when joined', ['a', 'b'], '?a=1%7C&b=2', '?a=1&b=%7C2'],
  ])('%s get tabs of their own', (_name, id, one, other) => {
    expect(tabKey('x', id, one)).not.toBe(tabKey('x', id, other))
  })
})

describe('the tab bar', () => {
  it.each([
    // width, open, active, on the bar, in 更多
    [1440, 'abc', 'a', 'Habc', ''],
    [1440, 'abcde', 'e', 'Habcde', ''],
    [1440, 'abcdefg', 'a', 'Habcde', 'fg'],
    [1440, 'abcdefg', 'e', 'Habcde', 'fg'],
    [1440, 'abcdefg', 'f', 'Habcdf', 'eg'],
    [1440, 'abcdefg', 'g', 'Habcdg', 'ef'],
    [1440, 'abcdefg', 'H', 'Habcde', 'fg'],
    [1920, 'abcdefg', 'g', 'Habcdg', 'ef'],
    [1201, 'abcdefg', 'a', 'Habcde', 'fg'],
    [1200, 'abcde', 'a', 'Hab', 'cde'],
    [1200, 'abcde', 'b', 'Hab', 'cde'],
    [1200, 'abcde', 'e', 'Hae', 'bcd'],
    [1200, 'ab', 'b', 'Hab', ''],
    [1024, 'abc', 'H', 'Hab', 'c'],
    [1440, '', 'H', 'H', ''],
    [1200, '', 'H', 'H', ''],
    [1440, 'abc', 'nobody', 'Habc', ''],
  ])('at %i px, %s with %s open: %s, and %s in the menu', (width, which, active, bar, more) => {
    const split = splitTabs(open(which), keyOf(active), width, new Set())
    expect([letters(split.bar), letters(split.more)]).toEqual([bar, more])
  })

  it.each([
    // width, open, active, with unsaved input, on the bar, in 更多
    [1440, 'abcdefg', 'a', 'g', 'Habcdg', 'ef'],
    [1440, 'abcdefg', 'f', 'g', 'Habcfg', 'de'],
    [1440, 'abcdefg', 'a', 'bcdefg', 'Habcde', 'fg'],
    [1200, 'abcde', 'a', 'e', 'Hae', 'bcd'],
    [1200, 'abcde', 'e', 'a', 'Hae', 'bcd'],
    [1200, 'abcde', 'H', 'de', 'Hde', 'abc'],
    [1200, 'abcde', 'a', 'de', 'Hade', 'bc'],
    [1200, 'abcdefg', 'a', 'bcdefg', 'Habcde', 'fg'],
    [640, 'abcdefg', 'a', 'bcdefg', 'Habc', 'defg'],
    [320, 'abcde', 'a', 'de', 'Had', 'bce'],
  ])('at %i px, %s with %s open and %s unsaved: %s, and %s in the menu', (width, which, active, unsaved, bar, more) => {
    const split = splitTabs(open(which), keyOf(active), width, new Set(unsaved))
    expect([letters(split.bar), letters(split.more)]).toEqual([bar, more])
  })
})

describe('the tabs kept alive', () => {
  const seen = (letter: string, seenAt: number) => tab(letter, { seenAt })
  const three = [seen('a', 3), seen('b', 1), seen('c', 2)]
  it.each([
    ['all, while there is room', three, '', 5, 'abc'],
    ['the last seen', three, '', 2, 'ac'],
    ['the last seen one', three, '', 1, 'a'],
    ['an old dirty one before a younger clean one', three, 'b', 2, 'ab'],
    ['every dirty one, even beyond the room', three, 'bc', 1, 'bc'],
    ['all dirty ones and nothing else', three, 'abc', 2, 'abc'],
    ['nobody, of nobody', [], '', 2, ''],
    ['a dirty one that is closed does not count', three, 'x', 2, 'ac'],
  ])('%s', (_name, tabs, dirty, max, alive) => {
    expect([...aliveKeys(tabs, new Set(dirty), max)].sort().join('')).toBe(alive)
  })

  it('are the last ten at most', () => {
    const day = Array.from({ length: 40 }, (_, index) => tab(`t${index}`, { seenAt: index }))
    expect(MAX_ALIVE).toBe(10)
    expect([...aliveKeys(day, new Set())].sort()).toEqual(
      day
        .slice(-10)
        .map(({ key }) => key)
        .sort(),
    )
  })
})

describe('tabs after a reload', () => {
  it('come back with their titles, remounted and unseen', () => {
    const tabs = [home, tab('a', { title: 'HT-1', search: '?id=1', version: 4, seenAt: 9 })]
    expect(restoreTabs(JSON.parse(JSON.stringify(storedTabs(tabs))))).toEqual([
      home,
      tab('a', { title: 'HT-1', search: '?id=1' }),
    ])
  })

  const good = { key: 'a', name: 'a', path: '/a', search: '', title: '' }
  it.each([
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['a text', '[]', ''],
    ['an object', { tabs: [good] }, ''],
    ['holes', [null, undefined, 5, 'a', [], {}], ''],
    ['a good one among bad ones', [null, good, { ...good, key: 7 }], 'a'],
    ['a part missing', [{ ...good, title: undefined }, { key: 'b' }], ''],
    ['a part of another kind', [{ ...good, search: {} }], ''],
    ['the same twice', [good, { ...good, title: 'again' }], 'a'],
    [
      'an address elsewhere',
      [
        { ...good, path: 'https://evil.example' },
        { ...good, key: 'b', path: '//evil.example' },
      ],
      '',
    ],
  ])('%s', (_name, stored, restored) => {
    expect(letters(restoreTabs(stored))).toBe(restored)
  })

  it('are none when anything else was stored', () => {
    expect(restoreTabs([{ ...good, version: 9, seenAt: 9, token: 'x' }])).toEqual([tab('a')])
  })
})

describe('more than twenty open tabs', () => {
  const many = [home, ...Array.from({ length: 20 }, (_, at) => tab(`t${at}`, { seenAt: at + 1 }))]

  it('close the one unseen the longest, never home, the active one or one with unsaved input', () => {
    const keys = (dirty: string[], active: string) => {
      const left = withoutOldest(many, new Set(dirty), active)
      return many.filter((one) => !left.includes(one)).map(({ key }) => key)
    }
    expect(keys([], 't19')).toEqual(['t0'])
    expect(keys(['t0', 't1'], 't19')).toEqual(['t2'])
    expect(keys(['t0'], 't1')).toEqual(['t2'])
    expect(
      keys(
        many.map(({ key }) => key),
        't19',
      ),
    ).toEqual([])
    expect(withoutOldest(many.slice(0, MAX_TABS), new Set(), 't18')).toHaveLength(MAX_TABS)
  })

  it('sleep beyond the ten kept alive, and after a reload until they are shown', () => {
    expect([...asleepKeys(many, new Set(), 't19')]).toEqual(Array.from({ length: 10 }, (_, at) => `t${at}`))
    expect(asleepKeys(many, new Set(['t0']), 't19').has('t0')).toBe(false)
    expect([...asleepKeys(open('ab'), new Set(), 'a')]).toEqual(['b'])
  })
})
