import { fixed } from '#domain/money'
import { type FlowType, paidByLine, platformFee, rebateOf, settledOf } from '#features/mall/sale/flow/model'
import { worldNow } from '#mocks/kernel/store/now'
import { completedClaims } from '#mocks/mall/afterSale/refundRules'
import { categoryTables } from '#mocks/mall/category/rows'
import type { OrderItemRow, OrderRow } from '#mocks/mall/order/rows'
import { itemsOf } from '#mocks/mall/order/rules'
import { commissionOf } from '#mocks/promotion/distribution/rules'
import type { FlowContent } from './rows'

/** Value added tax on services and on goods, percent. */
const SERVICE_TAX = '6'
const GOODS_TAX = '13'
/** Commission of a product whose category is unknown, percent. */
const DEFAULT_COMMISSION = '3'

/** The flows of an order by now: a payment per line, and its completed refunds. */
export function flowsOf(order: OrderRow): FlowContent[] {
  const items = itemsOf(order.sn)
  const paid = paidByLine(order.flowPrice, items)
  const claims = completedClaims(order.sn)
  return items.flatMap((item, at) => {
    const price = paid[at] ?? '0.00'
    const payment = flowOf(order, item, {
      flowType: 'PAY',
      price,
      num: item.num,
      time: order.paymentTime,
      refundSn: '',
    })
    const refunds = claims
      .filter(({ orderItemSn, refundTime }) => orderItemSn === item.sn && refundTime <= worldNow())
      .map(({ sn, actualRefundPrice, num, refundTime }) =>
        flowOf(order, item, { flowType: 'REFUND', price: actualRefundPrice, num, time: refundTime, refundSn: sn }),
      )
    return [payment, ...refunds]
  })
}

type Moved = { flowType: FlowType; price: string; num: number; time: string; refundSn: string }

function flowOf(order: OrderRow, item: OrderItemRow, { flowType, price, num, time, refundSn }: Moved): FlowContent {
  const rate = categoryTables.goodsCategories.get(item.categoryId)?.commissionRate ?? DEFAULT_COMMISSION
  const amounts = {
    flowType,
    finalPrice: fixed(price, 2),
    commissionPrice: platformFee(price, rate),
    distributionRebate: rebateOf(commissionOf(item.sn), num),
    siteCouponCommission: '0.00',
    pointSettlementPrice: '0.00',
    kanjiaSettlementPrice: '0.00',
  }
  return {
    ...amounts,
    billPrice: fixed(settledOf({ ...amounts, flowType: 'PAY' }), 2),
    sn: `SF${(refundSn || item.sn).replace(/\D/g, '')}`,
    createTime: time,
    orderSn: order.sn,
    orderItemSn: item.sn,
    refundSn,
    storeId: order.storeId,
    storeName: order.storeName,
    memberId: order.memberId,
    memberName: order.memberName,
    goodsId: item.goodsId,
    goodsName: item.goodsName,
    skuId: item.skuId,
    image: item.image,
    categoryId: item.categoryId,
    specs: JSON.stringify(item.specs),
    num,
    paymentName: order.paymentMethod,
    taxRate: order.orderType === 'VIRTUAL' ? SERVICE_TAX : GOODS_TAX,
  }
}
