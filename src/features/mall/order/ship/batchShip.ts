import { tidyWaybill } from '#domain/cell/words'
import { MAX_CODE } from '#domain/rules'
import { plain, type Text, text } from '#domain/text'
import { type ImportRow, rowProblems } from '#domain/workbook/importTable'
import type { ShipRequest } from '#features/mall/order/api'
import { shipmentNo, shipmentNumberError } from '#features/mall/order/ownTruck/model'
import { shipColumns } from './model'

/** A row of the workbook: an order, and the company and number of its parcel. */
export type ShipRow = {
  key: string
  /** Its row number in Excel; '' for a row added by hand. */
  rowNo: string
  sn: string
  /** Name of the logistics company. */
  company: string
  logisticsNo: string
  /** Why the service rejected it, or which cells of the file cannot be taken; '' otherwise. */
  reason: string
}

/** The rows of a file to ship, and the number of orders that were left blank. */
export function shipRows(rows: readonly ImportRow[]): { rows: ShipRow[]; blank: number } {
  const read = rows.map((row): ShipRow => {
    // A cell that cannot be taken is typed again.
    const value = (field: string) => (row.problems.some((one) => one.field === field) ? '' : (row.values[field] ?? ''))
    return {
      key: `file-${row.at}`,
      rowNo: String(row.at),
      sn: tidyWaybill(value('sn')),
      company: value('company'),
      logisticsNo: shipmentNo(value('company'), value('logisticsNo')),
      reason: rowProblems(row, shipColumns).map(plain).join('；'),
    }
  })
  const isFilled = ({ company, logisticsNo, reason }: ShipRow) => company !== '' || logisticsNo !== '' || reason !== ''
  const named = read.filter((row) => row.sn !== '' || isFilled(row))
  const filled = named.filter(isFilled)
  return { rows: filled, blank: named.length - filled.length }
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
  for (const { key, sn, company, logisticsNo } of rows) {
    if (sn === '') errors[`${key}.sn`] = text('请填写{{label}}', { label: text('订单编号') })
    else if (sn.length > MAX_CODE) errors[`${key}.sn`] = text('最多 {{limit}} 个字', { limit: MAX_CODE })
    else if ((counts.get(sn) ?? 0) > 1) errors[`${key}.sn`] = text('订单重复')
    if (company === '') errors[`${key}.company`] = text('请选择物流公司')
    else if (!companies.has(company)) errors[`${key}.company`] = text('店铺没有使用这家物流公司')
    const unfit = shipmentNumberError(company, logisticsNo, { label: '物流编号', required: true, isTyped: true })
    if (unfit) errors[`${key}.logisticsNo`] = unfit
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
