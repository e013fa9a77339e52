import { decimal, fixed, sum } from '#domain/money'
import { statusAt } from '#features/mall/activity/model'
import type { Discount, PricedLine } from '#features/mall/activity/model/cart'
import type { OrderPromotionType } from '#features/mall/order/model'
import { isOnSale, minBatch } from '#features/mall/sale/model'
import { supplierName } from '#mocks/kernel/auth/caller'
import { worldNow, worldToday } from '#mocks/kernel/store/now'
import type { SeededRandom } from '#mocks/kernel/store/seededRandom'
import { activitiesOf, afterUse, priceNow } from '#mocks/mall/activity/rules'
import { soldSku } from '#mocks/mall/activity/saleRules'
import { categoryTables } from '#mocks/mall/category/rows'
import { type GoodsRow, goodsTables, type SkuRow } from '#mocks/mall/goods/rows'
import { addressTables } from '#mocks/store/address/rows'
import { buyers } from './buyerRows'
import { mallId } from './mallId'
import { type OrderItemRow, type OrderRow, orderTables } from './rows'
import { logOrder } from './rules'

/** What the platform charges for a product whose category is unknown, percent. */
const DEFAULT_COMMISSION = '3'

/** Maximum number of carts that a buyer fills until one can be bought. */
const MAX_CARTS = 20

/** The choices of a buyer besides the products. */
export type Wish = {
  kind?: 'physical' | 'virtual' | 'pickUp'
  promotion?: OrderPromotionType
  remark?: string
}

type Choice = { goods: GoodsRow; sku: SkuRow; num: number }

/**
 * Places an unpaid order of one to three products on sale; null when there are none that can be bought. A buyer whose
 * cart takes more than a seckill has left fills another.
 */
export function placeOrder(storeId: string, chance: SeededRandom, wish: Wish) {
  for (let turn = 0; turn < MAX_CARTS; turn += 1) {
    const cart = filledCart(storeId, chance, wish)
    if (cart.choices.length === 0) return null
    if (!cart.priced.refusal) return ordered(storeId, chance, wish, cart)
  }
  return null
}

type Cart = ReturnType<typeof filledCart>

function filledCart(storeId: string, chance: SeededRandom, { kind, promotion }: Wish) {
  const isGroupBuy = promotion === 'PINTUAN'
  const choices = isGroupBuy ? groupChoice(storeId, chance) : chosen(storeId, chance, kind === 'virtual')
  const buyer = chance.pick(buyers as [(typeof buyers)[number], ...typeof buyers])
  return { choices, buyer, priced: priceNow(storeId, buyer.id, choices.map(lineOf), { isGroupBuy }) }
}

function ordered(
  storeId: string,
  chance: SeededRandom,
  { kind = 'physical', promotion = 'NORMAL', remark = '' }: Wish,
  { choices, buyer, priced }: Cart,
): OrderRow {
  const sn = numbered('O')
  const lines = priced.lines.map((line) => itemOf(line, sn))
  const goodsPrice = sum([priced.goodsPrice])
  const discounts = discountsOf(lines)
  const weight = sum(choices.map(({ sku, num }) => decimal(sku.weight ?? '0')?.times(num)))
  const freightPrice =
    kind !== 'physical' || goodsPrice.gte(3000) || priced.isFreightFree
      ? decimal('0')
      : decimal(String(8 + Math.min(60, Math.ceil(Number(weight) / 10))))
  const flow = sum([priced.flowPrice, freightPrice])
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
    discountPrice: priced.discountPrice,
    couponPrice: priced.couponPrice,
    updatePrice: '0.00',
    flowPrice: fixed(flow, 2),
    discounts,
    promotionId: promotion === 'PINTUAN' ? (discounts[0]?.promotionId ?? '') : '',
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
  for (const line of lines) orderTables.mallOrderItems.insert(line)
  logOrder(sn, '会员', '订单已提交')
  for (const follow of afterUse.all()) follow({ ...order, lines }, false)
  return order
}

/** Prefix, day and a 19-digit number, as the mall numbers its documents. */
function numbered(prefix: string): string {
  return `${prefix}${worldToday().replaceAll('-', '')}${mallId()}`
}

