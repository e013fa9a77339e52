import { beforeEach, describe, expect, it } from 'vitest'
import { type Dispute, differenceOf } from '#features/procurement/dispute/model'
import { db, resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'

const BASE = '/api/gd-material/settlementDispute'
const settlementOf = (code: string) => {
  const found = db.settlements.find(({ settlementCode }) => settlementCode === code)
  if (!found) throw new Error(code)
  return found
}

describe('the claims about a settlement', () => {
  let client: Client
  beforeEach(async () => {
    resetDb()
    client = await signIn('nanwan')
  })
  const claim = (change: object = {}) => {
    const settlement = settlementOf('JS202403-00015')
    return {
      billId: settlement.id,
      lineId: settlement.lines[1]?.id,
      claimQuantity: '12.00',
      reason: '密度偏高',
      evidence: [{ name: 'a.jpg', url: '/a.jpg' }],
      ...change,
    }
  }

  it('are stored with the figures of their line, one per line', async () => {
    await client.post(`${BASE}/save`, claim())
    await client.post(`${BASE}/save`, claim({ reason: '按小票' }))
    const { data } = await client.get<Dispute[]>(`${BASE}/queryList`, { billIds: settlementOf('JS202403-00015').id })
    expect(data).toMatchObject([
      { seq: 2, settlementCode: 'JS202403-00015', settleQuantity: '11.87', claimQuantity: '12.00', reason: '按小票' },
    ])
  })

  it('may be about the price alone', async () => {
    expect(await client.post(`${BASE}/save`, claim({ claimQuantity: '11.87', claimPrice: '515.00' }))).toMatchObject({
      success: true,
    })
    const { data } = await client.get<Dispute[]>(`${BASE}/queryList`, { billIds: settlementOf('JS202403-00015').id })
    // 11.87 m³ at 515.00 instead of 505.00.
    expect(data.map(differenceOf)).toEqual([{ quantity: '0.00', claimAmount: '6113.05', amount: '118.70' }])
  })

  it.each<[string, object, string]>([
    ['without a reason', { reason: '' }, '请填写异议原因'],
    ['of what was settled', { claimQuantity: '11.87', claimPrice: '505' }, '主张的数量和单价与结算一致，无需提出异议'],
    ['of what was settled, leaving the price', { claimQuantity: '11.87' }, '主张的数量和单价与结算一致，无需提出异议'],
    ['of a price with five decimals', { claimPrice: '505.00001' }, '主张单价最多保留4位小数'],
    ['of nothing', { claimQuantity: '0' }, '主张数量应大于0'],
    ['about a line of no such settlement', { lineId: '1' }, '结算明细不存在'],
    ['about a settled settlement', { billId: '', lineId: '' }, '缺少必要的请求参数: billId'],
  ])('%s is rejected with a message', async (_name, change, message) => {
    expect(await client.post(`${BASE}/save`, claim(change))).toMatchObject({ success: false, message })
  })

  it('are closed to others, and once the settlement is reconciled', async () => {
    const other = await signIn('yueheng')
    expect(await other.post(`${BASE}/save`, claim())).toMatchObject({ message: '结算单不存在' })
    db.settlements.update(settlementOf('JS202403-00015').id, { status: 1 })
    expect(await client.post(`${BASE}/save`, claim())).toMatchObject({ message: '当前状态不允许该操作' })
  })

  it('are dropped under their own settlement only, whose status decides', async () => {
    await client.post(`${BASE}/save`, claim())
    const { billId, lineId } = claim()
    const other = db.settlements.find(
      ({ id, supplierId }) => id !== billId && supplierId === db.settlements.get(billId)?.supplierId,
    )
    if (!other) throw new Error('one settlement only')
    db.settlements.update(other.id, { status: 8 })
    db.settlements.update(billId, { status: 1 })
    expect(await client.post(`${BASE}/drop`, { billId: other.id, lineId })).toMatchObject({ message: '异议不存在' })
    expect(db.disputes.get(lineId ?? '')).toBeDefined()
  })
})
