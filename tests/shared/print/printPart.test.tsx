import { expect, it, vi } from 'vitest'
import { printPart } from '#shared/print/printPart'

it('prints once and gives the dark theme back, however often it is asked meanwhile', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const root = document.documentElement
  root.dataset.theme = 'dark'
  const part = document.createElement('div')
  await Promise.all([printPart(part, '供货'), printPart(part, '供货')])
  expect(print).toHaveBeenCalledTimes(1)
  expect(root.dataset.theme).toBe('dark')
  await printPart(part, '供货')
  expect(print).toHaveBeenCalledTimes(2)
  delete root.dataset.theme
})

it('prints a table that scrolls as one, with its heads and sums', async () => {
  const names = ['日期', '访客数', '浏览量']
  const cells = (texts: readonly (string | number)[]) => texts.map((one) => `<td>${one}</td>`).join('')
  const part = document.createElement('div')
  part.innerHTML = `<div class="ant-table-container">
    <div class="ant-table-header"><table><colgroup><col style="width: 900px"></colgroup><thead><tr>${names
      .map((name) => `<th>${name}</th>`)
      .join('')}<th class="ant-table-cell-scrollbar"></th></tr></thead></table></div>
    <div class="ant-table-body" style="max-height: 400px"><table><tbody><tr>${cells(['05-06', 1, 2])}</tr></tbody></table></div>
    <div class="ant-table-summary"><table><tfoot><tr><td>合计</td><td>1</td><td colspan="2">2</td></tr></tfoot></table></div>
  </div>`
  let printed: Element | null = null
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed = document.querySelector('[data-print-copy]')?.cloneNode(true) as Element
  })
  await printPart(part, '流量')
  const tables = [...((printed as unknown as Element)?.querySelectorAll('table') ?? [])]
  expect(tables).toHaveLength(1)
  const rows = [...(tables[0]?.rows ?? [])].map((row) =>
    [...row.cells].map(({ textContent, colSpan }) => [textContent, colSpan]),
  )
  expect(rows).toEqual([
    names.map((name) => [name, 1]),
    ['05-06', '1', '2'].map((one) => [one, 1]),
    ['合计', '1', '2'].map((one) => [one, 1]),
  ])
  // The screen keeps its own.
  expect(part.querySelectorAll('table')).toHaveLength(3)
})
