import { beforeAll, describe, expect, it } from 'vitest'
import { isFreightLine } from '#domain/document/freight'
import { decimal, fixed, quantityScale, sum } from '#domain/money'
import type { DocumentKind, Trail, TrailKey, TrailQuantity, TrailStep } from '#features/procurement/trail/model'
import { db } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'

/** The suppliers with documents, by an account that sees all of them. */
const ACCOUNTS = { yueheng: '9001', nanwan: '9002', haichuan: '9003', pengan: '9004' }

const clients = new Map<string, Client>()
beforeAll(async () => {
  for (const account of Object.keys(ACCOUNTS)) clients.set(account, await signIn(account))
})

async function trailOf(account: string, kind: DocumentKind, id: string): Promise<Trail> {
  const answer = await clients.get(account)?.get<Trail>('/api/gd-material/documentTrail/detail', { kind, id })
  if (!answer?.success) throw new Error(`${kind} ${id}: ${answer?.message}`)
  return answer.data
}

const step = (trail: Trail, key: TrailKey): TrailStep => {
  const found = trail.steps.find((one) => one.key === key)
  if (!found) throw new Error(`${trail.code} has no ${key}`)
  return found
}
type Line = { unit: string; quantity: unknown; materialName: string; isFreight?: boolean }
/** Goods by unit, without freight. */
function goods(lines: readonly Line[]): Record<string, string> {
  const sums: Record<string, string> = {}
  for (const line of lines) {
    if (isFreightLine(line) || decimal(line.quantity) === null) continue
    sums[line.unit] = fixed(sum([sums[line.unit], line.quantity]), quantityScale(line.unit))
  }
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => !decimal(value)?.eq(0)))
}
const asRecord = (quantities: readonly TrailQuantity[]) =>
  Object.fromEntries(quantities.map(({ unit, quantity }) => [unit, quantity]))
const plus = (...parts: Record<string, string | null>[]) =>
  goods(parts.flatMap((part) => Object.entries(part).map(([unit, quantity]) => ({ unit, quantity, materialName: '' }))))
const money = (values: readonly unknown[]) => fixed(sum(values), 2)
const codes = ({ documents }: TrailStep) => documents.map(({ code }) => code).sort()
const acceptedOf = (note: {
  items: { unit: string; quantity: unknown; acceptedQuantity: unknown; materialName: string }[]
}) => note.items.map((item) => ({ ...item, quantity: item.acceptedQuantity ?? item.quantity }))

/** Invariant of every trail: quantity and money of a stage are the sums over its documents. */
function addsUp(trail: Trail) {
  expect(trail.steps.map(({ key }) => key)).toEqual(['contract', 'order', 'deliver', 'accept', 'settle', 'pay'])
  for (const { key, documents, quantities, amount, isSource } of trail.steps) {
    const name = `${trail.code} ${key}`
    expect(asRecord(quantities), name).toEqual(plus(...documents.map((paper) => asRecord(paper.quantities))))
    if (isSource)
      expect(
        documents.map((paper) => paper.amount),
        name,
      ).toEqual(documents.map(() => -1))
    else expect(amount, name).toBe(money(documents.map((paper) => paper.amount)))
    expect(new Set(documents.map(({ code }) => code)).size, name).toBe(documents.length)
  }
}

