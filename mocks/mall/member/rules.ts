import { fixed, sum } from '#domain/money'
import { type Member, sumsOf } from '#features/mall/member/model'
import { isSold } from '#features/mall/order/model'
import { grouped } from '#features/overview/statistics/figures/model'
import { type RefundDoc, refundsOf } from '#mocks/mall/afterSale/refundRules'
import { afterSaleTables } from '#mocks/mall/afterSale/rows'
import { commentTables } from '#mocks/mall/comment/rows'
import { buyers } from '#mocks/mall/order/buyerRows'
import { type OrderRow, orderTables } from '#mocks/mall/order/rows'

/** The members who ordered in a shop, with the figures of their documents there. */
export function membersOf(storeId: string): Member[] {
  const orders = orderTables.mallOrders.where('storeId', storeId)
  const refunds = new Map<string, RefundDoc[]>()
  for (const refund of refundsOf(storeId)) refunds.set(refund.orderSn, [...(refunds.get(refund.orderSn) ?? []), refund])
  const claims = countsOf(afterSaleTables.afterSales.where('storeId', storeId))
  const comments = countsOf(commentTables.comments.where('storeId', storeId))
  return grouped(orders, ({ memberId }) => memberId, {}).map(({ key: id, docs }) => {
    const paid = docs.filter(isSold)
    const refunded = docs.flatMap(({ sn }) => refunds.get(sn) ?? [])
    return {
      ...personOf(id, docs),
      orderNum: docs.length,
      paymentOrderNum: paid.length,
      paymentAmount: fixed(sum(paid.map(({ flowPrice }) => flowPrice)), 2),
      refundAmount: fixed(sum(refunded.map(({ finalPrice }) => finalPrice)), 2),
      lastOrderTime: latest(docs.map(({ createTime }) => createTime)),
      afterSaleNum: claims.get(id) ?? 0,
      commentNum: comments.get(id) ?? 0,
    }
  })
}

/** The sums of some members' figures, in the format of the API. */
export function sumsView(rows: readonly Member[]) {
  return moneyView(sumsOf(rows))
}

/** A member in the format of the API: money is a number. */
export function memberView(member: Member) {
  return moneyView(member)
}

function moneyView<Money extends Pick<Member, 'paymentAmount' | 'refundAmount'>>(figures: Money) {
  return { ...figures, paymentAmount: Number(figures.paymentAmount), refundAmount: Number(figures.refundAmount) }
}

/** Who a member is. One that has left the mall is known from its orders. */
function personOf(id: string, docs: readonly OrderRow[]): Pick<Member, 'id' | 'memberName' | 'mobile' | 'createTime'> {
  const buyer = buyers.find((one) => one.id === id)
  const [first] = docs
  return {
    id,
    memberName: buyer?.name ?? first?.memberName ?? '',
    mobile: buyer?.mobile ?? first?.consigneeMobile ?? '',
    createTime: buyer?.createTime ?? '',
  }
}

function countsOf(rows: readonly { memberId: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { memberId } of rows) counts.set(memberId, (counts.get(memberId) ?? 0) + 1)
  return counts
}

function latest(times: readonly string[]): string {
  return times.toSorted().at(-1) ?? ''
}
