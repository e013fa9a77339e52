import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTsv, parseTsv } from '#shared/grid/input/clipboard'

describe('parseTsv', () => {
  it.each<[string, string, string[][]]>([
    ['nothing', '', []],
    ['one cell', 'a', [['a']]],
    ['one cell as spreadsheets copy it', 'a\r\n', [['a']]],
    [
      'a block',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['line feeds alone', 'a\nb\n', [['a'], ['b']]],
    [
      'empty cells at every place',
      '\tb\t\n\t\t\n',
      [
        ['', 'b', ''],
        ['', '', ''],
      ],
    ],
    ['an empty line inside', 'a\n\nb', [['a'], [''], ['b']]],
    ['a tab at the very end', 'a\t', [['a', '']]],
    ['a quoted cell with a line end and a tab', '"a\nb\tc"\td\r\n', [['a\nb\tc', 'd']]],
    ['doubled quotes', '"a ""b"""\tc', [['a "b"', 'c']]],
    ['a quote inside a cell', '3/4" pipe\tx', [['3/4" pipe', 'x']]],
    ['a quote that never closes', '"abc\tx', [['"abc', 'x']]],
    ['a quote that closes early', '"a"b\tx', [['"a"b', 'x']]],
    ['rows of unequal length', 'a\tb\nc', [['a', 'b'], ['c']]],
  ])('%s', (_, text, expected) => {
    expect(parseTsv(text)).toEqual(expected)
  })
})

describe('formatTsv', () => {
  it.each<[string[][], string]>([
    [
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      'a\tb\r\nc\td',
    ],
    [[['a\nb', 'c\td']], '"a\nb"\t"c\td"'],
    [[['"a"', '3/4"']], '"""a"""\t3/4"'],
  ])('%j is copied as %j', (rows, expected) => {
    expect(formatTsv(rows)).toBe(expected)
  })

  it('parses back to the same block', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', '\t', '\n', '钢', ' ') })
    const block = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([height, width]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
      )
    const comesBack = fc.property(block, (rows) => {
      expect(parseTsv(`${formatTsv(rows)}\r\n`)).toEqual(rows)
    })
    fc.assert(comesBack)
  })
})
