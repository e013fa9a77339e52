import { beforeEach, describe, expect, it } from 'vitest'
import type { DeliveryNotePayload } from '#features/procurement/delivery/model/payload'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import { db, resetDb } from '#mocks/areas'
import { type Client, NOTES, ORDERS, signIn } from '#tests/kit/api'
import { lineOf, noteOf, orderDraft } from './note'

const ORDER = 'CG20240402-0003'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

function add(payload: DeliveryNotePayload) {
  return client.post<{ id: string; deliverSn: string }>(`${NOTES}/add`, payload)
}

async function orderNow(): Promise<PurchaseOrder> {
  return (await client.get<PurchaseOrder>(`${ORDERS}/getByOrderSn`, { orderSn: ORDER })).data
}

describe('a note that replaces another', () => {
  it('voids it for the reason given, may use its quantities, and each names the other', async () => {
    const { data: old } = await add(orderDraft({}, { quantity: '60' }))
    const payload = orderDraft({ correctsId: old.id, voidReason: '车牌填错', carNo: '粤B54321' }, { quantity: '59' })
    const { data } = await add(payload)
    expect(await noteOf(client, old.deliverSn)).toMatchObject({
      status: 4,
      voidReason: '车牌填错',
      correctedBySn: data.deliverSn,
    })
    expect(await noteOf(client, data.deliverSn)).toMatchObject({
      status: 0,
      voidReason: '',
      correctsSn: old.deliverSn,
      carNo: '粤B54321',
    })
    expect(await orderNow()).toMatchObject({ status: 'UNDELIVERED', deliveredQuantity: '59.000' })
  })

  it.each<[string, Partial<DeliveryNotePayload>, string]>([
    ['without a reason', { voidReason: ' ' }, '请填写作废原因'],
    [
      'beyond the quantity left',
      { items: [{ sourceItemId: lineOf(ORDER), quantity: '61', heatNo: 'LZ1234' }] },
      '第1行送货数量不能大于剩余数量',
    ],
  ])('leaves the old one as it is when refused %s', async (_, change, message) => {
    const { data: old } = await add(orderDraft({}, { quantity: '60' }))
    const payload = orderDraft({ correctsId: old.id, voidReason: '车牌填错', ...change })
    expect((await add(payload)).message).toBe(message)
    expect(await noteOf(client, old.deliverSn)).toMatchObject({ status: 0, correctedBySn: '' })
    expect((await orderNow()).status).toBe('DELIVERED')
  })

  it('is refused once the site has accepted the old one', async () => {
    const { data: old } = await add(orderDraft())
    db.delivers.update(old.id, { status: 1 })
    const { message } = await add(orderDraft({ correctsId: old.id, voidReason: '车牌填错' }))
    expect(message).toBe(`送货单 ${old.deliverSn} 现在是「已验收」，不能再更正。`)
  })

  it('is refused once another has replaced the old one, which is named', async () => {
    const { data: old } = await add(orderDraft())
    const { data: by } = await add(orderDraft({ correctsId: old.id, voidReason: '车牌填错' }))
    const { message } = await add(orderDraft({ correctsId: old.id, voidReason: '数量填错' }))
    expect(message).toBe(`送货单 ${old.deliverSn} 已更正为 ${by.deliverSn}，不能再更正。`)
  })
})