function chosen(storeId: string, chance: SeededRandom, isVirtual: boolean): Choice[] {
  const skus = new Map<string, SkuRow[]>()
  for (const sku of goodsTables.goodsSkus.all()) skus.set(sku.goodsId, [...(skus.get(sku.goodsId) ?? []), sku])
  const offers = goodsTables.goods
    .filter((row) => row.storeId === storeId && isOnSale(row) && (row.goodsType === 'VIRTUAL_GOODS') === isVirtual)
    .map((goods) => ({ goods, skus: skusFor(goods, skus.get(goods.id)) }))
    .filter(({ skus: offered }) => offered.length > 0)
  const [first, ...others] = offers
  if (!first) return []
  const count = isVirtual ? 1 : chance.whole(1, 3)
  const found = new Map<string, Choice>()
  for (let turn = 0; turn < count; turn += 1) {
    const { goods, skus: offered } = chance.pick([first, ...others])
    const sku = chance.pick(offered as [SkuRow, ...SkuRow[]])
    // Wholesale goods are ordered in whole batches.
    const batch = minBatch(goods.wholesaleList)
    const most = Math.floor(Number(sku.quantity) / batch)
    const num = isVirtual ? 1 : batch * chance.whole(1, Math.min(most, batch === 1 ? 12 : 5))
    found.set(sku.id, { goods, sku, num })
  }
  return [...found.values()]
}

/** The SKUs of a product with stock for the smallest order. */
function skusFor({ wholesaleList }: GoodsRow, skus: readonly SkuRow[] = []): SkuRow[] {
  return skus.filter(({ quantity }) => Number(quantity ?? 0) >= minBatch(wholesaleList))
}

/** A product of a group-buy that runs, and as many pieces as it allows; none without one. */
function groupChoice(storeId: string, chance: SeededRandom): Choice[] {
  const now = worldNow()
  const offers = activitiesOf(storeId, (row) => statusAt(row, now) === 'START')
    .filter(({ promotionType }) => promotionType === 'PINTUAN')
    .flatMap(({ promotionGoodsList, limitNum }) => promotionGoodsList.map(({ skuId }) => ({ skuId, limitNum })))
  const [first, ...others] = offers
  if (!first) return []
  const { skuId, limitNum } = chance.pick([first, ...others])
  const sku = goodsTables.goodsSkus.get(skuId)
  const goods = sku && goodsTables.goods.get(sku.goodsId)
  const most = Math.min(3, limitNum || 3)
  return sku && goods ? [{ goods, sku, num: chance.whole(1, most) }] : []
}

function lineOf({ goods, sku, num }: Choice) {
  return { goods, sku, num, ...soldSku(sku) }
}

function itemOf(line: PricedLine<ReturnType<typeof lineOf>>, orderSn: string): OrderItemRow {
  const { goods, sku, num, price, subTotal, flowPrice, discounts } = line
  const categoryId = goods.categoryPath.split(',').at(-1) ?? ''
  return {
    id: mallId(),
    sn: numbered('OI'),
    orderSn,
    goodsId: goods.id,
    skuId: sku.id,
    goodsName: sku.goodsName || goods.goodsName,
    goodsUnit: goods.goodsUnit,
    goodsSn: sku.sn ?? '',
    image: sku.images[0] ?? goods.thumbnail,
    specs: Object.fromEntries(sku.specs.map(({ specName, specValue }) => [specName, specValue])),
    categoryId,
    commissionRate: categoryTables.goodsCategories.get(categoryId)?.commissionRate ?? DEFAULT_COMMISSION,
    num,
    unitPrice: fixed(price, 2),
    subTotal,
    flowPrice,
    agreedPrice: flowPrice,
    discounts,
    promotionType: discounts.map(({ promotionType }) => promotionType).join(),
    promotionId: discounts.map(({ promotionId }) => promotionId).join(),
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

/** What each activity took off the whole order. */
function discountsOf(lines: readonly OrderItemRow[]): Discount[] {
  const all = lines.flatMap(({ discounts }) => discounts)
  const ids = [...new Set(all.map(({ promotionId }) => promotionId))]
  return ids.flatMap((id) => {
    const own = all.filter(({ promotionId }) => promotionId === id)
    const discountPrice = fixed(sum(own.map((discount) => discount.discountPrice)), 2)
    return own.slice(0, 1).map((discount) => ({ ...discount, discountPrice }))
  })
}
