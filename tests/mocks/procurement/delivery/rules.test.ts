import { beforeEach, describe, expect, it } from 'vitest'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import { resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { allRecords, type Client, NOTES, ORDERS, signIn } from '#tests/kit/api'
import { noteOf, orderDraft } from './note'

const ORDER = 'CG20240402-0003'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

const add = (payload = orderDraft()) => client.post<{ id: string; deliverSn: string }>(`${NOTES}/add`, payload)
const orderNow = async () => (await client.get<PurchaseOrder>(`${ORDERS}/getByOrderSn`, { orderSn: ORDER })).data

describe('voiding a note', () => {
  const voidNote = (id: string, reason = '车牌填错') => client.post(`${NOTES}/void`, { id, reason })

  it('returns its quantities, reopens a complete order, and leaves lists of work', async () => {
    const before = await orderNow()
    const left = before.items?.[0]?.remainQuantity ?? ''
    const { data } = await add(orderDraft({}, { quantity: left }))
    expect(await orderNow()).toMatchObject({ status: 'DELIVERED', items: [{ remainQuantity: '0.000' }] })
    expect(await voidNote(data.id, '')).toMatchObject({ success: false, message: '请填写作废原因' })
    expect(await voidNote(data.id)).toMatchObject({ success: true })
    expect(await orderNow()).toMatchObject({ status: 'UNDELIVERED', items: [{ remainQuantity: left }] })
    expect(await noteOf(client, data.deliverSn)).toMatchObject({
      status: 4,
      statusName: '已作废',
      voidReason: '车牌填错',
    })
    const missing = await allRecords<{ id: string }>(client, `${NOTES}/get-deliver-page/1`, { copyMissing: '1' })
    expect(missing.map(({ id }) => id)).not.toContain(data.id)
    const trail = await client.get<{ steps: { key: string; documents: { code: string }[] }[] }>(
      '/api/gd-material/documentTrail/detail',
      { kind: 'ORDER', id: ORDER },
    )
    expect(JSON.stringify(trail.data)).not.toContain(data.deliverSn)
    const history = await client.get<{ action: string; detail: string }[]>('/api/gd-material/recordLog/queryList', {
      kind: 'NOTE',
      id: data.deliverSn,
    })
    expect(history.data).toContainEqual(expect.objectContaining({ action: 'void', detail: '车牌填错' }))
  })

  it('is refused once the site has accepted it, and to other suppliers', async () => {
    const { data } = await add()
    expect(await (await signIn('nanwan')).post(`${NOTES}/void`, { id: data.id, reason: '误建' })).toMatchObject({
      message: '送货单不存在',
    })
    takeStep('accept', data.id)
    expect(await voidNote(data.id)).toMatchObject({ message: '送货单现为“已验收”，不能作废，请刷新后查看' })
  })

  it('keeps the site from accepting it', async () => {
    const { data } = await add()
    await voidNote(data.id)
    expect(() => takeStep('accept', data.id)).toThrow('当前状态不允许该操作')
  })
})
