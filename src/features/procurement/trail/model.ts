import { type Decimal, decimal, fixed, quantityScale, sum } from '#domain/money'
import { wireText } from '#domain/wire'
import type { Contract } from '#features/procurement/contract/model'
import type { Deliver } from '#features/procurement/delivery/model'
import type { ContractMaterial } from '#features/procurement/material/model'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import { isPaid, type SettlementBill, settlementNext } from '#features/procurement/settlement/model'

/** The documents of one contract, or of one order of it. What the account may not see or could not be read is left out. */
export type TrailDocuments = {
  contract?: Contract
  materials?: readonly ContractMaterial[]
  orders?: readonly PurchaseOrder[]
  /** Their lines make the quantities; a server that sends none leaves the counts. */
  notes?: readonly Deliver[]
  bills?: readonly SettlementBill[]
}

export type TrailStep = {
  key: 'contract' | 'order' | 'deliver' | 'accept' | 'settle' | 'pay'
  /** How many documents; none for the contract itself. */
  count?: number
  /** What got this far, by unit. */
  done: Quantities
  /** What has still to get here from the step before, by unit. */
  left: Quantities
  /** In yuan. */
  amount?: string
  /** The last time something happened. */
  date: string
  /** Who acts next, in words; '' when nobody has to. */
  next: string
}

/** Quantities by unit: tonnes and pieces do not add up. */
export type Quantities = ReadonlyMap<string, string>

type Line = { unit: string; quantity: unknown }

/** Where a contract stands on the way to payment, step by step. Steps without a reading are left out. */
export function trailOf(documents: TrailDocuments): TrailStep[] {
  const { contract, materials, orders, notes, bills } = documents
  const sent = notes?.flatMap((note) => linesOf(note))
  const arrived = notes?.filter(isAccepted).flatMap((note) => acceptedLines(note))
  const billed = notes?.filter((note) => note.settlementCode !== '').flatMap((note) => acceptedLines(note))
  const open = bills?.filter(({ status }) => status !== 4)
  const steps: (TrailStep | null)[] = [
    contract
      ? {
          key: 'contract',
          done: byUnit(materials ?? []),
          left: NONE,
          amount: moneyOf([contract.totalAmountTax]),
          date: contract.signDate,
          next: CONTRACT_NEXT[contract.status] ?? '',
        }
      : null,
    orders
      ? {
          key: 'order',
          count: orders.length,
          done: byUnit(orders.flatMap((order) => order.items ?? [])),
          left: NONE,
          amount: moneyOf(orders.filter(({ status }) => status !== 'CANCEL').map((order) => order.totalAmountTax)),
          date: latest(orders.map((order) => order.createTime)),
          next: orderNext(orders),
        }
      : null,
    notes
      ? {
          key: 'deliver',
          count: notes.length,
          done: byUnit(sent ?? []),
          left: byUnit(toDeliver(documents)),
          amount: moneyOf(notes.map((note) => note.totalAmountTax)),
          date: latest(notes.map((note) => note.deliverTime)),
          next: byUnit(toDeliver(documents)).size > 0 ? '下一步：供应商送货' : '',
        }
      : null,
    notes
      ? {
          key: 'accept',
          count: notes.filter(isAccepted).length,
          done: byUnit(arrived ?? []),
          left: byUnit(notes.filter((note) => !isAccepted(note)).flatMap((note) => linesOf(note))),
          date: latest(notes.map((note) => note.accept?.acceptTime)),
          next: acceptNext(notes),
        }
      : null,
    open
      ? {
          key: 'settle',
          count: open.length,
          done: byUnit(billed ?? []),
          left: minus(byUnit(arrived ?? []), byUnit(billed ?? [])),
          amount: moneyOf(open.map((bill) => bill.totalAmountTax)),
          date: latest(open.map((bill) => bill.createTime)),
          next: settleNext(open),
        }
      : null,
    open
      ? {
          key: 'pay',
          count: open.filter(isPaid).length,
          done: NONE,
          left: NONE,
          amount: moneyOf(open.filter(isPaid).map((bill) => bill.totalAmountTax)),
          date: latest(open.filter(isPaid).map((bill) => bill.payTime)),
          next: open.some((bill) => bill.status === 3 && !isPaid(bill)) ? '下一步：财务付款' : '',
        }
      : null,
  ]
  return steps.filter((step) => step !== null)
}

const NONE: Quantities = new Map()

const CONTRACT_NEXT: Readonly<Record<string, string>> = {
  0: '下一步：供应商提交',
  2: '下一步：采购单位审核',
  4: '下一步：供应商修改后重新提交',
}

function orderNext(orders: readonly PurchaseOrder[]): string {
  const open = orders.filter(({ status }) => status === 'UNDELIVERED')
  return open.some((order) => !order.sendTimeVerified) ? '下一步：供应商确认发货时间' : ''
}

function acceptNext(notes: readonly Deliver[]): string {
  if (notes.some((note) => !isAccepted(note))) return '下一步：项目部验收'
  return notes.some(({ status }) => status === 1) ? '下一步：项目部入库' : ''
}

/** The sheet that has come least far waits for somebody. */
function settleNext(open: readonly SettlementBill[]): string {
  const waiting = open.find(({ status }) => status !== 3)
  return waiting ? settlementNext(waiting) : ''
}

/** Of an order its lines say it, of a whole contract the materials; a framework agreement without quantities has no end. */
function toDeliver({ materials, orders }: TrailDocuments): Line[] {
  const lines = materials ?? orders?.filter(({ status }) => status !== 'CANCEL').flatMap((order) => order.items ?? [])
  return (lines ?? []).map(({ unit, remainQuantity }) => ({ unit, quantity: remainQuantity }))
}

function isAccepted({ status }: Deliver): boolean {
  return status !== 0
}

function linesOf(note: Deliver): Line[] {
  return note.items ?? []
}

function acceptedLines(note: Deliver): Line[] {
  return (note.items ?? []).map(({ unit, quantity, acceptedQuantity }) => ({
    unit,
    quantity: acceptedQuantity ?? quantity,
  }))
}

/** Adds lines up by unit; units with nothing are left out. */
function byUnit(lines: readonly Line[]): Quantities {
  const sums = new Map<string, Decimal>()
  for (const { unit, quantity } of lines) {
    const value = decimal(quantity)
    if (value) sums.set(unit, (sums.get(unit) ?? sum([])).plus(value))
  }
  return texts(sums)
}

function minus(from: Quantities, taken: Quantities): Quantities {
  return texts(new Map([...from].map(([unit, value]) => [unit, sum([value]).minus(sum([taken.get(unit)]))])))
}

function texts(sums: ReadonlyMap<string, Decimal>): Quantities {
  const entries = [...sums].filter(([, value]) => !value.eq(0))
  return new Map(entries.map(([unit, value]) => [unit, fixed(value, quantityScale(unit))]))
}

function moneyOf(values: readonly unknown[]): string {
  return fixed(sum(values), 2)
}

function latest(times: readonly (string | null | undefined)[]): string {
  return times.map(wireText).sort().at(-1) ?? ''
}
