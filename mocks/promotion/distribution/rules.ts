import { fixed, sum } from '#domain/money'
import { paidByLine, rebateOf, returnedShares } from '#features/mall/sale/model/flow'
import type { DistributionOrderStatus } from '#features/promotion/distribution/model'
import { supplierName } from '#mocks/kernel/auth/caller'
import { ownedBy } from '#mocks/kernel/http/guards'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import { dayFrom } from '#mocks/kernel/store/time'
import { completedClaims } from '#mocks/mall/afterSale/refundRules'
import { goodsTables } from '#mocks/mall/goods/rows'
import { joinedSku } from '#mocks/mall/goods/rules'
import { tiersWire } from '#mocks/mall/goods/wireRules'
import { type OrderItemRow, type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { findMallOrder, itemsOf } from '#mocks/mall/order/rules'
import { type DistributionGoodsRow, type DistributionOrderRow, distributionTables } from './rows'

const { distributionGoods, distributionOrders } = distributionTables

/** The SKUs of the caller's shop that distributors sell. */
export const ownDistributionGoods = ownedBy(distributionGoods, 'storeId')

/** People who bring buyers to the shops. All of them are fictitious. */
const DISTRIBUTORS = ['工地采购圈', '装修达人小周', '老李建材群', '师傅联盟', '佛山装企圈', '阿珍推荐'] as const
/** Of a hundred orders so many come by a distributor. */
const SHARE = 40

/** The rows of a shop whose SKU still exists, in the format of the API. */
export function goodsViews(storeId: string) {
  return distributionGoods.filter((row) => row.storeId === storeId).flatMap((row) => goodsView(row) ?? [])
}

/** A SKU that distributors sell, in the format of the API; null once the SKU is gone. */
export function goodsView({ id, skuId, commission, createTime, storeId }: DistributionGoodsRow) {
  const sku = goodsTables.goodsSkus.get(skuId)
  const goods = sku && goodsTables.goods.get(sku.goodsId)
  if (!sku || !goods || goods.deleteFlag) return null
  const { goodsId, goodsName, thumbnail, sn, price, quantity } = joinedSku(sku, goods)
  const specs = sku.specs.map(({ specName, specValue }) => `${specName}:${specValue}`).join(' ')
  return {
    id,
    goodsId,
    skuId,
    goodsName,
    specs,
    thumbnail,
    sn,
    createTime,
    storeName: supplierName(storeId),
    price: Number(price),
    // [proposed]
    salesModel: goods.salesModel,
    wholesaleList: tiersWire(goods.wholesaleList) ?? [],
    quantity: Number(quantity),
    commission: Number(commission),
  }
}

/** Notes the lines of a paid order on which a distributor earns: those of SKUs that were added before. */
export function noteDistribution(order: OrderRow): void {
  const distributor = distributorOf(order)
  if (!distributor) return
  for (const item of itemsOf(order.sn)) {
    const goods = distributionGoods.find(({ skuId, storeId }) => skuId === item.skuId && storeId === order.storeId)
    if (!goods || goods.createTime > order.paymentTime) continue
    distributionOrders.insert({
      // The line's own number in a series of its own.
      id: `17786${item.id.slice(5)}`,
      storeId: order.storeId,
      orderSn: order.sn,
      orderItemSn: item.sn,
      ...distributor,
      commission: goods.commission,
      createTime: order.paymentTime,
    })
  }
}

/** The lines that distributors brought to a shop, in the format of the API, money as decimal text. */
export function orderViews(storeId: string) {
  return distributionOrders.where('storeId', storeId).flatMap((row) => {
    const [order, item] = [findMallOrder(row.orderSn), orderTables.mallOrderItems.first('sn', row.orderItemSn)]
    return order && item ? [viewOf(row, order, item)] : []
  })
}

/** The commission per piece of a line of an order, yuan; '0' where no distributor brought it. */
export function commissionOf(orderItemSn: string): string {
  return distributionOrders.first('orderItemSn', orderItemSn)?.commission ?? '0'
}

/** The sums of some lines, yuan. */
export function sumsOf(rows: readonly ReturnType<typeof viewOf>[]) {
  return {
    rebate: Number(fixed(sum(rows.map(({ rebate }) => rebate)), 2)),
    sellBackRebate: Number(fixed(sum(rows.map(({ sellBackRebate }) => sellBackRebate)), 2)),
  }
}

function viewOf({ commission, ...row }: DistributionOrderRow, order: OrderRow, item: OrderItemRow) {
  const rebate = rebateOf(commission, item.num)
  const { paid, refunds } = moneyOf(order, item)
  const isReturned = sum(refunds).gte(sum([paid]))
  const status: DistributionOrderStatus = isReturned
    ? 'REFUND'
    : order.orderStatus === 'COMPLETED'
      ? 'COMPLETE'
      : 'NO_COMPLETED'
  return {
    ...row,
    distributionOrderStatus: status,
    memberId: order.memberId,
    memberName: order.memberName,
    storeName: order.storeName,
    goodsId: item.goodsId,
    skuId: item.skuId,
    goodsName: item.goodsName,
    specs: JSON.stringify(item.specs),
    image: item.image,
    num: item.num,
    refundNum: returnedOf(order, item),
    rebate,
    sellBackRebate: fixed(sum(returnedShares(rebate, paid, refunds)), 2),
    settleCycle: order.completeTime === '' ? '' : `${dayFrom(order.completeTime.slice(0, 10), 1)} 00:00:00`,
  }
}

/** What the buyer paid for a line, and got back: all of a cancelled order, else by its completed claims. */
function moneyOf(order: OrderRow, item: OrderItemRow): { paid: string; refunds: string[] } {
  const items = itemsOf(order.sn)
  const paid = paidByLine(order.flowPrice, items)[items.findIndex(({ sn }) => sn === item.sn)] ?? item.flowPrice
  if (order.orderStatus === 'CANCELLED') return { paid, refunds: [paid] }
  const claims = completedClaims(order.sn).filter(({ orderItemSn }) => orderItemSn === item.sn)
  return { paid, refunds: claims.map(({ actualRefundPrice }) => actualRefundPrice) }
}

/**
 * How many pieces of a line came back: all of a cancelled order, else those of returns; of other refunds they stayed.
 */
function returnedOf(order: OrderRow, item: OrderItemRow): number {
  if (order.orderStatus === 'CANCELLED') return item.num
  const claims = completedClaims(order.sn).filter(
    ({ orderItemSn, serviceType }) => orderItemSn === item.sn && serviceType === 'RETURN_GOODS',
  )
  return Math.min(
    item.num,
    claims.reduce((count, { num }) => count + num, 0),
  )
}

/** The distributor of an order, always the same one; null for an order without. */
function distributorOf({ sn }: OrderRow) {
  const chance = seededRandom(`distributor ${sn}`)
  if (chance.whole(1, 100) > SHARE) return null
  const at = chance.whole(0, DISTRIBUTORS.length - 1)
  return {
    distributionId: `177850000000000${String(at + 1).padStart(4, '0')}`,
    distributionName: DISTRIBUTORS[at] ?? DISTRIBUTORS[0],
  }
}
