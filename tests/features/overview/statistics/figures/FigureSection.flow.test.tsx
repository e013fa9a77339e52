import { screen, waitFor, within } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import readXlsxFile from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { sum } from '#domain/money'
import { serverToday } from '#domain/time'
import { daysOf, eachDay } from '#features/overview/statistics/period/model'
import { handlers } from '#mocks/areas'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { catchDownloads } from '#tests/kit/downloads'
import { address, askedAt, renderPage, reopen, runApp, server, user } from '#tests/kit/render'

const YEAR = serverToday().slice(0, 4)

/** Opens a statistics screen and waits for its first table. */
async function open(path: string, name: string, account = 'haichuan') {
  await renderPage({ path, account })
  return screen.findByRole('region', { name })
}

/** The texts of the rows of a section, the last one the totals. */
async function rowsOf(section: HTMLElement): Promise<string[][]> {
  await within(section).findAllByRole('table')
  return [...section.querySelectorAll('tbody tr:not([aria-hidden]), tfoot tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? ''),
  )
}

/** The server sends no row of a month: nothing happened in it. */
function leaveOut(month: string) {
  server.use(
    http.get('*/api/supplier/statistics/*', async ({ request }) => {
      const body = await (await getResponse(handlers, request.clone()))?.json()
      return Array.isArray(body?.result)
        ? HttpResponse.json({ ...body, result: body.result.filter(({ key }: { key: string }) => key !== month) })
        : undefined
    }),
  )
}

const figure = (text = '') => text.replaceAll(',', '')

describe('figures', () => {
  runApp('material')

  it('have a row for each day, their sum, and beside them the documents with the same sum', async () => {
    const section = await open('/statistics/orders?period=LAST_THIRTY', '交易趋势')
    const rows = await rowsOf(section)
    const days = eachDay(daysOf('LAST_THIRTY', serverToday()), serverToday())
    expect(rows.slice(0, -1).map(([day]) => day)).toEqual(days)
    const totals = rows.at(-1) ?? []
    expect(sum(rows.slice(0, -1).map(([, , price]) => figure(price))).toFixed(2)).toBe(figure(totals[2]))
    const documents = await rowsOf(screen.getByRole('region', { name: '付款订单明细' }))
    expect(documents.at(-1)?.at(-1)).toBe(totals[2])
    expect(documents.at(-1)?.[0]).toBe(`合计（全部 ${totals[1]} 条）`)
  })

  it('of any compared days open the documents of those days', async () => {
    const days = `${Number(YEAR) - 1}-01-01~${YEAR}-12-31`
    const section = await open(`/statistics/composition?period=TODAY&compare=${days}`, '按买家')
    const [cell] = await within(section).findAllByRole('button', { name: /单据$/ })
    const row = cell?.closest('tr') as HTMLElement
    const name = row.querySelector('th, td')?.textContent ?? ''
    await user.click(cell as HTMLElement)
    await waitFor(async () => {
      const documents = await rowsOf(screen.getByRole('region', { name: /^付款订单明细/ }))
      expect(documents.at(-1)?.[0]).toBe(`合计（全部 ${cell?.textContent} 条）`)
    })
    expect(screen.getByRole('region', { name: /^付款订单明细/ })).toHaveTextContent(
      `${name} ${days.replace('~', ' ~ ')}`,
    )
  })

  it('are picked by their names: the address narrows the documents to them, and back', async () => {
    const section = await open(`/statistics/composition?period=${YEAR}`, '按买家')
    const [first] = await rowsOf(section)
    await user.click(within(section).getByRole('button', { name: first?.[0] }))
    const documents = screen.getByRole('region', { name: '付款订单明细' })
    await waitFor(async () => expect((await rowsOf(documents)).at(-1)?.at(-1)).toBe(first?.[2]))
    expect(address()).toContain('pick=projectId')
    expect(documents).toHaveFocus()
    expect(within(section).getByRole('button', { name: first?.[0] })).toHaveAttribute('aria-pressed', 'true')
    const picked = address()
    await user.click(within(documents).getByRole('button', { name: '清除筛选' }))
    await waitFor(() => expect(address()).toBe(`/statistics/composition?period=${YEAR}`))
    // A colleague opens the same.
    reopen(picked)
    const same = await screen.findByRole('region', { name: '付款订单明细' })
    await waitFor(async () => expect((await rowsOf(same)).at(-1)?.at(-1)).toBe(first?.[2]))
  })

  it('of this period open their documents, too', async () => {
    const section = await open(`/statistics/composition?period=${YEAR}`, '按买家')
    const [cell] = await within(section).findAllByRole('button', { name: /单据$/ })
    const [first] = await rowsOf(section)
    await user.click(cell as HTMLElement)
    const documents = screen.getByRole('region', { name: '付款订单明细' })
    await waitFor(async () => expect((await rowsOf(documents)).at(-1)?.at(-1)).toBe(first?.[2]))
    expect(documents).toHaveTextContent(first?.[0] ?? '')
  })

  it('stand beside those of the period before, with the change', async () => {
    const section = await open('/statistics/orders?period=LAST_SEVEN&compare=BEFORE', '交易趋势')
    await within(section).findAllByRole('columnheader', { name: /增减/ })
    const rows = await rowsOf(section)
    const [, now, before, change] = rows.at(-1) ?? []
    const percent = ((Number(now) - Number(before)) / Number(before)) * 100
    expect(change).toBe(Number(before) === 0 ? '—' : `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`)
    expect(askedAt('/statistics/order').at(-1)?.query.get('startDate')).not.toBeNull()
  })

  it('are exported as shown, with their totals', async () => {
    const saved = catchDownloads()
    const section = await open(`/statistics/goods?period=${YEAR}`, '热销商品（按金额）')
    const rows = await rowsOf(section)
    await user.click(within(section).getByRole('button', { name: '导出 Excel' }))
    await waitFor(() => expect(saved.names).toHaveLength(1))
    expect(saved.names[0]).toContain(`热销商品（按金额） ${YEAR}-01-01 ~ ${YEAR}-12-31`)
    const cells = await readXlsxFile(saved.blobs[0] as Blob)
    const sheet = (Array.isArray(cells[0]) ? cells : (cells as { data: unknown[][] }[])[0]?.data) as unknown[][]
    expect(sheet[0]).toEqual(['商品', '计量单位', '销售数量', '销售金额（元）'])
    expect(sheet).toHaveLength(rows.length + 1)
    expect(sheet.slice(1).map((row) => sum([row[3]]).toFixed(2))).toEqual(rows.map((row) => figure(row.at(-1))))
  })

  it('their documents are exported as narrowed, all of them', async () => {
    const saved = catchDownloads()
    await open(`/statistics/orders?period=${YEAR}`, '交易趋势')
    const documents = screen.getByRole('region', { name: '付款订单明细' })
    const total = (await rowsOf(documents)).at(-1) ?? []
    await user.click(within(documents).getByRole('button', { name: '导出 Excel' }))
    await waitFor(() => expect(saved.names).toHaveLength(1))
    expect(saved.names[0]).toContain(`付款订单明细 ${YEAR}-01-01 ~ ${YEAR}-12-31`)
    const [sheet] = (await readXlsxFile(saved.blobs[0] as Blob)) as unknown as { data: unknown[][] }[]
    const prices = sheet?.data.slice(1).map((row) => row.at(-1)) ?? []
    expect(`合计（全部 ${prices.length} 条）`).toBe(total[0])
    expect(sum(prices).toFixed(2)).toBe(figure(total.at(-1)))
  })

  it('change with the period, which travels in the address', async () => {
    await open('/statistics/traffic', '流量趋势')
    await user.click(screen.getByText('近30天（至昨日）'))
    await waitFor(() => expect(address()).toBe('/statistics/traffic?period=LAST_THIRTY'))
    await waitFor(() => expect(askedAt('/statistics/view/list').at(-1)?.query.get('searchType')).toBe('LAST_THIRTY'))
  })

  it.each([
    ['/statistics/payment', '回款天数（按月）', ['0', '0.00', '—', '—']],
    ['/statistics/supply?by=month', '供货与货款', ['0.00', '0.00', '0.00', '0.00']],
  ])('%s keeps a month without figures in its place', async (path, name, nothing) => {
    const months = eachDay(daysOf('YEAR', serverToday()), serverToday()).map((day) => day.slice(0, 7))
    leaveOut(`${YEAR}-02`)
    const rows = await rowsOf(await open(path, name))
    expect(rows.slice(0, -1).map(([month]) => month)).toEqual([...new Set(months)])
    expect(rows[1]).toEqual([`${YEAR}-02`, ...nothing])
  })

  it('of a compared year in which nothing happened are zero', async () => {
    // The compared days are asked for as a range.
    const isPast = (request: Request) => new URL(request.url).searchParams.has('startDate')
    server.use(
      http.get('*/api/supplier/statistics/payment', ({ request }) =>
        isPast(request) ? HttpResponse.json({ success: true, code: 200, result: [] }) : undefined,
      ),
    )
    const section = await open('/statistics/payment?compare=YEAR', '回款天数（按月）')
    await within(section).findAllByRole('columnheader', { name: /增减/ })
    for (const [month = '', past, ...figures] of (await rowsOf(section)).slice(0, -1)) {
      expect(past).toBe(month.replace(YEAR, String(Number(YEAR) - 1)))
      expect([figures[1], figures[4]]).toEqual(['0', '0.00'])
    }
  })

  it('without figures in any month say so', async () => {
    const section = await open('/statistics/payment?period=2019', '回款天数（按月）')
    await within(section).findByText('这段时间没有付款，换一个时间看看')
  })

  it('show a failure in place, and load again', async () => {
    server.use(
      http.get('*/statistics/view/list', () => HttpResponse.json({ code: 500, success: false, message: '系统异常' })),
    )
    const section = await open('/statistics/traffic', '流量趋势')
    const retry = await within(section).findByRole('button', { name: /重试/ })
    expect(within(section).getByRole('button', { name: '导出 Excel' })).toBeDisabled()
    server.resetHandlers()
    await user.click(retry)
    await within(section).findByRole('table')
  })

  it('without documents say so', async () => {
    const section = await open('/statistics/goods?period=2019-01', '热销商品（按金额）')
    await within(section).findByText('这段时间没有卖出商品，换一个时间看看')
  })
})

describe('every screen of figures', () => {
  runApp('material')

  it.each([
    ['/statistics/refunds', '退款原因', '退款明细', -1, '合计', 5],
    ['/statistics/bills', '结算金额构成', '结算单明细', -1, '合计', 4],
    ['/statistics/supply', '供货与货款', '送货单明细', 1, '合计', 4],
  ])('%s has the sum of its documents', async (path, figures, documents, column, _name, at) => {
    const section = await open(`${path}?period=${YEAR}`, figures)
    const totals = (await rowsOf(section)).at(-1) ?? []
    const behind = screen.getByRole('region', { name: documents })
    await waitFor(async () => expect((await rowsOf(behind)).at(-1)?.slice(0, at + 1)).toContain(totals.at(column)))
  })

  it('asks for no refunds behind the figures where the gateway lists none', async () => {
    setCapabilities(['refundFigures'])
    try {
      await open(`/statistics/refunds?period=${YEAR}`, '退款原因')
      await waitFor(() => expect(askedAt('/refundOrder/getByReason').length).toBeGreaterThan(0))
      expect(screen.queryByRole('region', { name: '退款明细' })).not.toBeInTheDocument()
      expect(askedAt('/refundOrder/getByPage')).toEqual([])
    } finally {
      setCapabilities('all')
    }
  })
})