describe.each(Object.entries(ACCOUNTS))('the trails of %s', (account, supplierId) => {
  const notes = () => db.delivers.filter((row) => row.supplierId === supplierId)
  const settlements = () =>
    db.settlements.filter((row) => row.supplierId === supplierId && ![0, 4].includes(row.status))

  it('of a contract hold all its documents, and each adds up', async () => {
    for (const contract of db.contracts.filter((row) => row.supplierId === supplierId && row.status === 8)) {
      const trail = await trailOf(account, 'CONTRACT', contract.id)
      addsUp(trail)
      const own = notes().filter((row) => row.contractId === contract.id)
      const billed = settlements().filter((row) => row.contractId === contract.id)
      expect(codes(step(trail, 'deliver'))).toEqual(own.map(({ deliverSn }) => deliverSn).sort())
      expect(codes(step(trail, 'settle'))).toEqual(billed.map(({ settlementCode }) => settlementCode).sort())
      expect(step(trail, 'settle').amount).toBe(money(billed.map((row) => row.totalAmountTax)))
      const [deliver, accept] = [step(trail, 'deliver'), step(trail, 'accept')]
      expect(asRecord(deliver.quantities), contract.contractCode).toEqual(goods(own.flatMap(({ items }) => items)))
      // Delivered = accepted as delivered + on its way; accepted = on settlements + not settled.
      const arrived = own.filter(({ status }) => status > 0)
      expect(asRecord(deliver.quantities)).toEqual(
        plus(goods(arrived.flatMap(({ items }) => items)), asRecord(accept.left)),
      )
      const numbers = new Set(billed.flatMap(({ lines }) => lines.map(({ deliverSn }) => deliverSn)))
      const settled = goods(arrived.filter(({ deliverSn }) => numbers.has(deliverSn)).flatMap(acceptedOf))
      expect(asRecord(accept.quantities)).toEqual(plus(settled, asRecord(step(trail, 'settle').left)))
    }
  })

  it('of an order or a note hold only what belongs to it', async () => {
    for (const order of db.orders.filter((row) => row.supplierId === supplierId && row.status !== 'CANCEL')) {
      const trail = await trailOf(account, 'ORDER', order.orderSn).catch(() => null)
      if (!trail) continue
      addsUp(trail)
      const own = notes().filter((row) => row.orderSn === order.orderSn)
      const numbers = own.map(({ deliverSn }) => deliverSn)
      expect(codes(step(trail, 'deliver'))).toEqual([...numbers].sort())
      const lines = settlements().flatMap((settlement) =>
        settlement.lines.filter((line) => numbers.includes(line.deliverSn)),
      )
      expect(step(trail, 'settle').amount, order.orderSn).toBe(money(lines.map((line) => line.amountTax)))
      expect(asRecord(step(trail, 'settle').quantities)).toEqual(
        goods(lines.map((line) => ({ ...line, quantity: line.settleQuantity }))),
      )
      expect(step(trail, 'contract')).toMatchObject({ isSource: true, quantities: [], amount: -1 })
    }
    for (const note of notes()) {
      const trail = await trailOf(account, 'NOTE', note.deliverSn)
      addsUp(trail)
      expect(codes(step(trail, 'deliver'))).toEqual([note.deliverSn])
      expect(codes(step(trail, 'settle')).length).toBeLessThanOrEqual(1)
      const lines = settlements().flatMap((settlement) =>
        settlement.lines.filter((line) => line.deliverSn === note.deliverSn),
      )
      expect(step(trail, 'settle').amount, note.deliverSn).toBe(money(lines.map((line) => line.amountTax)))
    }
  })

  it('of a settlement hold the notes of its lines and its own money, and no weight for freight', async () => {
    for (const settlement of settlements()) {
      const trail = await trailOf(account, 'SHEET', settlement.id)
      addsUp(trail)
      const numbers = new Set(settlement.lines.map(({ deliverSn }) => deliverSn).filter(Boolean))
      expect(codes(step(trail, 'deliver'))).toEqual([...numbers].sort())
      expect(codes(step(trail, 'settle'))).toEqual([settlement.settlementCode])
      expect(step(trail, 'settle').amount).toBe(settlement.totalAmountTax)
      expect(asRecord(step(trail, 'settle').quantities)).toEqual(
        goods(settlement.lines.map((line) => ({ ...line, quantity: line.settleQuantity }))),
      )
    }
  })
})

it('counts the freight of the reference settlement in money and not in tonnes', async () => {
  const settlement = db.settlements.find(({ settlementCode }) => settlementCode === 'JS202403-00019')
  const trail = await trailOf('haichuan', 'SHEET', settlement?.id ?? '')
  expect(step(trail, 'settle')).toMatchObject({ amount: '24015.40', quantities: [{ unit: 't', quantity: '102.650' }] })
  expect(step(trail, 'deliver').documents).toHaveLength(3)
})

it('shows an account only the stages it may see, and nobody another supplier’s documents', async () => {
  clients.set('yueheng01', await signIn('yueheng01'))
  const trail = await trailOf('yueheng01', 'NOTE', 'SH20240315-0001')
  expect(trail.steps.map(({ key }) => key)).toEqual(['order', 'deliver', 'accept'])
  await expect(trailOf('haichuan', 'NOTE', 'SH20240315-0001')).rejects.toThrow('单据不存在')
  await expect(trailOf('yueheng01', 'CONTRACT', '1')).rejects.toThrow('权限不足')
})
