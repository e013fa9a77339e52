import { waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import readXlsxFile from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { formatMoney, sum } from '#domain/money'
import { dayAfter, formatTime, serverToday } from '#domain/time'
import { db } from '#mocks/areas'
import { MAX_ROWS } from '#shared/list/export/readAll'
import { catchDownloads } from '#tests/kit/downloads'
import { breakDown, hold } from '#tests/kit/hold'
import {
  address,
  askedAt,
  choose,
  field,
  inPage,
  page,
  renderPage,
  runApp,
  server,
  shows,
  user,
} from '#tests/kit/render'
import { cellOf, heads, pagerTotal, records, settled } from '#tests/kit/suites/listScreen'

runApp('material')

const ORDERS = '/store/order/order'
/** The most rows that the mall sends at once. */
const SERVED = 100
const paid = () => db.mallOrders.filter(({ storeId, payStatus }) => storeId === '9003' && payStatus === 'PAID')
const everyone = () => new Set(db.mallOrders.filter(({ storeId }) => storeId === '9003').map((one) => one.memberId))
const linesOf = (sn: string) => db.mallOrderItems.filter(({ orderSn }) => orderSn === sn)

/** Purchases by member: how many paid orders, and the time of the last. */
function purchases(orders = paid()) {
  const found = new Map<string, { num: number; last: string }>()
  for (const { memberId, paymentTime } of orders.toSorted((a, b) => a.paymentTime.localeCompare(b.paymentTime)))
    found.set(memberId, { num: (found.get(memberId)?.num ?? 0) + 1, last: paymentTime })
  return found
}

/** A product on sale that some of the buyers bought. */
function someProduct() {
  const buyersOf = (goodsId: string) =>
    purchases(paid().filter(({ sn }) => linesOf(sn).some((line) => line.goodsId === goodsId)))
  const products = db.goods
    .filter(({ storeId, deleteFlag }) => storeId === '9003' && !deleteFlag)
    .map(({ id, goodsName }) => ({ id, goodsName, buyers: buyersOf(id) }))
  const found = products.find(({ buyers }) => buyers.size > 1 && buyers.size < purchases().size)
  if (!found) throw new Error('no such product')
  return found
}

const open = async (query = '') => {
  await renderPage({ path: `/members${query}`, account: 'haichuan' })
  await settled()
}
const ordersRead = () => askedAt(ORDERS).filter(({ query }) => query.get('payStatus') === 'PAID')
const foundTotal = (total: number) => waitFor(() => expect(pagerTotal()).toBe(total))

function expectRows(bought: ReturnType<typeof purchases>) {
  for (const row of records()) {
    const known = bought.get(row.dataset.rowKey ?? '')
    expect(cellOf(row, '购买次数')).toHaveTextContent(String(known?.num))
    expect(cellOf(row, '最近购买')).toHaveTextContent(formatTime(known?.last).slice(0, 16))
  }
}

describe('the list of members', () => {
  it('reads no orders while nobody asks for purchases', async () => {
    await open()
    expect(ordersRead()).toHaveLength(0)
    expect(heads()).not.toContain('购买次数')
  })

  it('finds those who bought a product, with how often and when last, and sums over them', async () => {
    const { goodsName, buyers, id } = someProduct()
    await open()
    await user.click(inPage().getByRole('button', { name: /展开/ }))
    const picker = await waitFor(() => {
      const input = field('买过的商品')
      expect(input).toBeEnabled()
      return input
    })
    await user.click(picker)
    await user.paste(goodsName)
    await choose(picker, goodsName)
    await user.click(inPage().getByRole('button', { name: /搜\s?索/ }))
    await foundTotal(buyers.size)
    expect(address()).toContain(`boughtGoodsId=${id}`)
    expectRows(buyers)
    const amounts = paid().filter(({ memberId }) => buyers.has(memberId))
    expect(cellOf(page().querySelector('tfoot tr'), '付款金额（元）')).toHaveTextContent(
      formatMoney(sum(amounts.map(({ flowPrice }) => flowPrice))),
    )
    await shows('购买次数、最近购买只计含所选商品的已付款订单')
    // The service does not know what only purchases tell.
    expect(askedAt('/store/member').every(({ query }) => !query.has('boughtGoodsId'))).toBe(true)
  })

  it('finds those who stopped buying; its pages and sorts read the orders once', async () => {
    const before = dayAfter(serverToday(), -30)
    const stopped = new Map([...purchases()].filter(([, { last }]) => last < before))
    await open(`?boughtBefore=${before}`)
    await foundTotal(stopped.size)
    expectRows(stopped)
    const read = ordersRead().length
    expect(read).toBe(Math.ceil(paid().length / SERVED))
    await user.click(within(inPage().getByRole('columnheader', { name: /购买次数/ })).getByRole('button'))
    await waitFor(() => expect(address()).toContain('sort=boughtNum'))
    const nums = [...stopped.values()].map(({ num }) => num).toSorted((a, b) => a - b)
    await waitFor(() =>
      expect(records().map((row) => Number(cellOf(row, '购买次数').textContent))).toEqual(nums.slice(0, 10)),
    )
    expect(ordersRead()).toHaveLength(read)
  })

  it('combines them with the criteria of the service', async () => {
    const [from, to] = [dayAfter(serverToday(), -200), serverToday()]
    const names = new Map(db.mallOrders.all().map(({ memberId, memberName }) => [memberId, memberName]))
    const found = [...purchases()].filter(
      ([id, { num, last }]) => names.get(id)?.includes('部') && num >= 2 && last >= from && last.slice(0, 10) <= to,
    )
    await open(`?memberName=${encodeURIComponent('部')}&boughtNum=2&boughtRange=${from}~${to}`)
    await foundTotal(found.length)
    expect(askedAt('/store/member').at(-1)?.query.get('memberName')).toBe('部')
  })

  it('finds those who never bought', async () => {
    await renderPage({ path: '/members?boughtNum=0_0', account: 'haichuan' })
    const never = everyone().size - purchases().size
    if (never === 0) await shows('没有这样购买过的会员，放宽条件再找')
    else await foundTotal(never)
  })

  it('is exported as found, with the same columns', async () => {
    const saved = catchDownloads()
    const before = dayAfter(serverToday(), -30)
    await open(`?boughtBefore=${before}`)
    await waitFor(() => expect(heads()).toContain('最近购买'))
    const [shown, total] = [heads().filter((head) => head !== '' && head !== '操作'), pagerTotal()]
    await user.click(inPage().getByRole('button', { name: '导出 Excel' }))
    await waitFor(() => expect(saved.names).toHaveLength(1))
    const [sheet] = (await readXlsxFile(saved.blobs[0] as Blob)) as unknown as { data: unknown[][] }[]
    expect(sheet?.data[0]).toEqual(shown)
    expect(sheet?.data).toHaveLength(total + 1)
    const at = shown.indexOf('购买次数')
    const nums = [...purchases().values()].filter(({ last }) => last < before).map(({ num }) => num)
    expect(sum(sheet?.data.slice(1).map((row) => row[at]) ?? []).toNumber()).toBe(sum(nums).toNumber())
  })
})

describe('the paid orders behind', () => {
  it('show how far they are read', async () => {
    const release = hold({ api: ORDERS, query: { payStatus: 'PAID', pageNumber: '2' } })
    await renderPage({ path: '/members?boughtNum=1', account: 'haichuan' })
    const progress = await waitFor(() => inPage().getByRole('progressbar', { name: '正在读取已付款的订单' }))
    expect(progress).toHaveAttribute('max', String(paid().length))
    expect(progress).toHaveAttribute('value', String(SERVED))
    release()
    await foundTotal(purchases().size)
    await shows('购买次数、最近购买按已付款订单计')
  })

  it('say in place that they cannot be read, and are read again', async () => {
    breakDown({ api: ORDERS, query: { payStatus: 'PAID' } })
    await renderPage({ path: '/members?boughtNum=1', account: 'haichuan' })
    const alert = await waitFor(() => inPage().getByRole('alert'))
    expect(alert).toHaveTextContent('加载失败')
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: /重\s?试/ }))
    await foundTotal(purchases().size)
  })

  it('say where they are too many', async () => {
    server.use(
      http.get(`*${ORDERS}`, () =>
        HttpResponse.json({ success: true, code: 200, result: { records: [], total: MAX_ROWS + 1 } }),
      ),
    )
    await renderPage({ path: '/members?boughtNum=1', account: 'haichuan' })
    await shows(`要读取的记录有 ${MAX_ROWS + 1} 条，一次最多 ${MAX_ROWS} 条，无法汇总`)
  })
})
