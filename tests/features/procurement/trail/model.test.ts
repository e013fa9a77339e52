import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import type { Deliver } from '#features/procurement/delivery/model'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import type { SettlementBill } from '#features/procurement/settlement/model'
import { type TrailDocuments, type TrailStep, trailOf } from '#features/procurement/trail/model'

/** What of a note counts here; the rest a trail never reads. */
type Shipped = { unit: string; quantity: string; accepted?: string; isBilled?: boolean }

function note(lines: readonly Shipped[]): Deliver {
  const isAccepted = lines.every(({ accepted }) => accepted !== undefined)
  return {
    deliverSn: 'SH1',
    status: isAccepted ? 2 : 0,
    settlementCode: lines.some(({ isBilled }) => isBilled) ? 'JS1' : '',
    deliverTime: '2024-03-15 08:00:00',
    totalAmountTax: '0.00',
    items: lines.map(({ unit, quantity, accepted }) => ({ unit, quantity, acceptedQuantity: accepted ?? null })),
  } as unknown as Deliver
}

function order(lines: readonly { unit: string; quantity: string; remain: string }[]): PurchaseOrder {
  const items = lines.map(({ unit, quantity, remain }) => ({ unit, quantity, remainQuantity: remain }))
  return {
    status: 'UNDELIVERED',
    sendTimeVerified: true,
    totalAmountTax: '100.00',
    createTime: '',
    items,
  } as unknown as PurchaseOrder
}

function bill(change: Partial<SettlementBill>): SettlementBill {
  return {
    status: 8,
    payStatus: 0,
    payTime: '',
    totalAmountTax: '10.00',
    createTime: '2024-04-01',
    ...change,
  } as SettlementBill
}

function step(documents: TrailDocuments, key: TrailStep['key']): TrailStep {
  const found = trailOf(documents).find((one) => one.key === key)
  if (!found) throw new Error(`no step ${key}`)
  return found
}

describe('the paper trail', () => {
  it('keeps units apart', () => {
    const { done } = step(
      {
        notes: [
          note([
            { unit: 't', quantity: '1.5' },
            { unit: '张', quantity: '30' },
          ]),
        ],
      },
      'deliver',
    )
    expect([...done]).toEqual([
      ['t', '1.500'],
      ['张', '30'],
    ])
  })

  it('has no step for what could not be read', () => {
    expect(trailOf({ notes: [] }).map(({ key }) => key)).toEqual(['deliver', 'accept'])
    expect(trailOf({})).toEqual([])
  })

  it.each([
    [{ orders: [order([{ unit: 't', quantity: '5', remain: '5' }])], notes: [] }, 'deliver', '下一步：供应商送货'],
    [{ notes: [note([{ unit: 't', quantity: '5' }])] }, 'accept', '下一步：项目部验收'],
    [{ notes: [] }, 'accept', ''],
    [{ bills: [bill({ status: 8 })] }, 'settle', '下一步：供应商与项目部对账'],
    [{ bills: [bill({ status: 1 })] }, 'settle', '下一步：财务结算'],
    [{ bills: [bill({ status: 9 })] }, 'settle', '下一步：财务处理异常后重新结算'],
    [{ bills: [bill({ status: 3 })] }, 'settle', ''],
    [{ bills: [bill({ status: 3 })] }, 'pay', '下一步：财务付款'],
    [{ bills: [bill({ status: 3, payStatus: 2 })] }, 'pay', ''],
    [{ bills: [bill({ status: 4 })] }, 'settle', ''],
  ] as [TrailDocuments, TrailStep['key'], string][])('%o: %s waits for “%s”', (documents, key, next) => {
    expect(step(documents, key).next).toBe(next)
  })

  it('counts no voided sheet, and as paid only what was', () => {
    const bills = [bill({ status: 3, payStatus: 2 }), bill({ status: 3 }), bill({ status: 4 }), bill({})]
    expect(step({ bills }, 'settle')).toMatchObject({ count: 3, amount: '30.00' })
    expect(step({ bills }, 'pay')).toMatchObject({ count: 1, amount: '10.00' })
  })

  it('adds up: delivered = accepted as sent + awaited, and accepted = settled + left, whatever was shipped', () => {
    const amount = fc.integer({ min: 1, max: 99_999 }).map((value) => fixed(value / 1000, 3))
    const load = fc.record({
      quantity: amount,
      state: fc.constantFrom('sent', 'accepted', 'billed'),
    })
    fc.assert(
      fc.property(fc.array(load, { maxLength: 30 }), (loads) => {
        const notes = loads.map(({ quantity, state }) =>
          note([
            { unit: 't', quantity, ...(state === 'sent' ? {} : { accepted: quantity, isBilled: state === 'billed' }) },
          ]),
        )
        const documents = { notes, bills: [] }
        const tonnes = (key: TrailStep['key'], side: 'done' | 'left') => sum([step(documents, key)[side].get('t')])
        expect(tonnes('deliver', 'done').eq(tonnes('accept', 'done').plus(tonnes('accept', 'left')))).toBe(true)
        expect(tonnes('accept', 'done').eq(tonnes('settle', 'done').plus(tonnes('settle', 'left')))).toBe(true)
      }),
    )
  })
})
