import type { Page, TestInfo } from '@playwright/test'
import { paperSizes } from '#shared/print/paperSizes'
import { control, enter, expect, test } from '#tests/e2e/kit/journey'
import { type Pdf, placeOf, printPage, readPdf } from '#tests/e2e/kit/pdf'

type Note = { id: string; deliverSn: string }
/** A page on screen: its position in the note, its lines and the summary rows under them, cells by their headers. */
type ScreenSheet = { mark: string; lines: Record<string, string>[]; foots: Record<string, string>[] }
type NotePaper = '241x279' | '241x140' | '241x93' | 'A4'

const LINE_COUNTS = [1, 8, 9, 17, 57, 200]
/** The number of pages for these line counts when every line is one text line high. */
const SHEETS: [NotePaper, number[]][] = [
  ['241x279', [1, 1, 1, 1, 3, 8]],
  ['241x140', [1, 1, 2, 3, 8, 25]],
  ['241x93', [1, 2, 2, 4, 12, 40]],
  ['A4', [1, 1, 1, 1, 4, 12]],
]
/** The papers that every change is tried on: one of continuous paper, and sheets. */
const ON_EACH_CHANGE: readonly NotePaper[] = ['241x140', 'A4']
const HEAD_LABEL = '序号'
/**
 * Mm. Chromium rounds the page to whole CSS pixels: A4 is 209.89 mm wide by its own `size: A4`, and the next possible
 * width is 210.23.
 */
const A4_WIDTH_ERROR = 0.12
/** Any amount of money: exactly two decimals, or a word used only for money. */
const FIGURE_OF_MONEY = /\d\.\d{2}(?!\d)/
const WORD_OF_MONEY = /单价|金额|大写|人民币|[¥￥元角]/

test.beforeEach(async ({ context }) => {
  await enter(context, 'yueheng')
  await context.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '1')
  })
})

for (const [paper, counts] of SHEETS) {
  const tag = ON_EACH_CHANGE.includes(paper) ? [] : ['@release']
  test(`notes of 1 to 200 lines print on ${paper} as computed`, { tag }, async ({ page, context }, info) => {
    for (const [index, lines] of LINE_COUNTS.entries()) {
      const note = await control<Note>(context, 'note', { lines })
      const { pdf, sheets } = await printed(page, info, [note], paper)
      await expectClearHeads(page)
      expect(sheets.length, `${lines} lines`).toBe(counts[index])
      expectPages(pdf, paper, [{ note, sheets }])
      expectTotals(sheets, lines, '送货数量', 3)
      expect(pdf.texts.filter((text) => FIGURE_OF_MONEY.test(text))).toEqual([])
      expect(await page.locator('.print-job').textContent()).not.toMatch(WORD_OF_MONEY)
    }
  })

  test(
    `prices leave the number of pages on ${paper} unchanged`,
    { tag: '@release' },
    async ({ page, context }, info) => {
      const lines = 17
      const note = await control<Note>(context, 'note', { lines })
      const { pdf, sheets } = await printed(page, info, [note], paper, 1)
      expect(sheets.length).toBe(counts[LINE_COUNTS.indexOf(lines)])
      expectPages(pdf, paper, [{ note, sheets }])
      expectTotals(sheets, lines, '含税金额', 2)
    },
  )

  test(
    `multi-line names with prices print complete on ${paper}`,
    { tag: '@release' },
    async ({ page, context }, info) => {
      for (const lines of [17, 57]) {
        const note = await control<Note>(context, 'note', { lines, longNames: true })
        const { pdf, sheets } = await printed(page, info, [note], paper, 1)
        expectPages(pdf, paper, [{ note, sheets }])
        expectTotals(sheets, lines, '送货数量', 3)
        expectTotals(sheets, lines, '含税金额', 2)
        // The amount in capitals is on the last page only.
        const capitals = sheets.map(({ foots }) => foots.some((foot) => foot[HEAD_LABEL]?.includes('大写')))
        expect(capitals).toEqual(sheets.map((_sheet, at) => at === sheets.length - 1))
      }
    },
  )
}

