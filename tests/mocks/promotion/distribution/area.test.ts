import { beforeEach, describe, expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import { paidByLine } from '#features/mall/sale/model/flow'
import { db, resetDb } from '#mocks/areas'
import { joinedSkus } from '#mocks/mall/goods/rules'
import { allRecords, type Client, call, signIn } from '#tests/kit/api'

const GOODS = '/api/store/distribution/goods'
const ORDERS = '/api/store/distribution/order'

type Goods = { id: string; skuId: string; price: number; commission: number; createTime: string }
type Order = {
  id: string
  orderSn: string
  orderItemSn: string
  distributionOrderStatus: string
  distributionName: string
  num: number
  refundNum: number
  rebate: number
  sellBackRebate: number
  settleCycle: string | null
  createTime: string
}

const act = (action: string, id: string, reason = '') => call('POST', '/__mock/act', { body: { action, id, reason } })
const add = (client: Client, skuId: string, commission: string) =>
  client.put(`${GOODS}/checked/${skuId}`, new URLSearchParams({ commission }))
/** A SKU on sale that distributors do not sell yet. */
const freeSku = (storeId = '9003') =>
  joinedSkus((row) => row.storeId === storeId && row.marketEnable === 'UPPER').find(
    ({ id, price }) => Number(price) >= 10 && !db.distributionGoods.find(({ skuId }) => skuId === id),
  ) as { id: string; price: string }

beforeEach(resetDb)

describe('the SKUs that distributors sell', () => {
  it('are listed by name, with a commission within the price', async () => {
    const client = await signIn('haichuan')
    const rows = await allRecords<Goods & { goodsName: string }>(client, GOODS)
    expect(rows.length).toBeGreaterThanOrEqual(23)
    for (const { commission, price } of rows) {
      expect(commission).toBeGreaterThanOrEqual(1)
      expect(commission).toBeLessThanOrEqual(price)
    }
    const [{ goodsName } = { goodsName: '' }] = rows
    const found = await allRecords<{ goodsName: string }>(client, GOODS, { goodsName: goodsName.slice(0, 4) })
    expect(found).toEqual(rows.filter((row) => row.goodsName.includes(goodsName.slice(0, 4))))
  })

  it('are added once, changed and removed', async () => {
    const client = await signIn('haichuan')
    const { id: skuId } = freeSku()
    expect((await add(client, skuId, '1.5')).data).toMatchObject({ skuId, commission: 1.5 })
    expect(await add(client, skuId, '2')).toMatchObject({ http: 400, code: 22006, message: '不能重复添加分销商品' })
    const row = db.distributionGoods.find((one) => one.skuId === skuId)
    const change = (commission: string) => client.put(`${GOODS}/${row?.id}`, new URLSearchParams({ commission }))
    expect((await change('2.25')).data).toMatchObject({ commission: 2.25 })
    expect((await client.remove(`${GOODS}/cancel/${row?.id}`)).success).toBe(true)
    expect(db.distributionGoods.get(row?.id ?? '')).toBeUndefined()
    expect((await add(client, skuId, '1')).success).toBe(true)
  })

  it.each(['', '0.99', '10000', '1.005', 'abc'])('refuses a commission of %j', async (commission) => {
    const client = await signIn('haichuan')
    expect(await add(client, freeSku().id, commission)).toMatchObject({ http: 400, code: 4002 })
  })

  it('refuses a commission above the price', async () => {
    const client = await signIn('haichuan')
    const { id, price } = freeSku()
    expect((await add(client, id, fixed(sum([price]).plus('0.01'), 2))).message).toMatch(/^佣金不能超过商品价格/)
    expect((await add(client, id, fixed(price, 2))).success).toBe(true)
  })

  it('belong to a shop, and need the platform to have switched distribution on', async () => {
    const client = await signIn('haichuan')
    const foreign = db.goodsSkus.find(({ storeId }) => storeId !== '9003')
    expect(await add(client, foreign?.id ?? '', '1')).toMatchObject({ http: 400, code: 20005 })
    expect(await add(client, '1', '1')).toMatchObject({ code: 20005 })
    const other = db.distributionGoods.find(({ storeId }) => storeId !== '9003')
    expect(await client.remove(`${GOODS}/cancel/${other?.id}`)).toMatchObject({ code: 20005 })
    await act('closeDistribution', '9003')
    expect(await add(client, freeSku().id, '1')).toMatchObject({ http: 400, code: 22000, message: '分销功能关闭' })
    await act('openDistribution', '9003')
    expect((await add(client, freeSku().id, '1')).success).toBe(true)
    expect(await (await signIn('haichuan01')).get(GOODS)).toMatchObject({ success: false, message: '权限不足' })
    expect(await add(await signIn('haichuan03'), freeSku().id, '1')).toMatchObject({ message: '权限不足' })
  })
})

describe('the orders that distributors brought', () => {
  it('agree with the orders of the shop, their claims and the commissions', async () => {
    const client = await signIn('haichuan')
    const rows = await allRecords<Order>(client, ORDERS)
    expect(rows.length).toBeGreaterThanOrEqual(23)
    for (const row of rows) {
      const order = db.mallOrders.find(({ sn }) => sn === row.orderSn)
      const item = db.mallOrderItems.find(({ sn }) => sn === row.orderItemSn)
      const goods = db.distributionGoods.find(({ skuId }) => skuId === item?.skuId)
      expect(order).toMatchObject({ storeId: '9003', payStatus: 'PAID', paymentTime: row.createTime })
      expect(goods && goods.createTime < row.createTime).toBe(true)
      const claims = db.afterSales.filter(
        ({ orderItemSn, serviceStatus }) => orderItemSn === row.orderItemSn && serviceStatus === 'COMPLETE',
      )
      const isCancelled = order?.orderStatus === 'CANCELLED'
      const returned = claims.filter(({ serviceType }) => serviceType === 'RETURN_GOODS')
      const refundNum = isCancelled ? row.num : returned.reduce((count, { num }) => count + num, 0)
      const items = db.mallOrderItems.filter(({ orderSn }) => orderSn === row.orderSn)
      const paid = sum([paidByLine(order?.flowPrice ?? '', items)[items.findIndex(({ sn }) => sn === item?.sn)]])
      const refunded = isCancelled ? paid : sum(claims.map(({ actualRefundPrice }) => actualRefundPrice))
      const rebate = sum([goods?.commission]).times(row.num)
      // By the share of the money refunded, whatever became of the pieces.
      const sellBackRebate = Number(fixed(rebate.times(refunded).div(paid), 2))
      expect(row).toMatchObject({ num: item?.num, refundNum, rebate: rebate.toNumber(), sellBackRebate })
      expect(row.distributionOrderStatus).toBe(
        refunded.eq(paid) ? 'REFUND' : order?.orderStatus === 'COMPLETED' ? 'COMPLETE' : 'NO_COMPLETED',
      )
      expect(row.settleCycle === null).toBe(order?.completeTime === '')
    }
  })

  it('are filtered by number, distributor, status and time; the sums are of the whole result', async () => {
    const client = await signIn('haichuan')
    const rows = await allRecords<Order>(client, ORDERS)
    const [{ orderSn, distributionName, createTime }] = rows as [Order]
    const found = (query: Record<string, string>) => allRecords<Order>(client, ORDERS, query)
    expect(await found({ orderSn })).toEqual(rows.filter((row) => row.orderSn === orderSn))
    expect(await found({ distributionName })).toEqual(rows.filter((row) => row.distributionName === distributionName))
    const day = createTime.slice(0, 10)
    expect(await found({ startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59` })).toEqual(
      rows.filter((row) => row.createTime.startsWith(day)),
    )
    for (const status of ['NO_COMPLETED', 'COMPLETE', 'REFUND']) {
      const own = rows.filter((row) => row.distributionOrderStatus === status)
      expect(own.length).toBeGreaterThan(0)
      const query = { distributionOrderStatus: status, pageSize: 2 }
      const { data } = await client.get<{ total: number; summary: object }>(ORDERS, query)
      expect(data).toMatchObject({
        total: own.length,
        summary: {
          rebate: sum(own.map(({ rebate }) => rebate)).toNumber(),
          sellBackRebate: sum(own.map(({ sellBackRebate }) => sellBackRebate)).toNumber(),
        },
      })
    }
  })

  it('keep the commission of their day, and take it back when the order is cancelled', async () => {
    const client = await signIn('haichuan')
    const before = await allRecords<Order>(client, ORDERS)
    for (const { id, commission } of db.distributionGoods.filter(({ storeId }) => storeId === '9003'))
      db.distributionGoods.update(id, { commission: fixed(sum([commission]).plus(1), 2) })
    await act('buy', '9003', '30')
    const after = await allRecords<Order>(client, ORDERS)
    const known = new Map(before.map((row) => [row.id, row]))
    const [old, made] = [after.filter(({ id }) => known.has(id)), after.filter(({ id }) => !known.has(id))]
    expect(old.map(({ rebate }) => rebate)).toEqual(old.map(({ id }) => known.get(id)?.rebate))
    expect(made.length).toBeGreaterThan(0)
    const [first] = made as [Order]
    expect((await act('cancel', first.orderSn)).success).toBe(true)
    const [gone] = await allRecords<Order>(client, ORDERS, { orderSn: first.orderSn })
    expect(gone).toMatchObject({
      distributionOrderStatus: 'REFUND',
      refundNum: first.num,
      sellBackRebate: first.rebate,
    })
  })
})
