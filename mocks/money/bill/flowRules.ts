import { fixed } from '#domain/money'
import {
  type FlowType,
  paidByLine,
  platformFee,
  rebateOf,
  returnedShares,
  settledOf,
} from '#features/mall/sale/model/flow'
import { worldNow } from '#mocks/kernel/store/now'
import { completedClaims } from '#mocks/mall/afterSale/refundRules'
import type { OrderItemRow, OrderRow } from '#mocks/mall/order/rows'
import { itemsOf } from '#mocks/mall/order/rules'
import { commissionOf } from '#mocks/promotion/distribution/rules'
import type { FlowContent } from './rows'

/** Value added tax on services and on goods, percent. */
const SERVICE_TAX = '6'
const GOODS_TAX = '13'

/** The flows of an order by now: a payment per line, and its completed refunds. */
export function flowsOf(order: OrderRow): FlowContent[] {
  const items = itemsOf(order.sn)
  const paid = paidByLine(order.flowPrice, items)
  const claims = completedClaims(order.sn).filter(({ refundTime }) => refundTime <= worldNow())
  return items.flatMap((item, at) => {
    const price = paid[at] ?? '0.00'
    const [fee, rebate] = [platformFee(price, item.commissionRate), rebateOf(commissionOf(item.sn), item.num)]
    const own = claims
      .filter(({ orderItemSn }) => orderItemSn === item.sn)
      .toSorted((one, other) => one.refundTime.localeCompare(other.refundTime))
    const refunded = own.map(({ actualRefundPrice }) => actualRefundPrice)
    const [feesBack, rebatesBack] = [fee, rebate].map((charge) => returnedShares(charge, price, refunded))
    const payment: Moved = {
      flowType: 'PAY',
      price,
      fee,
      rebate,
      num: item.num,
      time: order.paymentTime,
      refundSn: '',
    }
    const refunds = own.map(
      ({ sn, actualRefundPrice, num, refundTime, serviceType }, index): Moved => ({
        flowType: 'REFUND',
        price: actualRefundPrice,
        time: refundTime,
        refundSn: sn,
        num: serviceType === 'RETURN_GOODS' ? num : 0,
        fee: feesBack?.[index] ?? '0.00',
        rebate: rebatesBack?.[index] ?? '0.00',
      }),
    )
    return [payment, ...refunds].map((moved) => flowOf(order, item, moved))
  })
}

type Moved = {
  flowType: FlowType
  price: string
  fee: string
  rebate: string
  /** Pieces that were sold or came back. */
  num: number
  time: string
  refundSn: string
}

function flowOf(order: OrderRow, item: OrderItemRow, moved: Moved): FlowContent {
  const { flowType, price, fee, rebate, num, time, refundSn } = moved
  const amounts = {
    flowType,
    finalPrice: fixed(price, 2),
    commissionPrice: fee,
    distributionRebate: rebate,
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
    goodsUnit: item.goodsUnit,
    skuId: item.skuId,
    image: item.image,
    categoryId: item.categoryId,
    specs: JSON.stringify(item.specs),
    num,
    paymentName: order.paymentMethod,
    taxRate: order.orderType === 'VIRTUAL' ? SERVICE_TAX : GOODS_TAX,
  }
}
