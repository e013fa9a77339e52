import { isBeforeText, parseTime } from '#domain/time'
import { allowedOf } from '#features/mall/afterSale/model'
import { type Contact, contactFields } from '#features/store/setting/model/contact'
import type { Account } from '#mocks/kernel/auth/caller'
import { ownedBy } from '#mocks/kernel/http/guards'
import { worldNow } from '#mocks/kernel/store/now'
import { storeTables } from '#mocks/store/setting/rows'
import { type AfterSaleRow, afterSaleTables, type StepRow } from './rows'

const { afterSales } = afterSaleTables

/** A claim by id or number. */
export function findAfterSale(idOrSn: string): AfterSaleRow | undefined {
  return afterSales.get(idOrSn) ?? afterSales.first('sn', idOrSn)
}

/** The claims on the caller's shop, by number. */
export const ownAfterSales = ownedBy(afterSales, 'storeId', { key: 'sn' })

/** Creates a step of a claim, by the shop's account or by another party. */
export function stepOf(by: Account | '会员' | '系统', memberName: string, message: string): StepRow {
  const createTime = worldNow()
  if (typeof by === 'object') return { createTime, operatorType: '商家', operatorName: by.userName, message }
  return { createTime, operatorType: by, operatorName: by === '会员' ? memberName : '', message }
}

const figure = (value: string) => (value === '' ? null : Number(value))

/** A claim in the format of the API. */
export function afterSaleView(row: AfterSaleRow) {
  const { steps, sentTime, returnContact: _, ...claim } = row
  return {
    ...claim,
    flowPrice: figure(row.flowPrice),
    // [proposed]
    freightPrice: figure(row.freightPrice),
    applyRefundPrice: figure(row.applyRefundPrice),
    actualRefundPrice: figure(row.actualRefundPrice),
    refundPoint: null,
    refundTime: row.refundTime || null,
    mdeliverTime: sentTime.slice(0, 10) || null,
    mlogisticsNo: row.mlogisticsNo || null,
    mlogisticsCode: row.mlogisticsCode || null,
    mlogisticsName: row.mlogisticsName || null,
    auditRemark: row.auditRemark || null,
    afterSaleAllowOperationVO: { ...allowedOf(row), buyerConfirm: null },
    afterSaleLogs: steps,
  }
}

/** One of the two addresses of a shop for returns, as set now; null when the shop never set it. */
export function returnContactOf(storeId: string, which: '1' | '2'): Contact | null {
  const contacts = storeTables.stores.get(storeId)?.contacts
  return (which === '2' ? contacts?.afterSale2 : contacts?.afterSale) ?? null
}

/** The return address of a claim: the one that was agreed to, before that the shop's first; null when there is none. */
export function returnAddressOf({ storeId, returnContact }: AfterSaleRow) {
  const contact = returnContact ?? returnContactOf(storeId, '1')
  return contact ? contactFields('afterSale', contact) : null
}

/** Tracking of a returned parcel: hours after hand-in, and the text of the carrier. */
const STATIONS: [hours: number, place: string][] = [
  [1, '快件已揽收，寄件人：买家'],
  [9, '快件已离开始发转运中心'],
  [26, '【佛山市】快件已到达 佛山转运中心'],
  [40, '【佛山市】快件正在派送至 海川建材售后仓'],
]

/** The tracking of a returned parcel so far, latest first; null before it is shipped. */
export function returnTraces(claim: AfterSaleRow) {
  if (claim.mlogisticsNo === '') return null
  const start = parseTime(claim.sentTime)
  const traces = STATIONS.map(([hours, AcceptStation]) => ({
    AcceptTime: start?.add(hours, 'hour').format('YYYY-MM-DD HH:mm:ss') ?? '',
    AcceptStation,
    Remark: '',
  })).filter(({ AcceptTime }) => !isBeforeText(worldNow(), AcceptTime))
  return { shipper: claim.mlogisticsName, logisticCode: claim.mlogisticsNo, traces: traces.toReversed() }
}
