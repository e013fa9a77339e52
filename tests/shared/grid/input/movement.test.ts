import { describe, expect, it } from 'vitest'
import { clampCell, keyTarget, rangeOf, tabTarget } from '#shared/grid/input/movement'

const bounds = { rows: 100, cols: 5, page: 10 }

describe('keyTarget', () => {
  it.each<[string, boolean, [number, number], [number, number]]>([
    ['ArrowUp', false, [3, 2], [2, 2]],
    ['ArrowUp', false, [0, 2], [0, 2]],
    ['ArrowUp', true, [50, 2], [0, 2]],
    ['ArrowDown', false, [3, 2], [4, 2]],
    ['ArrowDown', false, [99, 2], [99, 2]],
    ['ArrowDown', true, [3, 2], [99, 2]],
    ['ArrowLeft', false, [3, 2], [3, 1]],
    ['ArrowLeft', false, [3, 0], [3, 0]],
    ['ArrowLeft', true, [3, 4], [3, 0]],
    ['ArrowRight', false, [3, 2], [3, 3]],
    ['ArrowRight', false, [3, 4], [3, 4]],
    ['ArrowRight', true, [3, 0], [3, 4]],
    ['Home', false, [3, 2], [3, 0]],
    ['Home', true, [3, 2], [0, 0]],
    ['End', false, [3, 2], [3, 4]],
    ['End', true, [3, 2], [99, 4]],
    ['PageDown', false, [3, 2], [13, 2]],
    ['PageDown', false, [95, 2], [99, 2]],
    ['PageUp', false, [13, 2], [3, 2]],
    ['PageUp', false, [3, 2], [0, 2]],
  ])('%s (ctrl %s) from %j leads to %j', (key, ctrl, [row, col], [toRow, toCol]) => {
    expect(keyTarget({ row, col }, key, ctrl, bounds)).toEqual({ row: toRow, col: toCol })
  })

  it.each(['a', 'Enter', 'Shift', 'F2'])('%s does not move', (key) => {
    expect(keyTarget({ row: 0, col: 0 }, key, false, bounds)).toBeNull()
  })
})

describe('tabTarget', () => {
  const small = { rows: 3, cols: 3, page: 10 }
  const everywhere = () => true
  const middleOnly = ({ col }: { col: number }) => col === 1
  it.each<[string, [number, number], boolean, (cell: { col: number }) => boolean, [number, number] | null]>([
    ['the next cell', [0, 0], false, everywhere, [0, 1]],
    ['the next line', [0, 2], false, everywhere, [1, 0]],
    ['nowhere at the end', [2, 2], false, everywhere, null],
    ['back', [1, 0], true, everywhere, [0, 2]],
    ['nowhere before the start', [0, 0], true, everywhere, null],
    ['over cells without input', [0, 1], false, middleOnly, [1, 1]],
    ['nowhere after the last input', [2, 1], false, middleOnly, null],
    ['nowhere without any input', [0, 0], false, () => false, null],
  ])('moves to %s', (_, [row, col], back, canStop, expected) => {
    const target = expected && { row: expected[0], col: expected[1] }
    expect(tabTarget({ row, col }, back, small, canStop)).toEqual(target)
  })
})

describe('ranges and bounds', () => {
  it('span a block from any corner', () => {
    const expected = { top: 1, bottom: 4, left: 0, right: 3 }
    expect(rangeOf({ row: 4, col: 0 }, { row: 1, col: 3 })).toEqual(expected)
    expect(rangeOf({ row: 1, col: 3 }, { row: 4, col: 0 })).toEqual(expected)
  })

  it.each<[number, number, number, number, number, number]>([
    [5, 5, 3, 3, 2, 2],
    [-1, -1, 3, 3, 0, 0],
    [5, 5, 0, 3, 0, 2],
  ])('clamp %i,%i in %i rows and %i columns to %i,%i', (row, col, rows, cols, toRow, toCol) => {
    expect(clampCell({ row, col }, { rows, cols })).toEqual({ row: toRow, col: toCol })
  })
})
