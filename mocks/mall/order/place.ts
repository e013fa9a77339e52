import Big from 'big.js'
import { decimal, fixed, sum } from '#domain/money'
import type { OrderPromotionType } from '#features/mall/order/model'
import { supplierName } from '#mocks/kernel/auth/caller'
import { worldNow, worldToday } from '#mocks/kernel/store/now'
import type { SeededRandom } from '#mocks/kernel/store/seededRandom'
import { type GoodsRow, goodsTables, type SkuRow } from '#mocks/mall/goods/rows'
import { addressTables } from '#mocks/store/address/rows'
import { buyers } from './buyers'
import { mallId } from './mallId'
import { type OrderItemRow, type OrderRow, orderTables } from './rows'
import { agreedPrices, logOrder } from './rules'

/** The choices of a buyer besides the products. */
export type Wish = {
  kind?: 'physical' | 'virtual' | 'pickUp'
  promotion?: OrderPromotionType
  remark?: string
}

type Choice = { goods: GoodsRow; sku: SkuRow; num: number }

/** Places an unpaid order of one to three products on sale; null when there are none. */
export function placeOrder(
  storeId: string,
  chance: SeededRandom,
  { kind = 'physical', promotion = 'NORMAL', remark = '' }: Wish,
) {
  const choices = chosen(storeId, chance, kind === 'virtual')
  const [first] = choices
  if (!first) return null
  const buyer = chance.pick(buyers as [(typeof buyers)[number], ...typeof buyers])
  const sn = numbered('O')
  const lines = choices.map((choice) => itemOf(choice, sn))
  const goodsPrice = sum(lines.map(({ subTotal }) => subTotal))
  const discount = goodsPrice.gte(2000) ? decimal('50') : decimal('0')
  const weight = sum(choices.map(({ sku, num }) => decimal(sku.weight ?? '0')?.times(num)))
  const freightPrice =
    kind !== 'physical' || goodsPrice.gte(3000)
      ? decimal('0')
      : decimal(String(8 + Math.min(60, Math.ceil(Number(weight) / 10))))
  const flow = goodsPrice.plus(freightPrice ?? 0).minus(discount ?? 0)
  const point = kind === 'pickUp' ? addressTables.storeAddresses.find((row) => row.supplierId === storeId) : undefined
  const order: OrderRow = {
    id: mallId(),
    sn,
    tradeSn: numbered('T'),
    storeId,
    storeName: supplierName(storeId),
    memberId: buyer.id,
    memberName: buyer.name,
    orderStatus: 'UNPAID',
    payStatus: 'UNPAID',
    deliverStatus: 'UNDELIVERED',
    orderType: kind === 'virtual' ? 'VIRTUAL' : 'NORMAL',
    deliveryMethod: kind === 'virtual' ? 'VIRTUAL' : kind === 'pickUp' ? 'SELF_PICK_UP' : 'LOGISTICS',
    orderPromotionType: promotion,
    paymentMethod: '',
    paymentTime: '',
    logisticsTime: '',
    completeTime: '',
    createTime: worldNow(),
    consigneeName: buyer.consigneeName,
    consigneeMobile: buyer.mobile,
    consigneeAddressPath: buyer.addressPath,
    consigneeAddressIdPath: buyer.addressIdPath,
    consigneeDetail: buyer.detail,
    goodsPrice: fixed(goodsPrice, 2),
    freightPrice: fixed(freightPrice ?? 0, 2),
    discountPrice: fixed(discount ?? 0, 2),
    couponPrice: '0.00',
    updatePrice: '0.00',
    flowPrice: fixed(flow, 2),
    weight: fixed(weight, 3),
    goodsNum: choices.reduce((count, { num }) => count + num, 0),
    remark,
    sellerRemark: '',
    cancelReason: '',
    clientType: buyer.clientType,
    needReceipt: chance.whole(1, 3) === 1,
    logisticsNo: '',
    logisticsCode: '',
    logisticsName: '',
    waybillNo: '',
    waybillCompanyId: '',
    verificationCode: '',
    storeAddressPath: point ? `${point.addressName} ${point.address}` : '',
    storeAddressMobile: point?.mobile ?? '',
    storeAddressCenter: point?.center ?? '',
  }
  orderTables.mallOrders.insert(order)
  for (const line of discounted(lines, order.discountPrice)) orderTables.mallOrderItems.insert(line)
  logOrder(sn, '会员', '订单已提交')
  return order
}

/** Prefix, day and a 19-digit number, as the mall numbers its documents. */
function numbered(prefix: string): string {
  return `${prefix}${worldToday().replaceAll('-', '')}${mallId()}`
}

function chosen(storeId: string, chance: SeededRandom, isVirtual: boolean): Choice[] {
  const onSale = goodsTables.goods.filter(
    (row) =>
      row.storeId === storeId &&
      !row.deleteFlag &&
      row.marketEnable === 'UPPER' &&
      row.authFlag === 'PASS' &&
      (row.goodsType === 'VIRTUAL_GOODS') === isVirtual,
  )
  const count = isVirtual ? 1 : chance.whole(1, 3)
  const found = new Map<string, Choice>()
  for (let turn = 0; turn < count && onSale.length > 0; turn += 1) {
    const goods = chance.pick(onSale as [GoodsRow, ...GoodsRow[]])
    const num = isVirtual ? 1 : chance.whole(1, 12)
    const skus = goodsTables.goodsSkus.filter(
      ({ goodsId, quantity }) => goodsId === goods.id && Number(quantity ?? 0) >= num,
    )
    if (skus.length === 0) continue
    const sku = chance.pick(skus as [SkuRow, ...SkuRow[]])
    found.set(sku.id, { goods, sku, num })
  }
  return [...found.values()]
}

function itemOf({ goods, sku, num }: Choice, orderSn: string): OrderItemRow {
  const unitPrice = fixed(sku.price ?? '0', 2)
  const subTotal = fixed(decimal(unitPrice)?.times(num) ?? 0, 2)
  return {
    id: mallId(),
    sn: numbered('OI'),
    orderSn,
    goodsId: goods.id,
    skuId: sku.id,
    goodsName: sku.goodsName || goods.goodsName,
    image: sku.images[0] ?? goods.thumbnail,
    specs: Object.fromEntries(sku.specs.map(({ specName, specValue }) => [specName, specValue])),
    categoryId: goods.categoryPath.split(',').at(-1) ?? '',
    num,
    unitPrice,
    subTotal,
    flowPrice: subTotal,
    promotionType: '',
    deliverNumber: 0,
    returnGoodsNumber: 0,
    commentStatus: 'NEW',
    afterSaleStatus: 'NEW',
    complainStatus: 'NEW',
    complainId: '',
    isRefund: 'NO_REFUND',
    refundPrice: '0.00',
  }
}

/** The lines with their prices after the discount of the order. */
function discounted(lines: readonly OrderItemRow[], discount: string): OrderItemRow[] {
  if (new Big(discount).eq(0)) return [...lines]
  const prices = agreedPrices(lines, discount)
  return lines.map((line, at) => ({
    ...line,
    flowPrice: prices[at] ?? line.flowPrice,
    promotionType: 'FULL_DISCOUNT',
  }))
}
