import { otherRow } from '#domain/cell/importRows'
import { toHalfWidth } from '#domain/cell/words'
import { type Text, text } from '#domain/text'
import type { ShipRequest } from '#features/mall/order/api'

/** A row of the workbook: an order, and the company and number of its parcel. */
export type ShipRow = {
  key: string
  /** Its row number in Excel; '' for a row added by hand. */
  rowNo: string
  sn: string
  /** Name of the logistics company. */
  company: string
  logisticsNo: string
  /** Why the service rejected it; '' otherwise. */
  reason: string
}

const HEADS: Record<'sn' | 'company' | 'logisticsNo', RegExp> = {
  sn: /^订单(编号|号)/,
  company: /^物流公司/,
  logisticsNo: /^(物流|发货|快递)(编号|单号)/,
}

/** The content of a workbook: rows to ship, number of orders left blank, Excel numbers of totals and repeated headers. */
type ReadRows = { rows: ShipRow[]; blank: number; leftOut: string[] }

/** Reads the rows of a workbook by its heads; returns an error text when a head is missing. */
export function readRows(sheet: readonly (readonly string[])[]): ReadRows | Text {
  const [heads = [], ...lines] = sheet
  const at = (name: keyof typeof HEADS) => heads.findIndex((head) => HEADS[name].test(head.trim()))
  const [sn, company, logisticsNo] = [at('sn'), at('company'), at('logisticsNo')]
  if (sn < 0 || company < 0 || logisticsNo < 0) {
    return text('文件中没有这三列：{{columns}}，请使用导入模板', {
      columns: ['订单编号', '物流公司', '物流编号'].join('、'),
    })
  }
  const others = lines.map((line) => otherRow(line, heads))
  const rows = lines
    .map(
      (line, index): ShipRow => ({
        key: `file-${index}`,
        rowNo: String(index + 2),
        sn: tidyNumber(line[sn] ?? ''),
        company: line[company]?.trim() ?? '',
        logisticsNo: tidyNumber(line[logisticsNo] ?? ''),
        reason: '',
      }),
    )
    .filter((_, index) => !others[index])
    .filter((row) => row.sn !== '' || row.company !== '' || row.logisticsNo !== '')
  const filled = rows.filter((row) => row.company !== '' || row.logisticsNo !== '')
  const leftOut = others.flatMap((other, index) => (other && other !== 'example' ? [String(index + 2)] : []))
  return { rows: filled, blank: rows.length - filled.length, leftOut }
}

/** A number as it is sent: half-width, without spaces. */
export function tidyNumber(typed: string): string {
  return toHalfWidth(typed).replace(/\s/g, '')
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
    else if ((counts.get(sn) ?? 0) > 1) errors[`${key}.sn`] = text('订单重复')
    if (company === '') errors[`${key}.company`] = text('请选择物流公司')
    else if (!companies.has(company)) errors[`${key}.company`] = text('店铺没有使用这家物流公司')
    if (logisticsNo === '') errors[`${key}.logisticsNo`] = text('请填写{{label}}', { label: text('物流编号') })
    else if (!/^[A-Za-z0-9-]{4,30}$/.test(logisticsNo))
      errors[`${key}.logisticsNo`] = text('物流编号应为4-30位字母或数字')
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
