import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paginate } from '#shared/print/paginate'
import { type PaperSize, type PaperSizeName, paperSizes, printableHeight } from '#shared/print/paperSizes'

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
    ['241x279', 28, [28]],
    ['241x279', 57, [28, 28, 1]],
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

describe('pages of measured size', () => {
  const sizesOf = (paper: PaperSize, last: number, other = last) => ({
    room: printableHeight(paper),
    rowHeight: paper.rowHeight,
    frame: { last, other },
  })

  it.each<[string, number, number, number, number[]]>([
    ['a usual head leaves the rows of the paper', 17, 60, 60, [8, 8, 1]],
    ['a tall head leaves fewer', 17, 95, 95, [5, 5, 5, 2]],
    ['a tall last page passes its last row on', 8, 95, 60, [7, 1]],
    ['a tall last page holds what it can', 11, 95, 60, [8, 3]],
    ['a head as tall as the paper leaves one row', 2, 200, 200, [1, 1]],
  ])('%s', (_, count, last, other, expected) => {
    const paper = paperSizes['241x140']
    const pages = paginate(rowsOf(count), { rowsPerPage: 8, sizes: sizesOf(paper, last, other) })
    expect(pages.map(({ rows }) => rows.length)).toEqual(expected)
  })

  it.each<[string, number[], number[][]]>([
    ['use the room that the paper has', [6, 6, 6, 6], [[6, 6, 6], [6]]],
    ['are as many as fit, beside short ones', [1, 8, 8, 1, 2], [[1, 8, 8, 1], [2]]],
    [
      'are no more than the rows of a page',
      Array.from({ length: 15 }, () => 1),
      [Array.from({ length: 14 }, () => 1), [1]],
    ],
  ])('tall rows %s', (_, lines, expected) => {
    const paper = paperSizes['A4-landscape']
    const sizes = sizesOf(paper, printableHeight(paper) - 19 * paper.rowHeight)
    const pages = paginate(lines, { rowsPerPage: 14, linesOf: (row) => row, sizes })
    expect(pages.map(({ rows }) => rows)).toEqual(expected)
  })

  it('no head, foot or row makes a page taller than its paper, and no row is lost', () => {
    const height = fc.double({ min: 10, max: 400, noNaN: true })
    const rows = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 60 })
    const papers = fc.constantFrom(...Object.values(paperSizes))
    fc.assert(
      fc.property(papers, rows, height, height, (paper, lines, last, other) => {
        const sizes = sizesOf(paper, last, other)
        const pages = paginate(lines, { rowsPerPage: paper.rowsPerPage, linesOf: (row) => row, sizes })
        expect(pages.flatMap((page) => page.rows)).toEqual(lines)
        for (const { rows: own, fillers, isLast, index, scale } of pages) {
          const used = own.reduce((sum, count) => sum + count, 0)
          const printed = (isLast ? last : other) + (used + fillers) * paper.rowHeight
          expect(own.length).toBeGreaterThan(0)
          expect(isLast).toBe(index === pages.length - 1)
          expect(printed * scale).toBeLessThanOrEqual(sizes.room + 1e-6)
          // Only a page with a single row is ever printed smaller.
          if (own.length > 1) expect(scale).toBe(1)
          expect(used + fillers).toBeLessThanOrEqual(Math.max(paper.rowsPerPage, used))
        }
      }),
      { numRuns: 600 },
    )
  })
})
