import { describe, expect, it } from 'vitest'
import { contentWidths, fitColumns, neededWidths, rowLines, tableWidth } from '#shared/print/columns'
import { isPaperSizeName, pageCss, paperSizes, printableHeight, printableWidth } from '#shared/print/paperSizes'
import { type FittedText, fitText, textLines } from '#shared/print/textLines'
import { wordsOf } from '#shared/print/words'

describe('textLines', () => {
  // At 10 pt a full-width character is 3.53 mm wide, so 20 mm hold 5 of them or 11 half-width ones.
  it.each<[string, number, number, number]>([
    ['', 20, 10, 1],
    ['螺纹钢', 20, 10, 1],
    ['螺纹钢筋五', 20, 10, 1],
    ['螺纹钢筋五六', 20, 10, 2],
    ['HRB400E-12m', 20, 10, 1],
    ['HRB400E-12mm', 20, 10, 2],
    ['螺纹钢Φ12', 20, 10, 1],
    ['螺纹钢Φ12×9', 20, 10, 2],
    ['螺纹钢筋五', 20, 12, 2],
    ['一二三四五六七八九十一', 20, 10, 3],
    ['第一行\n第二行', 40, 10, 2],
    ['宽', 1, 10, 1],
  ])('%j in %i mm at %i pt takes %i', (text, width, font, expected) => {
    expect(textLines(text, width, font)).toBe(expected)
  })
})

const column = (field: string, width: number, grow?: boolean) => ({
  field,
  label: field,
  width,
  grow,
  text: () => field,
})

describe('fitColumns', () => {
  it.each<[string, ReturnType<typeof column>[], number, number[]]>([
    ['leaves an exact fit alone', [column('a', 40), column('b', 60, true)], 100, [40, 60]],
    [
      'gives the rest to the growing ones',
      [column('a', 40), column('b', 30, true), column('c', 10, true)],
      100,
      [40, 45, 15],
    ],
    ['gives the rest to all where none grows', [column('a', 10), column('b', 30)], 80, [20, 60]],
    ['shrinks all alike when room is short', [column('a', 50), column('b', 150, true)], 100, [25, 75]],
  ])('%s', (_, columns, room, expected) => {
    expect(fitColumns(columns, room).map((fitted) => fitted.width)).toEqual(expected)
  })

  it('gives a text the room that shorter ones leave, and takes none from figures and blanks', () => {
    const paper = paperSizes['241x93']
    const lines = [{ name: '砂', remark: '送到三号楼门口，先联系仓库', quantity: '1', answer: '' }]
    const of = (field: keyof (typeof lines)[number], align?: 'right') => {
      return { field, label: field, width: 30, align, text: (row: (typeof lines)[number]) => row[field] }
    }
    const columns = [of('name'), of('remark'), of('quantity', 'right'), of('answer')]
    const fitted = fitColumns(columns, 120, [], contentWidths(columns, lines, paper))
    const [name = 0, remark = 0, quantity, answer] = fitted.map(({ width }) => width)
    expect([quantity, answer]).toEqual([30, 30])
    expect(name + remark).toBeCloseTo(60)
    expect(rowLines(fitted, lines[0] as (typeof lines)[number], 0, paper)).toBe(1)
    expect(rowLines(columns, lines[0] as (typeof lines)[number], 0, paper)).toBe(2)
  })

  it('keeps the strip of copy names free', () => {
    expect(tableWidth(paperSizes['241x140'], false)).toBe(215)
    expect(tableWidth(paperSizes['241x140'], true)).toBe(210)
  })
})

