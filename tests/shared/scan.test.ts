import { describe, expect, it } from 'vitest'
import { charOf, createScanReader } from '#shared/scan'

/** Feeds texts key by key with the given pauses; returns the recognized one. */
function feed(text: string, gap: (at: number) => number, end = 5): string | null {
  const read = createScanReader()
  let at = 0
  for (const [index, char] of [...text].entries()) {
    if (index > 0) at += gap(index)
    expect(read({ char, at, isEnd: false })).toBeNull()
  }
  return read({ char: '', at: at + end, isEnd: true })
}

/** A seeded random generator: the same numbers in every run. */
function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

describe('a barcode scanner', () => {
  it.each([2, 5, 10, 20])('is recognized at %i ms per key', (gap) => {
    expect(feed('SH20240315-0001', () => gap, gap)).toBe('SH20240315-0001')
  })

  it('is recognized after slow typing', () => {
    const read = createScanReader()
    read({ char: 'x', at: 0, isEnd: false })
    const code = [...'SH20240315-0001']
    for (const [index, char] of code.entries()) read({ char, at: 1000 + index * 8, isEnd: false })
    expect(read({ char: '', at: 1000 + code.length * 8, isEnd: true })).toBe('SH20240315-0001')
  })

  it('needs eight characters, directly followed by Enter', () => {
    expect(feed('1234567', () => 5)).toBeNull()
    expect(feed('SH20240315-0001', () => 5, 300)).toBeNull()
  })
})

it('normal typing is never taken as a scan: 1,000 random samples, from slow to the fastest typists', () => {
  const random = seededRandom(7)
  const found: string[] = []
  for (let sample = 0; sample < 1000; sample++) {
    const length = 4 + Math.floor(random() * 30)
    const text = Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyz0123456789-'[Math.floor(random() * 37)]).join(
      '',
    )
    // 40 ms on average is 300 words a minute, with rolled keys of 5 ms between.
    const mean = 40 + random() * 260
    const gap = () => (random() < 0.15 ? 5 + random() * 15 : mean * (0.6 + random() * 0.8))
    const scanned = feed(text, gap, 30 + random() * 200)
    if (scanned !== null) found.push(scanned)
  }
  expect(found).toEqual([])
})

it('with a Chinese input method, which hides the characters, the text is read from the key codes', () => {
  const press = (key: string, code: string, shiftKey = false) => charOf({ key, code, shiftKey })
  expect([press('Process', 'KeyS', true), press('Process', 'Digit2'), press('Process', 'Minus')]).toEqual([
    'S',
    '2',
    '-',
  ])
  expect([press('Shift', 'ShiftLeft'), press('ArrowLeft', 'ArrowLeft'), press('a', 'KeyA')]).toEqual([null, '', 'a'])
})
