import { isBeforeText, parseTime } from '#domain/time'
import { isOwnTruck } from '#features/mall/order/model/ownTruck'
import { worldNow } from '#mocks/kernel/store/now'
import type { OrderRow, ParcelRow } from './rows'

/** Hours after shipping, and the tracking text of the carrier. */
const STATIONS: [hours: number, say: (to: string) => string][] = [
  [1, () => '【佛山市】南海大沥营业部 已揽收'],
  [7, () => '【佛山市】快件已到达 佛山转运中心'],
  [12, () => '【佛山市】快件已发往下一站'],
  [30, (to) => `【${to}】快件已到达 ${to}转运中心`],
  [42, (to) => `【${to}】快件正在派送，请保持电话畅通`],
  [46, (to) => `【${to}】已签收，签收人：收货人本人`],
]

/** The tracking of a parcel so far, latest first, in the format of kuaidi100. */
export function tracesOf(parcel: Pick<ParcelRow, 'createTime' | 'logisticsNo' | 'logisticsName'>, order: OrderRow) {
  const to = order.consigneeAddressPath.split(',')[1] ?? ''
  const start = parseTime(parcel.createTime)
  const now = order.completeTime || worldNow()
  // What an own vehicle carries is not scanned.
  const stations = isOwnTruck(parcel) ? [] : STATIONS
  const traces = stations
    .map(([hours, say]) => ({
      AcceptTime: start?.add(hours, 'hour').format('YYYY-MM-DD HH:mm:ss') ?? '',
      AcceptStation: say(to),
      Remark: '',
    }))
    .filter(({ AcceptTime }) => !isBeforeText(now, AcceptTime))
  return { shipper: parcel.logisticsName, logisticCode: parcel.logisticsNo, traces: traces.toReversed() }
}
