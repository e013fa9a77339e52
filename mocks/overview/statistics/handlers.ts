import { lineTotals } from '#domain/document/lines'
import { settlementStatus } from '#domain/document/procurementStatus'
import { fixed, sum } from '#domain/money'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import { isVoided } from '#features/procurement/delivery/model'
import { isOwed, isPaid } from '#features/procurement/settlement/model'
import { textField } from '#mocks/kernel/http/request'
import { type Route, readRoute } from '#mocks/kernel/http/route'
import { worldToday } from '#mocks/kernel/store/now'
import { deliveryTables } from '#mocks/procurement/delivery/rows'
import { settlementTables } from '#mocks/procurement/settlement/rows'

/** Default and maximum number of months in a response. */
const MONTHS = 12
const MAX_MONTHS = 36

export const statisticsRoutes: Route[] = [
  readRoute(statisticsEndpoints.money, 'settlement', (call) => {
    const { supplierId } = call.account
    const own = <Row extends { supplierId: string }>(row: Row) => row.supplierId === supplierId
    const settlements = settlementTables.settlements.filter(
      (row) => own(row) && settlementStatus.is(row.status, 'settled'),
    )
    const settled = new Set(settlements.map(({ settlementCode }) => settlementCode))
    const notes = deliveryTables.delivers.filter(
      (row) => own(row) && !isVoided(row) && !settled.has(row.settlementCode),
    )
    const asked = Number(textField(call, 'months')) || MONTHS
    const months = lastMonths(Math.min(Math.max(1, Math.trunc(asked)), MAX_MONTHS) + 1)
    return months.map((month, at) => {
      // The month before the first: all that is open of it and of those before.
      const isEarlier = at === 0
      const isOf = (day: string) => (isEarlier ? day.slice(0, 7) <= month : day.startsWith(month))
      const amount = (rows: readonly { totalAmountTax: unknown }[]) =>
        fixed(sum(rows.map(({ totalAmountTax }) => totalAmountTax)), 2)
      const sent = notes.filter(({ deliverTime }) => isOf(deliverTime))
      return {
        month,
        isEarlier,
        unsettled: amount(sent.map(({ items }) => lineTotals(items))),
        unpaid: amount(settlements.filter((settlement) => isOwed(settlement) && isOf(settlement.settleDate))),
        paid: isEarlier
          ? null
          : amount(settlements.filter((settlement) => isPaid(settlement) && isOf(settlement.payTime))),
      }
    })
  }),
]

/** The last months including the current one, oldest first, YYYY-MM. */
function lastMonths(count: number): string[] {
  const [year = 0, month = 0] = worldToday().split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + month - 1 - (count - 1 - index)
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}
