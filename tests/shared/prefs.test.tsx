import { act, renderHook } from '@testing-library/react'
import { get, set } from 'idb-keyval'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPrefs, readPref, usePref, writePref } from '#shared/prefs'

const stored = (value: unknown) => vi.waitFor(async () => expect(await get('prefs')).toEqual(value))

// First, because a store once opened stays open.
describe('a browser that denies its store', () => {
  it('has defaults, and keeps settings until the page unloads', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    await loadPrefs()
    expect(readPref('theme', 'light')).toBe('light')
    writePref('theme', 'dark')
    expect(readPref('theme', 'light')).toBe('dark')
    vi.unstubAllGlobals()
  })
})

describe('settings of the workstation', () => {
  beforeEach(async () => {
    await set('prefs', {})
    await loadPrefs()
  })

  it('can be read at once after they were written, and after a reload', async () => {
    writePref('paper', 'A4')
    expect(readPref('paper', 'continuous')).toBe('A4')
    await stored({ paper: 'A4' })
    await loadPrefs()
    expect(readPref('paper', 'continuous')).toBe('A4')
  })

  it.each([
    [false, false],
    [0, 0],
    ['', ''],
    [[], []],
    [undefined, 'default'],
    [null, 'default'],
  ])('%j is read as %j', (value, read) => {
    writePref('x', value)
    expect(readPref<unknown>('x', 'default')).toEqual(read)
  })

  it('are removed one by one by undefined', async () => {
    writePref('a', 1)
    writePref('b', 2)
    writePref('a', undefined)
    expect([readPref('a', 0), readPref('b', 0)]).toEqual([0, 2])
    await stored({ b: 2 })
  })

  it('survive a sign-out, which clears local storage', async () => {
    writePref('columns', { width: 120 })
    localStorage.clear()
    await stored({ columns: { width: 120 } })
  })

  it('update every component that uses them', () => {
    const one = renderHook(() => usePref('density', 'middle'))
    const two = renderHook(() => usePref('density', 'middle'))
    const other = renderHook(() => usePref('theme', 'light'))
    act(() => one.result.current[1]('small'))
    expect([one.result.current[0], two.result.current[0], other.result.current[0]]).toEqual(['small', 'small', 'light'])
    act(() => two.result.current[1](undefined))
    expect(one.result.current[0]).toBe('middle')
  })

  it('of one browser tab are not overwritten by another that was opened before', async () => {
    vi.resetModules()
    const other = await import('#shared/prefs')
    await other.loadPrefs()
    writePref('theme', 'dark')
    await stored({ theme: 'dark' })
    other.writePref('paper', 'A4')
    await stored({ theme: 'dark', paper: 'A4' })
    writePref('theme', undefined)
    await stored({ paper: 'A4' })
  })
})
