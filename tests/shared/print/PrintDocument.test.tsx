import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BarCode } from '#shared/print/code/BarCode'
import { QrCode } from '#shared/print/code/QrCode'
import type { PageSlots } from '#shared/print/DocumentPage'
import { PrintDocument } from '#shared/print/PrintDocument'
import { PrintJob } from '#shared/print/PrintJob'
import { type PaperSizeName, paperSizes } from '#shared/print/paperSizes'
import { PrintHtmlError, toPrintHtml } from '#shared/print/printHtml'

type Row = { id: string; quantity: number }

const columns = [
  { field: 'seq', label: 'No.', width: 10, text: (_: Row, index: number) => String(index + 1) },
  { field: 'name', label: 'Name', width: 60, grow: true, text: (row: Row) => row.id },
  { field: 'quantity', label: 'Qty', width: 20, align: 'right' as const, text: (row: Row) => String(row.quantity) },
]

const slots: PageSlots<Row> = {
  header: (sheet) => <p>{`page ${sheet.index + 1} of ${sheet.count}`}</p>,
  subtotal: (sheet) => ({ label: 'sum', cells: { quantity: sheet.rows.reduce((sum, row) => sum + row.quantity, 0) } }),
  total: (sheet) => (sheet.isLast ? [{ label: 'total', cells: { quantity: 'all' } }] : [{ label: 'over' }]),
  signatures: () => <p>signed</p>,
}

function Document({ name, count, paper }: { name: string; count: number; paper: PaperSizeName }) {
  const rows = Array.from({ length: count }, (_, index) => ({ id: `${name}-${index + 1}`, quantity: 2 }))
  return (
    <PrintDocument
      paper={paperSizes[paper]}
      rows={rows}
      rowKey={(row) => row.id}
      columns={columns}
      caption={name}
      slots={slots}
    />
  )
}

const pagesOf = (name: string) => [...screen.getByRole('region', { name }).querySelectorAll<HTMLElement>('.sheet')]

describe('PrintDocument', () => {
  it('puts 17 lines on three pages, with subtotals and signatures on each and the total on the last', () => {
    render(
      <PrintJob paper={paperSizes['241x140']}>
        <Document name="note" count={17} paper="241x140" />
      </PrintJob>,
    )
    const sheets = pagesOf('note')
    expect(sheets.map((sheet) => sheet.querySelector('p')?.textContent)).toEqual([
      'page 1 of 3',
      'page 2 of 3',
      'page 3 of 3',
    ])
    const subtotals = sheets.map((sheet) => within(sheet).getByText('sum').closest('tr')?.textContent)
    expect(subtotals).toEqual(['sum16', 'sum16', 'sum2'])
    expect(sheets.map((sheet) => within(sheet).queryByText('total') !== null)).toEqual([false, false, true])
    expect(screen.getAllByText('signed')).toHaveLength(3)
    // The frame is constant: header, eight lines, subtotal, total.
    expect(sheets.map((sheet) => within(sheet).getAllByRole('row').length)).toEqual([11, 11, 11])
    expect(within(sheets[2] as HTMLElement).getByText('note-17')).toBeTruthy()
  })

  it('restarts the page numbers with every document of a job and prints nothing for one without lines', () => {
    render(
      <PrintJob paper={paperSizes['241x93']}>
        <Document name="first" count={6} paper="241x93" />
        <Document name="empty" count={0} paper="241x93" />
        <Document name="second" count={1} paper="241x93" />
      </PrintJob>,
    )
    const pages = (name: string) => pagesOf(name).map((sheet) => sheet.querySelector('p')?.textContent)
    expect(pages('first')).toEqual(['page 1 of 2', 'page 2 of 2'])
    expect(pages('empty')).toEqual([])
    expect(pages('second')).toEqual(['page 1 of 1'])
  })

  it('includes the page rule of its paper size', () => {
    render(
      <PrintJob paper={paperSizes['241x93']} offset={{ x: 2, y: 0 }}>
        <Document name="note" count={1} paper="241x93" />
      </PrintJob>,
    )
    const css = [...document.head.querySelectorAll('style')].at(-1)?.textContent
    expect(css).toContain('@page { size: 241mm 93.1mm; margin: 0; }')
    expect(css).toContain('--paper-x: 2mm')
  })
})

describe('toPrintHtml', () => {
  const paper = paperSizes['241x140']
  const htmlOf = (container: HTMLElement) => toPrintHtml(container, { title: 'A & B <note>', paper })

  it('is one HTML page with its own CSS, every printed page, and no script', () => {
    const { container } = render(
      <PrintJob paper={paper} offset={{ x: 5, y: 5 }}>
        <button type="button" className="no-print">
          print
        </button>
        <Document name="note" count={9} paper="241x140" />
      </PrintJob>,
    )
    const sheet = pagesOf('note')[0]
    sheet?.insertAdjacentHTML('beforeend', '<script>bad()</script><a href="javascript:bad()" onclick="bad()">x</a>')
    sheet?.insertAdjacentHTML('beforeend', '<img src="/logo.png" alt="logo">')
    const html = htmlOf(container)
    expect(html.startsWith('<!doctype html>')).toBe(true)
    expect(html).toContain('<title>A &amp; B &lt;note&gt;</title>')
    expect(html).toContain('@page { size: 241mm 139.7mm; margin: 0; }')
    expect(html).toContain('--paper-x: 0mm')
    expect(html).toContain(`src="${new URL('/logo.png', location.href).href}"`)
    expect(html).not.toMatch(/<script|javascript:|onclick|<button/)
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(page.querySelectorAll('.print-job > .print-document > .sheet')).toHaveLength(2)
  })

  it('rejects an empty job', () => {
    const { container } = render(
      <PrintJob paper={paper}>
        <Document name="note" count={0} paper="241x140" />
      </PrintJob>,
    )
    expect(() => htmlOf(container)).toThrow(new PrintHtmlError('empty'))
  })

  it('rejects more than the request allows', () => {
    const { container } = render(
      <PrintJob paper={paper}>
        <Document name="note" count={1} paper="241x140" />
      </PrintJob>,
    )
    pagesOf('note')[0]?.append('钢'.repeat(800_000))
    expect(() => htmlOf(container)).toThrow(new PrintHtmlError('tooLarge'))
  })
})

describe('codes', () => {
  it('renders a number as CODE128 with its quiet zone', () => {
    render(<BarCode value="SH20240315-0001" module={0.3} />)
    const svg = screen.getByRole('img', { name: 'SH20240315-0001' })
    const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2])
    // Every character has 11 modules and the stop character 13, between two quiet zones of 10.
    expect((modules - 20 - 13) % 11).toBe(0)
    expect(svg.style.width).toBe(`${modules * 0.3}mm`)
    // Start and stop characters: bars of 2 and 1 … and of 2, 3, 1, 2 modules at the end.
    const runs = [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) 0h(\d)/g)].map((run) => [
      Number(run[1]),
      Number(run[2]),
    ])
    expect(runs[0]).toEqual([10, 2])
    expect(runs.slice(-4).map((run) => run[1])).toEqual([2, 3, 1, 2])
  })

  it('shows a text without a barcode as text', () => {
    render(<BarCode value="送货单1" />)
    expect(screen.getByText('送货单1')).toBeTruthy()
  })

  it('renders a QR code in black on white', () => {
    const { container } = render(<QrCode value="SH20240315-0001" size={20} />)
    const fills = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'))
    expect(fills).toEqual(['#fff', '#000'])
  })
})
