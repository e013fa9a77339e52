import { describe, expect, it } from 'vitest'
import {
  HOME_KEY,
  keysToClose,
  restoreTabs,
  storedTabs,
  type Tab,
  togglePin,
  withClosed,
  withoutOldest,
} from '#app/tabs/tabs'

const tab = (key: string): Tab => ({ key, name: key, path: `/${key}`, search: '', title: '', version: 0, seenAt: 0 })
/** Home and the tabs of these letters. */
const open = (letters: string) => [tab(HOME_KEY), ...[...letters].map((letter) => tab(letter))]
/** The letters of tabs; home is H. */
const letters = (tabs: readonly { key: string }[]) => tabs.map(({ key }) => (key === HOME_KEY ? 'H' : key)).join('')

describe('a pinned tab', () => {
  const pinned = togglePin(open('abc'), 'b')

  it('comes right after home, and goes behind the other pinned ones when unpinned', () => {
    expect(letters(pinned)).toBe('Hbac')
    expect(letters(togglePin(pinned, 'c'))).toBe('Hbca')
    expect(letters(togglePin(togglePin(pinned, 'c'), 'b'))).toBe('Hcba')
  })

  it.each(['others', 'all', 'left', 'right'] as const)('is spared by closing %s', (command) => {
    expect(keysToClose(pinned, 'a', command)).not.toContain('b')
  })

  it('never closes itself, and stays pinned over a reload', () => {
    expect(letters(withoutOldest(pinned, new Set(), 'c', 2))).toBe('Hbc')
    expect(restoreTabs(storedTabs(pinned)).map(({ isPinned }) => isPinned === true)).toEqual([
      false,
      true,
      false,
      false,
    ])
  })
})

describe('closed tabs', () => {
  it('are listed last closed first, each once, without those that are open again', () => {
    const first = withClosed([], open('abc'), open('b'))
    expect(letters(first)).toBe('ca')
    expect(letters(withClosed(first, open('ab'), open('a')))).toBe('bc')
  })
})
