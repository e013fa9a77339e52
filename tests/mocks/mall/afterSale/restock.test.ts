import { beforeEach, describe, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import type { AfterSaleRow } from '#mocks/mall/afterSale/rows'
import { type Client, signIn } from '#tests/kit/api'

const BASE = '/api/store/order/afterSale'
let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan01')
})

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

describe('returned goods', () => {
  const received = () => {
    const claim = db.afterSales.find((row) => row.storeId === '9003' && row.serviceStatus === 'BUYER_RETURN')
    return db.afterSales.update(claim?.id ?? '', { refundWay: 'ORIGINAL', num: 3 })
  }
  const stockOf = ({ skuId }: AfterSaleRow) => Number(db.goodsSkus.get(skuId)?.quantity)
  const confirm = (claim: AfterSaleRow, restockNum: string) =>
    client.put(`${BASE}/confirm/${claim.sn}`, form({ serviceStatus: 'PASS', remark: '', restockNum }))
  const restock = (claim: AfterSaleRow, restockNum: string) =>
    client.put(`${BASE}/restock/${claim.sn}`, form({ restockNum }))

  it.each([
    ['3', 3],
    ['1', 1],
    ['0', 0],
    ['', 0],
  ])('are confirmed with %o pieces back to stock', async (restockNum, more) => {
    const claim = received()
    const before = stockOf(claim)
    expect((await confirm(claim, restockNum)).success).toBe(true)
    expect([stockOf(claim) - before, db.afterSales.get(claim.id)?.restockedNum]).toEqual([more, more])
  })

  it.each(['4', '-1', '1.5', '很多'])('are not received while %o pieces of 3 are wrong', async (restockNum) => {
    const claim = received()
    const before = stockOf(claim)
    expect((await confirm(claim, restockNum)).success).toBe(false)
    expect([stockOf(claim), db.afterSales.get(claim.id)?.serviceStatus]).toEqual([before, 'BUYER_RETURN'])
  })

  it('go back to stock once, after their receipt only', async () => {
    const claim = received()
    const before = stockOf(claim)
    expect((await restock(claim, '2')).code).toBe(33006)
    await confirm(claim, '0')
    expect((await restock(claim, '2')).success).toBe(true)
    expect((await restock(claim, '1')).code).toBe(33010)
    expect(stockOf(claim)).toBe(before + 2)
  })

  it('of a deleted SKU have no stock to go back to', async () => {
    const claim = received()
    db.goodsSkus.delete(claim.skuId)
    expect((await confirm(claim, '1')).code).toBe(33011)
    expect((await confirm(claim, '0')).success).toBe(true)
  })
})
