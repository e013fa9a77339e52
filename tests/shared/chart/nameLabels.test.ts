import { describe, expect, it } from 'vitest'
import { nameLabels } from '#shared/chart/nameLabels'

const months = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`)

describe('the names under a chart', () => {
  it.each([
    ['all months where they fit', 900, 0],
    ['every second month where half fit', 560, 1],
    ['every third month on a narrow card', 380, 2],
  ])('are %s, and none breaks', (_, width, interval) => {
    expect(nameLabels(months, width)).toEqual({ interval })
  })

  it('are all there, on several lines, of a few projects', () => {
    expect(nameLabels(['会展中心地铁上盖物业', '2026-01'], 500)).toEqual({ interval: 0, width: 192, overflow: 'break' })
  })

  it('are every so many of a year of days', () => {
    expect(nameLabels(Array(365).fill('2026-01-01'), 900)).toEqual({ interval: 40 })
  })
})
