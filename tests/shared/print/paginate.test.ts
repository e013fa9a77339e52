import { describe, expect, it } from 'vitest'
import { paginate } from '#shared/print/paginate'
import { type PaperSizeName, paperSizes } from '#shared/print/paperSizes'

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('paginate', () => {
  it.each<[PaperSizeName, number, number[]]>([
    ['241x140', 0, []],
    ['241x140', 1, [1]],
    ['241x140', 7, [7]],
    ['241x140', 8, [8]],
    ['241x140', 9, [8, 1]],
    ['241x140', 16, [8, 8]],
    ['241x140', 17, [8, 8, 1]],
    ['241x93', 0, []],
    ['241x93', 1, [1]],
    ['241x93', 7, [5, 2]],
    ['241x93', 8, [5, 3]],
    ['241x93', 9, [5, 4]],
    ['241x93', 16, [5, 5, 5, 1]],
    ['241x93', 17, [5, 5, 5, 2]],
    ['A4', 0, []],
    ['A4', 17, [17]],
    ['A4', 18, [18]],
    ['A4', 19, [18, 1]],
    ['A4', 57, [18, 18, 18, 3]],
    ['A4-landscape', 14, [14]],
    ['A4-landscape', 15, [14, 1]],
    ['A4-landscape', 57, [14, 14, 14, 14, 1]],
  ])('%s: %i rows are divided into pages of %j', (name, count, expected) => {
    const sheets = paginate(rowsOf(count), paperSizes[name])
    expect(sheets.map((sheet) => sheet.rows.length)).toEqual(expected)
  })

  it.each<[PaperSizeName, number, number]>([
    ['241x140', 57, 8],
    ['241x140', 200, 25],
    ['241x93', 57, 12],
    ['241x93', 200, 40],
    ['A4', 200, 12],
    ['A4-landscape', 200, 15],
  ])('%s: %i rows need %i pages, each row once and in order', (name, count, expected) => {
    const sheets = paginate(rowsOf(count), paperSizes[name])
    expect(sheets).toHaveLength(expected)
    expect(sheets.flatMap((sheet) => sheet.rows)).toEqual(rowsOf(count))
  })

  it('numbers the pages, marks the last one and returns the rows that fill the frame', () => {
    const sheets = paginate(rowsOf(17), { rowsPerPage: 8 })
    expect(sheets.map(({ start, fillers, index, count, isLast }) => [start, fillers, index, count, isLast])).toEqual([
      [0, 0, 0, 3, false],
      [8, 0, 1, 3, false],
      [16, 7, 2, 3, true],
    ])
  })

  it.each<[string, number[], number[][], number[]]>([
    ['a two-line row counts as two', [1, 2, 1, 1], [[1, 2, 1], [1]], [0, 3]],
    ['a row that no longer fits opens the next sheet', [1, 1, 1, 2], [[1, 1, 1], [2]], [1, 2]],
    ['rows taller than a sheet get one each', [9, 1, 9], [[9], [1], [9]], [0, 3, 0]],
    ['a count below one is one', [0, 0, 0, 0, 0], [[0, 0, 0, 0], [0]], [0, 3]],
  ])('%s', (_, lines, expected, fillers) => {
    const sheets = paginate(lines, { rowsPerPage: 4, linesOf: (row) => row })
    expect(sheets.map((sheet) => sheet.rows)).toEqual(expected)
    expect(sheets.map((sheet) => sheet.fillers)).toEqual(fillers)
  })
})
