import { expect } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'
import { decimal, fixed, lineAmounts, singleQuantity, sum } from '#domain/money'
import { serverNow } from '#domain/time'
import { settlementTotals } from '#features/procurement/settlement/model'
import { db } from '#mocks/areas'
import type { ContractRow } from '#mocks/procurement/contract/rows'
import { materialsOf } from '#mocks/procurement/contract/rules'
import type { DeliveryNoteRow } from '#mocks/procurement/delivery/rows'
import type { SettlementRow } from '#mocks/procurement/settlement/rows'

// Walks a chain of documents and checks each against the one before.

/**
 * Documents of the reference that contradict its own rules: they are fixed, so they are exempt from the rule they
 * break.
 */
const EXCEPT = {
  /** A worked example delivers from an order whose send time another one leaves unconfirmed. */
  unconfirmed: ['SH20240409-0001'],
  /** A worked settlement weighs more than was delivered; the settlement is fixed to the cent. */
  heavier: ['SH20240315-0002'],
  /** A worked example prices this settlement by the quotation of the day, not by the contract. */
  priced: ['JS202403-00012'],
  /** A worked settlement starts its period four months before its contract. */
  earlyPeriod: ['JS202401-00031'],
}

export const ordersOf = (contractId: string) => db.orders.filter((row) => row.contractId === contractId)
export const notesOf = (contractId: string) => db.delivers.filter((row) => row.contractId === contractId)
export const pagesOf = (contractId: string) => db.settlements.filter((row) => row.contractId === contractId)
const stepsOf = (code: string) => db.approvals.filter(({ documentCode }) => documentCode === code)

/** A settlement that bills its notes: any but a voided one. */
export const isBinding = ({ status }: SettlementRow) => status !== 4
const isSettled = ({ status }: SettlementRow) => status === 3

/** Asserts that moments are in order; missing ones are skipped. A day counts from its first second. */
export function inOrder(what: string, ...moments: (string | undefined | null)[]) {
  const known = moments.filter((moment): moment is string => Boolean(moment))
  known.forEach((moment, at) => {
    const before = known[at - 1] ?? ''
    expect(moment.length === 10 ? moment >= before.slice(0, 10) : moment >= before, `${what}: ${known}`).toBe(true)
  })
}

function atMost(what: string, less: unknown, more: unknown) {
  const [a, b] = [decimal(less), decimal(more)]
  expect(a !== null && b !== null && a.lte(b), `${what}: ${a?.toFixed()} of ${b?.toFixed()}`).toBe(true)
}

export function walkNote(contract: ContractRow, note: DeliveryNoteRow) {
  const { deliverSn, accept, stockIn, supplementary } = note
  const order = db.orders.find(({ orderSn }) => orderSn === note.orderSn)
  expect(order !== undefined, deliverSn).toBe(note.sourceType === 'PURCHASE_ORDER')
  inOrder(
    deliverSn,
    begins(contract),
    order?.createTime,
    ...stepsOf(note.orderSn).map(({ time }) => time),
    note.createTime,
    note.deliverTime,
    accept?.acceptTime,
    stockIn?.stockInTime,
    serverNow(),
  )
  inOrder(deliverSn, note.deliverTime, note.expectArriveTime)
  inOrder(deliverSn, note.createTime, supplementary?.loadTime, supplementary?.arriveTime, accept?.acceptTime)
  inOrder(deliverSn, supplementary?.arriveTime, supplementary?.leaveTime, stockIn?.stockInTime)
  for (const print of db.printRecords.filter((row) => row.deliverSn === deliverSn))
    inOrder(deliverSn, note.createTime, print.printTime, serverNow())
  expect(note.deliverTime.slice(0, 10) <= contract.expireDate, deliverSn).toBe(true)
  expect([accept !== null, stockIn !== null], deliverSn).toEqual([note.status > 0, note.status === 2])
  expect(
    contract.projects.map(({ projectId }) => projectId),
    deliverSn,
  ).toContain(note.projectId)
  if (order) {
    expect(note.projectId, deliverSn).toBe(order.projectId)
    if (!EXCEPT.unconfirmed.includes(deliverSn)) expect(order.sendTimeVerified, deliverSn).toBe(true)
    expect(order.status, deliverSn).not.toBe('CANCEL')
  }
  for (const [id, owner] of [
    [note.driverId, db.drivers.get(note.driverId)],
    [note.carId, db.cars.get(note.carId)],
  ] as const)
    if (id) expect(owner?.supplierId, deliverSn).toBe(note.supplierId)
  for (const item of note.items) {
    const source = order?.items.find(({ id }) => id === item.sourceItemId) ?? db.materials.get(item.sourceItemId)
    expect(source, deliverSn).toMatchObject({ spec: item.spec, taxUnitPrice: item.taxUnitPrice, taxRate: item.taxRate })
    expect(item.amountTax, deliverSn).toBe(lineAmounts(item)?.amountTax)
    expect(item.acceptedQuantity !== null, deliverSn).toBe(note.status > 0)
    if (note.status > 0 && !EXCEPT.heavier.includes(deliverSn)) atMost(deliverSn, item.acceptedQuantity, item.quantity)
  }
}

