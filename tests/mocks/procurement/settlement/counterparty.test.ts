import { beforeEach, describe, expect, it } from 'vitest'
import type { Dispute } from '#features/procurement/dispute/model'
import { type Settlement, settlementTotals } from '#features/procurement/settlement/model'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { type Client, signIn } from '#tests/kit/api'

const BASE = '/api/gd-material'
const CODE = 'JS202403-00015'

const settlement = () => {
  const found = db.settlements.find(({ settlementCode }) => settlementCode === CODE)
  if (!found) throw new Error(CODE)
  return found
}

describe('a settlement that is being reconciled', () => {
  let client: Client
  beforeEach(async () => {
    resetDb()
    client = await signIn('nanwan')
  })
  const confirm = (totalAmountTax = settlement().totalAmountTax) =>
    client.post(`${BASE}/settlementBill/confirm`, { id: settlement().id, totalAmountTax })
  const object = (reason = '第2行按小票') =>
    client.post(`${BASE}/settlementBill/object`, { id: settlement().id, reason })
  const dispute = (change: object = {}) =>
    client.post(`${BASE}/settlementDispute/save`, {
      billId: settlement().id,
      lineId: settlement().lines[1]?.id,
      claimQuantity: '12.00',
      claimPrice: '515.00',
      reason: '密度偏高',
      evidence: [{ name: 'a.jpg', url: '/a.jpg' }],
      ...change,
    })
  const read = async () => (await client.get<Settlement>(`${BASE}/settlementBill/detail`, { id: settlement().id })).data
  const claims = async () =>
    (await client.get<Dispute[]>(`${BASE}/settlementDispute/queryList`, { billIds: settlement().id })).data
  const signatures = () =>
    db.approvals.filter(({ documentCode, position }) => documentCode === CODE && position === '供应商')

  it('has no signature of the supplier until somebody confirms, and then only theirs', async () => {
    expect(signatures()).toEqual([])
    expect(await confirm()).toMatchObject({ success: true })
    expect(await read()).toMatchObject({ status: 1, statusName: '已对账未结算' })
    const { userName } = db.accounts.find(({ account }) => account === 'nanwan') ?? {}
    expect(signatures()).toMatchObject([{ approverName: userName, operation: '确认对账' }])
  })

  it('is not confirmed at an outdated total, nor with an unanswered dispute', async () => {
    expect(await confirm('22303.54')).toMatchObject({ message: '结算金额现为 22,303.55 元，请核对后再确认' })
    await dispute()
    expect(await read()).toMatchObject({ disputeCount: 1, openDisputeCount: 1 })
    expect(await confirm()).toMatchObject({ message: '有 1 行异议未答复，请先提交异议或撤销' })
    expect(settlement().status).toBe(8)
  })

  it('goes back with its disputes, and returns answered: the accepted line has the claimed figures', async () => {
    await dispute()
    await dispute({ lineId: settlement().lines[0]?.id, claimQuantity: '12.50', claimPrice: '', evidence: [] })
    expect(await object('')).toMatchObject({ success: true })
    const reasons = (await claims()).map(({ seq, reason }) => `第 ${seq} 行：${reason}`).join('；')
    expect(await read()).toMatchObject({ status: 2, rejectReason: reasons })
    expect(await dispute()).toMatchObject({ message: '当前状态不允许该操作' })
    takeStep('resubmit', settlement().id)
    expect(await claims()).toMatchObject([
      {
        seq: 1,
        answer: 'REFUSED',
        answerText: '请补充磅单或签收照片后再提出',
        answerUserName: settlement().createUserName,
      },
      // An accepted claim is measured against what was settled before it.
      { seq: 2, answer: 'ACCEPTED', settleQuantity: '11.87', settlePriceTax: '505.00', amountTax: '5994.35' },
    ])
    const after = await read()
    expect(after.lines?.[1]).toMatchObject({ settleQuantity: '12.00', settlePriceTax: '515.00', amountTax: '6180.00' })
    // 22,303.55 − 5,994.35 + 12.00 × 515.00.
    expect(after).toMatchObject({ status: 8, totalAmountTax: '22489.20', disputeCount: 2, openDisputeCount: 0 })
    expect(after).toMatchObject({ refusedDisputeCount: 1 })
    expect(db.approvals.filter(({ documentCode }) => documentCode === CODE).at(-1)).toMatchObject({
      operation: '异议采纳 1 行、未采纳 1 行，重新提交对账',
    })
    expect(db.messages.all().at(-1)?.title).toBe(`结算单 ${CODE} 异议采纳 1 行、未采纳 1 行，待您对账`)
    const totals = settlementTotals(after.lines ?? [])
    expect([totals.amountTax, totals.amountNoTax, totals.taxAmount]).toEqual([
      after.totalAmountTax,
      after.totalAmountNoTax,
      after.totalTax,
    ])
    // What was accepted is neither claimed again nor dropped.
    expect(await dispute()).toMatchObject({ message: '当前状态不允许该操作' })
    expect(await confirm()).toMatchObject({ success: true })
  })

  it('that the buyer changed first says its status', async () => {
    takeStep('reject', settlement().id)
    expect(await confirm()).toMatchObject({ message: '结算单现为“已驳回”，请刷新后查看' })
    expect(await object()).toMatchObject({ message: '结算单现为“已驳回”，请刷新后查看' })
  })

  it('is closed to other suppliers', async () => {
    client = await signIn('yueheng')
    expect(await confirm()).toMatchObject({ message: '结算单不存在' })
    expect(await object()).toMatchObject({ message: '结算单不存在' })
  })
})