describe('line breaking on paper', () => {
  it.each<[string, string[]]>([
    ['粤B·D12345', ['粤B·D12345']],
    ['坍落度120±20', ['坍', '落', '度', '120±20']],
    ['HRB400E', ['HRB400E']],
    ['高线（盘圆）', ['高', '线', '（盘圆）']],
    ['P·O 42.5R 袋装', ['P·O 42.5R', ' ', '袋', '装']],
    ['LZ24031207、LZ24031211', ['LZ24031207、', 'LZ24031211']],
    ['600×200×200', ['600×200×200']],
  ])('%s breaks only between its parts', (text, parts) => {
    expect(wordsOf(text)).toEqual(parts)
  })

  it.each<[string, number, FittedText]>([
    ['螺纹钢筋五', 20, { fontPt: 10, lines: 1, isWhole: true }],
    // One character too many for a line at 10 pt: it shrinks instead of growing the row.
    ['螺纹钢筋五六', 20, { fontPt: 9, lines: 1, isWhole: true }],
    ['坍落度120±20', 15, { fontPt: 10, lines: 2, isWhole: true }],
    ['HRB400E-12m', 19, { fontPt: 9.5, lines: 1, isWhole: true }],
    ['HRB400E-HRB500E', 20, { fontPt: 10, lines: 2, isWhole: false }],
  ])('%s in %i mm shrinks to 9 pt before it takes another line', (text, width, expected) => {
    expect(fitText(text, width, 10, 9)).toEqual(expected)
  })

  it('takes width from columns that can spare it, so that plates and figures stay unbroken', () => {
    const plate = { ...column('plate', 12), text: () => '粤B·D12345' }
    const name = { ...column('name', 60), label: '名', text: () => '钢' }
    const needs = neededWidths([plate, name], ['row'], paperSizes['241x140'], 72)
    const [fitted, rest] = fitColumns([plate, name], 72, needs)
    expect(fitText('粤B·D12345', (fitted?.width ?? 0) - 1.3, 10, 9)).toMatchObject({ lines: 1, isWhole: true })
    expect((fitted?.width ?? 0) + (rest?.width ?? 0)).toBeCloseTo(72, 6)
  })

  it.each([
    ['', 55],
    ['同意', 10],
  ])('leaves a hand its room in a column of %j: at least %i mm', (answer, least) => {
    const reason = { ...column('reason', 80), text: () => '磅' }
    const own = { ...column('answer', 20), handWidth: 55, text: () => answer }
    const fitted = fitColumns([reason, own], 100, neededWidths([reason, own], ['row'], paperSizes['A4-landscape'], 100))
    expect(fitted[1]?.width).toBeGreaterThanOrEqual(least)
    expect(fitted[1]?.width).toBeLessThanOrEqual(least + 20)
  })
})

describe('rowLines', () => {
  const paper = paperSizes['241x140']
  const name = (width: number) => ({ field: 'name', label: '', width, text: (row: string) => row })
  it.each<[string, number]>([
    ['螺纹钢', 1],
    ['热轧带肋钢筋', 2],
    ['热轧带肋钢筋盘螺抗震加长', 2],
    ['热轧带肋钢筋盘螺抗震加长热轧带肋钢筋盘螺抗震', 3],
  ])('%s takes %i lines of the table', (row, expected) => {
    expect(rowLines([name(20), { ...name(20), text: () => '短' }], row, 0, paper)).toBe(expected)
  })
})

describe('paper sizes', () => {
  it.each([
    ['A4', 'size: 210mm 297mm', 190, 277],
    ['A4-landscape', 'size: 297mm 210mm', 281, 194],
    ['241x279', 'size: 241mm 279.4mm', 215, 269.4],
    ['241x140', 'size: 241mm 139.7mm', 215, 129.7],
    ['241x93', 'size: 241mm 93.1mm', 215, 85.1],
  ] as const)('%s prints as %s with its printable area', (name, size, width, height) => {
    const paper = paperSizes[name]
    expect(pageCss(paper)).toContain(`@page { ${size}; margin: 0; }`)
    expect(printableWidth(paper)).toBe(width)
    expect(printableHeight(paper)).toBeCloseTo(height, 6)
  })

  it('shifts the print by the offset and leaves the page unchanged', () => {
    expect(pageCss(paperSizes['241x140'], { x: 3, y: -1.5 })).toContain('--paper-x: 3mm; --paper-y: -1.5mm;')
  })

  it.each([
    ['241x140', true],
    ['A5', false],
    ['toString', false],
    [undefined, false],
  ])('%j is a paper size: %s', (name, expected) => {
    expect(isPaperSizeName(name)).toBe(expected)
  })
})

it('the figures of a total stay whole where a column is measured by its rows alone', () => {
  const paper = paperSizes['241x140']
  const columns = [{ field: 'quantity', label: '数量', width: 10, text: (row: string) => row }]
  const total = { cells: { quantity: '10.000吨；1,234.567kg' } }
  const [alone = 0] = neededWidths(columns, ['1.000'], paper, 200)
  const [whole = 0] = neededWidths(columns, ['1.000'], paper, 200, [total])
  expect(whole).toBeGreaterThan(alone)
  expect(fitText('10.000吨；1,234.567kg', whole - 1.3, paper.fontSize, paper.minFontSize).isWhole).toBe(true)
})
