import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePref } from '#shared/prefs'
import { usePrintPrefs } from '#shared/print/usePrintPrefs'

beforeEach(() => act(() => writePref('print', undefined)))

describe('usePrintPrefs', () => {
  it('starts without prices, one copy, no offset', () => {
    const { result } = renderHook(() => usePrintPrefs('delivery', '241x140'))
    expect(result.current[0]).toEqual({ paper: '241x140', showPrice: false, offset: { x: 0, y: 0 } })
  })

  it('stores preferences per kind of document, and an offset per paper size', () => {
    const delivery = renderHook(() => usePrintPrefs('delivery', '241x140'))
    const settlement = renderHook(() => usePrintPrefs('settlement', 'A4-landscape'))
    act(() => delivery.result.current[1]({ offset: { x: 3, y: -1 }, showPrice: true }))
    act(() => delivery.result.current[1]({ paper: 'A4' }))
    expect(delivery.result.current[0]).toEqual({ paper: 'A4', showPrice: true, offset: { x: 0, y: 0 } })
    act(() => delivery.result.current[1]({ paper: '241x140' }))
    expect(delivery.result.current[0].offset).toEqual({ x: 3, y: -1 })
    expect(settlement.result.current[0]).toMatchObject({ paper: 'A4-landscape', showPrice: false })
  })

  it.each([
    [
      {
        documents: { delivery: { paper: 'B5', showPrice: 'yes' } },
        offsets: { '241x140': { x: 500, y: 'a' } },
      },
    ],
    [{}],
    [{ documents: null, offsets: null }],
  ])('replaces invalid stored values: %j', (stored) => {
    act(() => writePref('print', stored))
    const { result } = renderHook(() => usePrintPrefs('delivery', '241x140'))
    const [prefs] = result.current
    expect(prefs.paper).toBe('241x140')
    expect(prefs.showPrice).toBe(false)
    expect(Math.abs(prefs.offset.x)).toBeLessThanOrEqual(20)
    expect(prefs.offset.y).toBe(0)
  })
})