test(
  'fifty notes print as one job, each with its own page numbers',
  { tag: '@release' },
  async ({ page, context }, info) => {
    const notes: Note[] = []
    for (let at = 0; at < 50; at++) notes.push(await control<Note>(context, 'note', { lines: at % 3 === 0 ? 17 : 2 }))
    const { pdf, sheets } = await printed(page, info, notes, '241x140')
    const counts = notes.map((_note, at) => (at % 3 === 0 ? 3 : 1))
    const groups = notes.map((note, at) => {
      const start = counts.slice(0, at).reduce((sum, count) => sum + count, 0)
      return { note, sheets: sheets.slice(start, start + (counts[at] ?? 0)) }
    })
    expectPages(pdf, '241x140', groups)
  },
)

test('A4 prints as many labelled copies as requested', async ({ page, context }, info) => {
  const note = await control<Note>(context, 'note', { lines: 20 })
  await open(page, [note], 'A4')
  await page.getByLabel('联数').fill('3')
  await page.getByLabel('联数').press('Enter')
  await expect(page.locator('.sheet')).toHaveCount(6)
  const sheets = await pagesOf(page)
  const pdf = await printPage(page, info, 'copies')
  expectPages(
    pdf,
    'A4',
    [0, 2, 4].map((start) => ({ note, sheets: sheets.slice(start, start + 2) })),
  )
  expect(pdf.texts.map((text) => /[123](?=存根联|客户联|回单联)/.exec(text)?.[0])).toEqual([
    '1',
    '1',
    '2',
    '2',
    '3',
    '3',
  ])
})

test('a second print is labelled as a reprint, and the toolbar does not print', async ({ page, context }, info) => {
  const note = await control<Note>(context, 'note', { lines: 3 })
  const first = await printed(page, info, [note], '241x140')
  expect(first.pdf.texts.join('')).not.toMatch(/补打|PDF|mm/)
  await page.getByRole('button', { name: '打印', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1')
  await expect(page.getByText('第 1 次打印')).toBeVisible()

  const second = await printed(page, info, [note], '241x140')
  await expect(page.getByText('补打 第2次')).toBeVisible()
  expect(second.pdf.texts.join('')).toContain('补打')
  expect(second.pdf.texts.join('')).toMatch(/第 2 次/)
})

test('an offset moves the print by so many millimetres', { tag: '@release' }, async ({ page, context }, info) => {
  const note = await control<Note>(context, 'note', { lines: 3 })
  const { pdf } = await printed(page, info, [note], '241x140')
  for (const [label, value] of [
    ['右移 mm', '3'],
    ['下移 mm', '-2'],
  ] as const) {
    await page.getByLabel(label).fill(value)
    await page.getByLabel(label).press('Enter')
  }
  await expect(page.getByLabel('下移 mm')).toHaveValue(/^-2/)
  const moved = await printPage(page, info, 'moved')
  for (const word of [note.deliverSn, 'LZ26000002']) {
    const [from, to] = [placeOf(pdf, word), placeOf(moved, word)]
    expect(to.x - from.x).toBeCloseTo(3, 1)
    expect(to.y - from.y).toBeCloseTo(-2, 1)
  }
  expect(moved.sizes).toEqual(pdf.sizes)
})

test('the server’s PDF shows the same note', { tag: '@release' }, async ({ page, context }, info) => {
  for (const paper of ['241x279', '241x140', '241x93', 'A4'] as const) {
    const note = await control<Note>(context, 'note', { lines: 17 })
    const { sheets, pdf: printedHere } = await printed(page, info, [note], paper)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 PDF' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe(`送货单_${note.deliverSn}.pdf`)
    const pdf = readPdf(await file.path())
    expectPages(pdf, paper, [{ note, sheets }])
    // Nothing was shrunk to fit: the text is where the browser puts it.
    for (const word of ['LZ26000001', '07:40']) {
      const [from, to] = [placeOf(printedHere, word), placeOf(pdf, word)]
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(0.5)
    }
  }
})

/** The title of each page does not touch the number and the page count beside it. */
async function expectClearHeads(page: Page): Promise<void> {
  const overlaps = await page.locator('.sheet-head').evaluateAll((heads) =>
    heads.map((head) => {
      const boxes = [...head.children].map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getBoundingClientRect()
      })
      return boxes.some((box, at) => at > 0 && box.left < (boxes[at - 1]?.right ?? 0))
    }),
  )
  expect(overlaps.filter(Boolean)).toEqual([])
}

