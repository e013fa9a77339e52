import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import { changeElsewhere } from '#tests/kit/changeElsewhere'
import { catchDownloads, passWorkbooks } from '#tests/kit/downloads'
import { inPage, page, renderPage, runApp, server, setHost, shows, user, visit } from '#tests/kit/render'
import { headButtons } from '#tests/kit/suites/recordScreen'
import { shownRows } from '#tests/kit/xlsx'

runApp('supplier')

passWorkbooks()

const EXPORT = '*/settlementBill/export'

it('exports the settlement on screen, cell by cell, under the file name that the server gives', async () => {
  await open('JS202403-00012')
  const saved = catchDownloads()
  await user.click(inPage().getByRole('button', { name: '导出 Excel' }))
  await waitFor(() => expect(saved.names).toEqual(['结算单_JS202403-00012.xlsx']))
  const [heads, ...rows] = await shownRows(saved.blobs[0] as Blob)
  const sheet = page().querySelector('.ant-table:has(tfoot)') as HTMLElement
  const texts = (row: Element) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')
  // The screen has its own order, the note's number and what is paid.
  const titles = texts(sheet.querySelector('thead tr') as Element)
  expect(titles.filter((title) => !heads?.includes(title))).toEqual(['结算数量'])
  const own = ['合同编号', '项目']
  const { contractCode, projectName } = settlementOf('JS202403-00012')
  expect(rows[0]?.slice(-2)).toEqual([contractCode, projectName])
  const exported = (row: Element) =>
    heads?.filter((head) => !own.includes(head)).map((head) => texts(row)[titles.indexOf(head)] ?? '') ?? []
  const deviation = heads?.indexOf('偏差') ?? -1
  const shown = [...sheet.querySelectorAll('tr[data-row-key]')].map((row) =>
    // On screen the rate and the mark are beside the figure.
    exported(row).map((text, at) => (at === deviation ? (text.split(' ')[0] ?? '') : text)),
  )
  const written = Array.from({ length: (heads?.length ?? 0) - own.length }, (_, at) => at)
  expect(rows.slice(0, shown.length).map((row) => written.map((at) => row[at] || '—'))).toEqual(shown)
  const totals = exported(sheet.querySelector('tfoot tr') as Element)
  expect(Array.from(totals, (_, at) => rows[shown.length]?.[at] ?? '')).toEqual(totals)
  expect(rows.at(-1)?.filter(Boolean)).toEqual(['人民币（大写）', '肆拾壹万壹仟叁佰叁拾元零伍分'])
  expect(page()).toHaveTextContent('肆拾壹万壹仟叁佰叁拾元零伍分')
})

it('links every line to its note, and says why there is no file, or an empty one', async () => {
  await open('JS202403-00012')
  for (const { deliverSn } of settlementOf('JS202403-00012').lines) {
    const [link] = inPage().getAllByRole('link', { name: deliverSn })
    expect(link).toHaveAttribute('href', `/supplier/deliver/detail?deliverSn=${deliverSn}`)
    expect(link?.closest('tr[data-row-key]')).not.toBeNull()
  }
  const saved = catchDownloads()
  const button = inPage().getByRole('button', { name: '导出 Excel' })
  server.use(
    http.get(EXPORT, () => HttpResponse.json({ code: 400, success: false, data: null, msg: '数据量过大，请缩小范围' })),
  )
  await user.click(button)
  expect(await screen.findByText('数据量过大，请缩小范围')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '知道了' }))
  server.use(
    http.get(EXPORT, () => new HttpResponse(null, { headers: { 'Content-Type': 'application/octet-stream' } })),
  )
  await user.click(button)
  expect(await screen.findByText('系统异常')).toBeInTheDocument()
  expect(saved.blobs).toEqual([])
})

it('shows why finance rejected it, and offers only actions that read once it is reconciled', async () => {
  await open('JS202402-00007')
  expect(await shows('结算异常：财务系统供应商编码未映射')).toBeInTheDocument()
  expect(await headButtons()).toEqual(['导出Excel', '开票资料', '打印'])
  for (const status of [1, 3]) {
    const settlement = db.settlements.find((row) => row.supplierId === '9001' && row.status === status)
    await visit(`/supplier/settlement/detail?id=${settlement?.id}`)
    await shows(settlement?.settlementCode ?? '')
    expect(await headButtons()).toEqual(['导出Excel', '开票资料', '打印'])
  }
})

it('shows the server’s totals, reports where the lines differ, and logs it', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const settlement = settlementOf('JS202403-00012')
  db.settlements.update(settlement.id, { totalAmountTax: '411330.06' })
  await open('JS202403-00012')
  await shows(/含税合计与明细之和不一致/)
  const foot = page().querySelector('tfoot') as HTMLElement
  expect(foot).toHaveTextContent('411,330.06')
  expect(foot).toHaveTextContent('364,008.90')
  expect(page()).toHaveTextContent('肆拾壹万壹仟叁佰叁拾元零陆分')
  expect(warned).toHaveBeenCalledWith('JS202403-00012: the lines do not add up to its 含税合计')
})

