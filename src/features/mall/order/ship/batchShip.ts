import { tidyWaybill } from '#domain/cell/words'
import { MAX_CODE } from '#domain/rules'
import { plain, type Text, text } from '#domain/text'
import { lengthOf } from '#domain/textLength'
import { type ImportRow, rowProblems } from '#domain/workbook/importTable'
import type { ShipRequest } from '#features/mall/order/api'
import {
  isDriverLeftOut,
  type TypedShipment,
  typedShipment,
  typedShipmentErrors,
} from '#features/mall/order/model/ownTruck'
import { OWN_TRUCK } from '#features/store/logistics/model'
import { shipColumns } from './model'

/** A row of the workbook: an order, and the company and number of its parcel, or the shop's own vehicle. */
export type ShipRow = TypedShipment & {
  key: string
  /** Its row number in Excel; '' for a row added by hand. */
  rowNo: string
  sn: string
  /** The number that the cells of an own vehicle make; another one in its place was typed. */
  truckNo: string
  /** Why the service rejected it, or which cells of the file cannot be taken; '' otherwise. */
  reason: string
}

/** The rows of a file to ship, and the number of orders that were left blank. */
export function shipRows(rows: readonly ImportRow[]): { rows: ShipRow[]; blank: number } {
  const read = rows.map((row): ShipRow => {
    // A cell that cannot be taken is typed again.
    const value = (field: string) => (row.problems.some((one) => one.field === field) ? '' : (row.values[field] ?? ''))
    return withNumber({
      key: `file-${row.at}`,
      rowNo: String(row.at),
      sn: tidyWaybill(value('sn')),
      company: value('company'),
      logisticsNo: value('logisticsNo'),
      carNo: value('carNo'),
      driverPhone: value('driverPhone'),
      driverName: value('driverName'),
      truckNo: '',
      reason: rowProblems(row, shipColumns).map(plain).join('；'),
    })
  })
  const isFilled = ({ company, logisticsNo, carNo, driverPhone, driverName, reason }: ShipRow) =>
    [company, logisticsNo, carNo, driverPhone, driverName, reason].some((value) => value !== '')
  const named = read.filter((row) => row.sn !== '' || isFilled(row))
  const filled = named.filter(isFilled)
  return { rows: filled, blank: named.length - filled.length }
}

/** A row after an edit: its numbers tidied, its reason cleared, which applied to the values before. */
export function editedRow(before: ShipRow): ShipRow {
  const row = whole(before)
  const isOwn = row.company === OWN_TRUCK
  const isMade = row.truckNo !== '' && row.logisticsNo === row.truckNo
  const isTyped = isOwn && !isMade && row.logisticsNo !== ''
  // A number typed over that of the cells is read into them; that of the cells belongs to no other company.
  const parts = isTyped ? typedShipment({ ...row, ...NO_TRUCK }) : row
  const next = isTyped && parts.driverPhone !== '' ? parts : row
  return withNumber({
    ...next,
    sn: tidyWaybill(row.sn),
    logisticsNo: isMade && !isOwn ? '' : next.logisticsNo,
    reason: '',
  })
}

function withNumber(row: ShipRow): ShipRow {
  const next = typedShipment(row)
  return { ...next, truckNo: next.company === OWN_TRUCK && next.driverPhone !== '' ? next.logisticsNo : '' }
}

const NO_TRUCK = { carNo: '', driverPhone: '', driverName: '' }

/** A row with all cells: a draft of an older version has none of an own vehicle. */
function whole(row: ShipRow): ShipRow {
  return { ...NO_TRUCK, ...row }
}

/** The orders whose number has no room for the driver's name. */
export function driversLeftOut(rows: readonly ShipRow[]): string[] {
  return rows
    .map(whole)
    .filter((row) => row.company === OWN_TRUCK && isDriverLeftOut(row))
    .map(({ sn }) => sn)
}

/** The waybill numbers that several orders have: right only if they go in one parcel. */
export function sharedNumbers(rows: readonly ShipRow[]): string[] {
  const numbers = rows.map(({ logisticsNo }) => logisticsNo).filter((number) => number !== '')
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) < at))]
}

/** Errors of the rows, by `key.field`. */
export function shipErrors(rows: readonly ShipRow[], companies: ReadonlySet<string>): Record<string, Text> {
  const counts = new Map<string, number>()
  for (const { sn } of rows) counts.set(sn, (counts.get(sn) ?? 0) + 1)
  const errors: Record<string, Text> = {}
  for (const row of rows) {
    const { key, sn, company } = row
    if (sn === '') errors[`${key}.sn`] = text('请填写{{label}}', { label: text('订单编号') })
    else if (lengthOf(sn) > MAX_CODE) errors[`${key}.sn`] = text('最多 {{limit}} 个字', { limit: MAX_CODE })
    else if ((counts.get(sn) ?? 0) > 1) errors[`${key}.sn`] = text('订单重复')
    if (company === '') errors[`${key}.company`] = text('请选择物流公司')
    else if (!companies.has(company)) errors[`${key}.company`] = text('店铺没有使用这家物流公司')
    for (const [field, error] of Object.entries(typedShipmentErrors(whole(row))))
      if (error) errors[`${key}.${field}`] = error
  }
  return errors
}

/** The rows without an error. */
export function soundRows(rows: readonly ShipRow[], errors: Readonly<Record<string, unknown>>): ShipRow[] {
  const wrong = new Set(Object.keys(errors).map((path) => path.slice(0, path.lastIndexOf('.'))))
  return rows.filter(({ key }) => !wrong.has(key))
}

/** The parcel that ships everything left of a row's order. */
export function toBatchShipRequest(
  { sn, company, logisticsNo }: ShipRow,
  ids: ReadonlyMap<string, string>,
): ShipRequest {
  return { sn, logisticsId: ids.get(company) ?? '', logisticsNo, lines: null }
}
