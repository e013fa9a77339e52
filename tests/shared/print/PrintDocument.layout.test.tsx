import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageSlots } from '#shared/print/DocumentPage'
import { PrintDocument } from '#shared/print/PrintDocument'
import { PrintJob } from '#shared/print/PrintJob'
import { paperSizes, printableHeight } from '#shared/print/paperSizes'

const paper = paperSizes['241x140']
const columns = [{ field: 'name', label: 'Name', width: 60, text: (row: string) => row }]
/** Heights in mm of what a browser would lay out; the heads are the test's. */
let headHeight = 20
const heightOf = (element: Element): number => {
  if (element.matches('.sheet-body')) return printableHeight(paper)
  if (element.matches('.sheet-foot')) return 15
  if (element.matches('.sheet-lines > tr')) return element.textContent?.startsWith('tall') ? 30 : paper.rowHeight
  if (element.matches('table')) return 20 + [...element.querySelectorAll('tbody > tr')].reduce(sumOf, 0)
  return headHeight
}
const sumOf = (sum: number, row: Element) => sum + heightOf(row)

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 100, heightOf(this))
  })
})
afterEach(() => vi.restoreAllMocks())

/** The number of rows on each page, and whether it is printed smaller. */
function pagesOf(rows: string[]) {
  const slots: PageSlots<string> = { header: () => <p>head</p>, signatures: () => <p>signed</p> }
  render(
    <PrintJob paper={paper}>
      <PrintDocument paper={paper} rows={rows} rowKey={(row) => row} columns={columns} caption="note" slots={slots} />
    </PrintJob>,
  )
  return [...screen.getByRole('region', { name: 'note' }).querySelectorAll<HTMLElement>('.sheet-body')].map((body) => [
    [...body.querySelectorAll('.sheet-lines > tr')].filter(({ textContent }) => textContent !== '').length,
    body.style.transform !== '',
  ])
}
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`)

it.each([
  [20, 8, [[8, false]]],
  [
    60,
    8,
    [
      [5, false],
      [3, false],
    ],
  ],
  [
    90,
    2,
    [
      [1, true],
      [1, true],
    ],
  ],
])('a head of %i mm divides %i rows by the room that it leaves', (height, count, expected) => {
  headHeight = height
  expect(pagesOf(rowsOf(count))).toEqual(expected)
})

it('a row that is taller than estimated takes the lines that it measures', () => {
  headHeight = 20
  expect(pagesOf(['tall', ...rowsOf(7)])).toEqual([
    [7, false],
    [1, false],
  ])
})