it('keeps the totals when only the visible lines are rendered', async () => {
  const settlement = settlementOf('JS202403-00012')
  const [line] = settlement.lines
  const lines = Array.from({ length: 300 }, (_, at) => ({ ...line, id: `${at}`, seq: at + 1, amountTax: '0.10' }))
  db.settlements.update(settlement.id, { lines: lines as typeof settlement.lines, totalAmountTax: '30.00' })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await open('JS202403-00012')
  expect(page().querySelectorAll('[data-row-key]').length).toBeLessThan(100)
  expect(page().querySelector('.ant-table-summary')).toHaveTextContent(/^合计.*30\.00/)
})

it('shows a line that was not weighed without a deviation, with the amount the server settled', async () => {
  const settlement = settlementOf('JS202403-00012')
  const [line, ...others] = settlement.lines
  if (!line) throw new Error('the seed has no such line')
  // 30 t are settled of 31.230 t delivered: the amount follows from neither figure of the settlement.
  const unweighed = { weighedQuantity: null, deviation: null, deviationRate: null, settleQuantity: '30.000' }
  const amounts = { amountTax: '106650.00', amountNoTax: '94380.53', taxAmount: '12269.47' }
  db.settlements.update(settlement.id, { lines: [{ ...line, ...unweighed, ...amounts }, ...others] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await open('JS202403-00012')
  const shown = sheetRow(0)
  for (const head of ['结算单价(含税)', '结算金额']) {
    // Stays in view however far the figures between scroll.
    expect(inPage().getAllByRole('columnheader', { name: head })[0]).toHaveClass('ant-table-cell-fix-end')
  }
  expect(['数量', '过磅数量', '偏差', '结算单价(含税)', '结算金额'].map((head) => shown[head])).toEqual([
    '31.230',
    '—',
    '—',
    '3,555.00',
    '106,650.00',
  ])
  expect(sheetRow(1)).toMatchObject({ 过磅数量: '31.702', 偏差: '0.087 2.75‰ ' })
})

it('lays out a settlement of an unknown kind like one of raw material', async () => {
  db.settlements.update(settlementOf('JS202403-00012').id, { settlementType: 'TIMBER' })
  await open('JS202403-00012')
  const goods = ['序号', '送货单号', '材料名称', '数量', '过磅数量', '偏差', '供货日期', '车牌号', '规格', '单位']
  const foot = ['结算数量', '结算单价(含税)', '结算金额', '税率', '不含税金额', '税额', '备注']
  expect(Object.keys(sheetRow(0))).toEqual([...goods, ...foot])
  expect(sheetRow(0)).toMatchObject({ 规格: 'Φ12×9m', 结算金额: '110,859.12' })
})

it('marks lines by the settlement’s own tolerance, whatever the server marked', async () => {
  const settlement = settlementOf('JS202403-00012')
  const lines = settlement.lines.map((line) => ({ ...line, outOfTolerance: true }))
  db.settlements.update(settlement.id, { toleranceRate: '10', lines })
  await open('JS202403-00012')
  expect(inPage().queryByText('超差')).not.toBeInTheDocument()
  db.settlements.update(settlement.id, { toleranceRate: '1', lines: settlement.lines })
  changeElsewhere('settlement')
  await waitFor(() => expect(inPage().getAllByText('超差')).toHaveLength(4))
})

it('never marks a freight line, which repeats the weight of its goods', async () => {
  setHost('material')
  await renderPage({ path: `/supplier/settlement/detail?id=${settlementOf('JS202403-00019').id}`, account: 'haichuan' })
  await shows('结算明细')
  const marks = [0, 1, 2, 3].map((at) => sheetRow(at).偏差)
  expect(marks).toEqual(['-0.080 -2.09‰ ', '-0.220 -6.96‰ 超差', '-0.190 -5.72‰ 超差', '-0.190 -5.72‰ '])
})

/** A line of the settlement on screen, by column headers. */
function sheetRow(at: number): Record<string, string> {
  const sheet = page().querySelector('.ant-table:has(tfoot)') as HTMLElement
  const row = sheet.querySelectorAll('tr[data-row-key]')[at]
  const texts = (of: Element | null | undefined) =>
    [...(of?.children ?? [])].map(({ textContent }) => textContent ?? '')
  const cells = texts(row)
  return Object.fromEntries(texts(sheet.querySelector('thead tr')).map((head, index) => [head, cells[index] ?? '']))
}

function settlementOf(code: string) {
  const settlement = db.settlements.find(({ settlementCode }) => settlementCode === code)
  if (!settlement) throw new Error(code)
  return settlement
}

async function open(code: string) {
  await renderPage({ path: `/supplier/settlement/detail?id=${settlementOf(code).id}`, account: 'yueheng' })
  await shows('结算明细')
}
