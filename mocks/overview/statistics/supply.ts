import { isFreightLine } from '#domain/document/freight'
import { settlementStatus } from '#domain/document/procurementStatus'
import { memoizeByRef } from '#domain/memoizeByRef'
import { decimal, fixed, lineAmounts, quantityTotals, singleQuantity, sum } from '#domain/money'
import { daysBetween } from '#domain/time'
import { grouped } from '#features/overview/statistics/figures/model'
import { SUPPLY_STEPS, type SupplyGroup, type SupplyStep } from '#features/overview/statistics/model'
import { type Days, isIn } from '#features/overview/statistics/period/model'
import { acceptedAmount, isVoided } from '#features/procurement/delivery/model'
import { isPaid } from '#features/procurement/settlement/model'
import { type DeliveryNoteRow, deliveryTables } from '#mocks/procurement/delivery/rows'
import { type SettlementRow, settlementTables } from '#mocks/procurement/settlement/rows'

/** A line of a note or settlement at one step. Freight has an amount and no quantity. */
export type SupplyLine = {
  step: SupplyStep
  id: string
  sn: string
  date: string
  projectId: string
  projectName: string
  materialName: string
  unit: string
  quantity: string
  amount: string
}

/** The lines of a supplier at a step, by the step's own time; amounts include tax. */
export function linesAt(step: SupplyStep, supplierId: string, days: Days): SupplyLine[] {
  return (
    step === 'delivered' || step === 'accepted' ? noteLines(step, supplierId) : settledLines(step, supplierId)
  ).filter(({ date }) => isIn(days, date))
}

/** What was delivered, accepted, settled and paid, by project, material or month. */
export function supplyBy(by: SupplyGroup, supplierId: string, days: Days) {
  const lines = SUPPLY_STEPS.flatMap((step) => linesAt(step, supplierId, days))
  const groups = grouped(lines, (line) => keyOf(line, by), {}).map(({ key, docs }) => {
    const at = (step: SupplyStep) => docs.filter((line) => line.step === step)
    const amount = (step: SupplyStep) => Number(fixed(sum(at(step).map((line) => line.amount)), 2))
    const quantity = (step: SupplyStep) =>
      by === 'material' ? (singleQuantity(quantityTotals(at(step))) ?? '0') : null
    return {
      key,
      name: nameOf(docs[0], by),
      unit: by === 'material' ? (docs[0]?.unit ?? '') : '',
      delivered: amount('delivered'),
      accepted: amount('accepted'),
      settled: amount('settled'),
      paid: amount('paid'),
      deliveredQuantity: quantity('delivered'),
      acceptedQuantity: quantity('accepted'),
      settledQuantity: quantity('settled'),
    }
  })
  return by === 'month'
    ? groups.toSorted((a, b) => a.key.localeCompare(b.key))
    : groups.toSorted((a, b) => b.delivered - a.delivered || b.settled - a.settled)
}

/** What a line belongs to in a grouping. */
export function keyOf(line: SupplyLine, by: SupplyGroup): string {
  if (by === 'project') return line.projectId
  return by === 'month' ? line.date.slice(0, 7) : `${line.materialName} ${line.unit}`
}

/** The documents of some lines, each with the amount of its lines, newest first. */
export function documentsOf(lines: readonly SupplyLine[]) {
  return grouped(lines, ({ sn }) => sn, { price: ({ amount }) => amount }).map(({ docs, sums }) => {
    const [first] = docs
    const names = [...new Set(docs.map(({ materialName }) => materialName))]
    return {
      id: first?.id ?? '',
      sn: first?.sn ?? '',
      step: first?.step,
      date: first?.date ?? '',
      projectName: first?.projectName ?? '',
      materialName: names.join('、'),
      price: Number(fixed(sums.price, 2)),
    }
  })
}

/** Paid settlements with the days until payment, weighed by amount, by project or month of payment. */
export function paymentsBy(by: 'project' | 'month', supplierId: string, days: Days) {
  const settlements = settlementTables.settlements
    .filter(
      (settlement) => settlement.supplierId === supplierId && isPaid(settlement) && isIn(days, settlement.payTime),
    )
    .toSorted((a, b) => a.payTime.localeCompare(b.payTime))
  return grouped(settlements, ({ projectId, payTime }) => (by === 'month' ? payTime.slice(0, 7) : projectId), {
    price: (settlement) => total(settlement),
    deliverWeight: (settlement) =>
      sum(
        settlement.lines.map((line) =>
          sum([line.amountTax]).times(Math.max(0, daysBetween(line.supplyDate, settlement.payTime) ?? 0)),
        ),
      ),
    settleWeight: (settlement) =>
      sum([total(settlement)]).times(Math.max(0, daysBetween(settlement.settleDate, settlement.payTime) ?? 0)),
  }).map(({ key, docs, sums }) => ({
    key,
    name: by === 'month' ? key : (docs[0]?.projectName ?? ''),
    sheetNum: docs.length,
    price: Number(fixed(sums.price, 2)),
    deliverWeight: sums.deliverWeight,
    settleWeight: sums.settleWeight,
  }))
}

function noteLines(step: 'delivered' | 'accepted', supplierId: string): SupplyLine[] {
  return deliveryTables.delivers
    .where('supplierId', supplierId)
    .filter((note) => !isVoided(note))
    .flatMap(step === 'accepted' ? acceptedLines : deliveredLines)
}

/** Both cached per note: notes are replaced when they change. */
const deliveredLines = memoizeByRef((note: DeliveryNoteRow) => linesOfNote(note, 'delivered', note.deliverTime))
const acceptedLines = memoizeByRef((note: DeliveryNoteRow) =>
  linesOfNote(note, 'accepted', note.accept?.acceptTime ?? ''),
)

function linesOfNote(note: DeliveryNoteRow, step: SupplyStep, date: string): SupplyLine[] {
  if (!date) return []
  return note.items.map((item) => ({
    ...documentOf(note),
    step,
    sn: note.deliverSn,
    date,
    materialName: item.materialName,
    unit: item.unit,
    quantity: isFreightLine(item) ? '0' : ((step === 'accepted' ? item.acceptedQuantity : item.quantity) ?? '0'),
    amount: (step === 'accepted' ? acceptedAmount(item) : lineAmounts(item)?.amountTax) ?? '0',
  }))
}

function settledLines(step: SupplyStep, supplierId: string): SupplyLine[] {
  return settlementTables.settlements
    .where('supplierId', supplierId)
    .filter(
      (settlement) => settlementStatus.is(settlement.status, 'settled') && (step === 'settled' || isPaid(settlement)),
    )
    .flatMap((settlement) =>
      settlement.lines.map((line) => ({
        ...documentOf(settlement),
        step,
        sn: settlement.settlementCode,
        date: step === 'paid' ? settlement.payTime : settlement.settleDate,
        materialName: line.materialName,
        unit: line.unit,
        quantity: isFreightLine(line) ? '0' : (line.settleQuantity ?? '0'),
        amount: line.amountTax ?? '0',
      })),
    )
}

function documentOf({ id, projectId, projectName }: DeliveryNoteRow | SettlementRow) {
  return { id, projectId, projectName }
}

function nameOf(line: SupplyLine | undefined, by: SupplyGroup): string {
  if (!line) return ''
  if (by === 'project') return line.projectName
  return by === 'month' ? line.date.slice(0, 7) : line.materialName
}

function total({ lines }: SettlementRow): string {
  return fixed(sum(lines.map(({ amountTax }) => decimal(amountTax))), 2)
}