export function walkSettlement(contract: ContractRow, sheet: SettlementRow) {
  const { settlementCode: code, status, lines } = sheet
  expect([sheet.supplierId, sheet.materialType], code).toEqual([contract.supplierId, contract.materialType])
  expect(sheet.contractName, code).toBe(contract.contractName)
  expect(
    contract.projects.map(({ projectId }) => projectId),
    code,
  ).toContain(sheet.projectId)
  if (!EXCEPT.earlyPeriod.includes(code)) inOrder(code, begins(contract).slice(0, 10), sheet.periodStart)
  inOrder(code, begins(contract), sheet.periodEnd, sheet.createTime, serverNow())
  const steps = stepsInOrder(code, sheet.createTime)
  inOrder(code, sheet.createTime, sheet.settleDate, sheet.payTime, serverNow())
  if (sheet.payTime) inOrder(code, steps.at(-1)?.time, sheet.payTime)
  expect(sheet.settleDate !== '', code).toBe(isSettled(sheet))
  expect(sheet.payStatus === 2, code).toBe(sheet.payTime !== '')
  if (sheet.payStatus === 2) expect(status, code).toBe(3)
  const totals = settlementTotals(lines)
  expect([sheet.totalAmountTax, sheet.totalAmountNoTax, sheet.totalTax, sheet.totalQuantity], code).toEqual([
    totals.amountTax,
    totals.amountNoTax,
    totals.taxAmount,
    singleQuantity(totals.quantity),
  ])
  expect(sheet.totalAmountCn, code).toBe(chineseAmount(sheet.totalAmountTax))
  expect(sheet.deliverCount, code).toBe(new Set(lines.map((line) => line.deliverSn || line.id)).size)
  for (const line of lines) {
    const note = db.delivers.find(({ deliverSn }) => deliverSn === line.deliverSn)
    expect([note?.contractId, note?.projectId, note?.status], `${code} ${line.seq}`).toEqual([
      contract.id,
      sheet.projectId,
      2,
    ])
    inOrder(code, note?.stockIn?.stockInTime, sheet.createTime)
    inOrder(code, sheet.periodStart, line.supplyDate, sheet.periodEnd)
    expect([note?.deliverTime.slice(0, 10), note?.carNo], code).toEqual([line.supplyDate, line.carNo])
    expect(line.amountTax, code).toBe(
      lineAmounts({ ...line, quantity: line.settleQuantity, taxUnitPrice: line.settlePriceTax })?.amountTax,
    )
    const item = note?.items.find(({ spec, quantity }) => spec === line.spec && quantity === line.quantity)
    if (line.isFreight) continue
    expect(item, `${code} ${line.seq}`).toBeDefined()
    atMost(code, line.settleQuantity, item?.acceptedQuantity)
    expect(line.weighedQuantity, code).toBe(item?.weighedQuantity)
    if (!EXCEPT.priced.includes(code)) expect(line.settlePriceTax, code).toBe(item?.taxUnitPrice)
  }
}

/** Contracted ≥ ordered ≥ delivered ≥ accepted ≥ settled ≥ paid, per material and in money. */
export function walkQuantities(contract: ContractRow) {
  const { contractCode: code } = contract
  const orders = ordersOf(contract.id)
  const notes = notesOf(contract.id)
  const items = notes.flatMap((note) => note.items.map((item) => ({ note, item })))
  for (const order of orders) {
    const full = order.items.every((line) => total(items, line.id).eq(line.quantity ?? 0))
    expect(order.status === 'DELIVERED', order.orderSn).toBe(full)
    for (const line of order.items) atMost(`${order.orderSn} sent`, total(items, line.id), line.quantity)
  }
  for (const line of materialsOf(contract.id)) {
    const asked = orders.filter(({ status }) => status !== 'CANCEL').flatMap((order) => order.items)
    const ordered = sum(asked.filter((item) => item.contractMaterialId === line.id).map(({ quantity }) => quantity))
    // A note drawn from the contract itself counts as ordered.
    if (line.quantity !== null) atMost(`${code} ordered`, ordered.plus(total(items, line.id)), line.quantity)
  }
  const sheets = pagesOf(contract.id)
  const settled = sheets.filter(isSettled)
  const amount = (rows: SettlementRow[]) => sum(rows.map((row) => row.totalAmountTax))
  if (contract.status === 8) expect(contract.settledAmountTax, code).toBe(fixed(amount(settled), 2))
  const delivered = sum(items.map(({ item }) => item.amountTax))
  const accepted = sum(items.map(({ item }) => lineAmounts({ ...item, quantity: item.acceptedQuantity })?.amountTax))
  if (contract.totalAmountTax !== null) atMost(`${code} delivered`, delivered, contract.totalAmountTax)
  atMost(`${code} paid`, amount(settled.filter(({ payStatus }) => payStatus === 2)), amount(settled))
  if (sheets.some(({ settlementCode }) => EXCEPT.priced.includes(settlementCode))) return
  atMost(`${code} accepted`, accepted, delivered)
  atMost(`${code} settled`, sum(sheets.filter(isBinding).flatMap(({ lines }) => goods(lines))), accepted)
}

/** Freight is not delivered: its line repeats the weight of its goods. */
function goods(lines: SettlementRow['lines']) {
  return lines.filter(({ isFreight }) => !isFreight).map(({ amountTax }) => amountTax)
}

function total(items: readonly { item: DeliveryNoteRow['items'][number] }[], sourceItemId: string) {
  return sum(items.filter(({ item }) => item.sourceItemId === sourceItemId).map(({ item }) => item.quantity))
}

/** The moment from which a contract may be used. */
export function begins({ auditTime, effectiveDate }: ContractRow): string {
  return auditTime.slice(0, 10) >= effectiveDate ? auditTime : `${effectiveDate} 00:00:00`
}

export function stepsInOrder(code: string, created: string) {
  const steps = stepsOf(code)
  inOrder(code, created, ...steps.map(({ time }) => time), serverNow())
  return steps
}