/** Opens the preview of notes and waits until all of them are rendered. */
async function open(page: Page, notes: Note[], paper: NotePaper, showPrice: 0 | 1 = 0): Promise<void> {
  const ids = notes.map(({ id }) => id).join(',')
  await page.goto(`/deliverPreview?ids=${ids}&paper=${paper}&showPrice=${showPrice}`)
  await expect(page.locator('.print-document')).toHaveCount(notes.length)
}

async function printed(page: Page, info: TestInfo, notes: Note[], paper: NotePaper, showPrice: 0 | 1 = 0) {
  await open(page, notes, paper, showPrice)
  const sheets = await pagesOf(page)
  return { sheets, pdf: await printPage(page, info, `${paper}-${notes.length}-${sheets.length}`) }
}

/** Each page of the PDF equals the page on screen: paper size, note number, page x of y, lines and sums. */
function expectPages(pdf: Pdf, paper: NotePaper, groups: { note: Note; sheets: ScreenSheet[] }[]): void {
  const sheets = groups.flatMap((group) => group.sheets)
  expect(pdf.sizes).toHaveLength(sheets.length)
  expect(pdf.texts).toHaveLength(sheets.length)
  for (const size of pdf.sizes) {
    expect(Math.abs(size.width - paperSizes[paper].width)).toBeLessThan(paper === 'A4' ? A4_WIDTH_ERROR : 0.1)
    expect(Math.abs(size.height - paperSizes[paper].height)).toBeLessThan(0.1)
  }
  let at = 0
  for (const { note, sheets: own } of groups) {
    for (const [index, sheet] of own.entries()) {
      const text = pdf.texts[at++] ?? ''
      expect(sheet.mark).toBe(`${index + 1}/${own.length}`)
      expect(text).toContain(note.deliverSn)
      expect(pageNumbers(text)).toBe(sheet.mark)
      const figures = [...sheet.lines.map((line) => line.炉批号), ...sheet.foots.map((foot) => foot.送货数量)]
      expect(figures.filter((figure) => figure && !text.includes(figure))).toEqual([])
    }
  }
}

/** `x/y` of 第 x 页 / 共 y 页, by its digits, which a PDF encodes reliably. */
function pageNumbers(text: string): string {
  const [, index, count] = /(\d+)\s*\S?\s*\/\s*\S?\s*(\d+)/.exec(text) ?? []
  return `${index}/${count}`
}

/** Every line appears once, each page's subtotal is the sum of its lines, and the subtotals add up to the total. */
function expectTotals(sheets: ScreenSheet[], lines: number, head: string, scale: number): void {
  const all = sheets.flatMap((sheet) => sheet.lines)
  expect(all.map((line) => line[HEAD_LABEL])).toEqual(Array.from({ length: lines }, (_, index) => String(index + 1)))
  const units = (text = '') => Math.round(Number(text.replace(/[^\d.]/g, '')) * 10 ** scale)
  const sumOf = (texts: (string | undefined)[]) => texts.reduce((sum, text) => sum + units(text), 0)
  for (const sheet of sheets) {
    expect(sheet.foots[0]?.[HEAD_LABEL]).toBe('本页小计')
    expect(units(sheet.foots[0]?.[head])).toBe(sumOf(sheet.lines.map((line) => line[head])))
  }
  const total = sheets.at(-1)?.foots.at(-1)
  expect(total?.[HEAD_LABEL]).toMatch(/^合计/)
  expect(units(total?.[head])).toBe(sumOf(sheets.map((sheet) => sheet.foots[0]?.[head])))
}

/** The pages on screen. Summary rows put their label under the first header and leave out the columns they span. */
function pagesOf(page: Page): Promise<ScreenSheet[]> {
  return page.locator('.sheet').evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const heads = [...sheet.querySelectorAll('thead th')].map((head) => head.textContent ?? '')
      const cellsOf = (row: Element) => {
        const cells: Record<string, string> = {}
        let column = 0
        for (const cell of row.querySelectorAll('td')) {
          cells[heads[column] ?? ''] = cell.textContent ?? ''
          column += cell.colSpan
        }
        return cells
      }
      return {
        mark: sheet.getAttribute('data-sheet') ?? '',
        lines: [...sheet.querySelectorAll('tbody tr')].map(cellsOf).filter((line) => line[heads[0] ?? ''] !== ''),
        foots: [...sheet.querySelectorAll('tfoot tr')].map(cellsOf),
      }
    }),
  )
}
