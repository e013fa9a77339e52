import { expect } from '@playwright/test'
import type { ShopCall } from './shopApi'
import type { Sku } from './stock'

const ORDERS = '/buyer/order/order'
const CARTS = '/buyer/trade/carts'
/** The shop makes one trade in three seconds. */
const BETWEEN_TRADES_MS = 3_500

/** By time, because not every shop's ids grow. */
const NEWEST = { sort: 'createTime', order: 'desc', pageSize: 5 }

/** A line of an order. */
type OrderItem = { sn: string; skuId: string; goodsId: string; num: number; flowPrice: number; afterSaleStatus: string }
/** An order as either side reads it. */
export type OrderRecord = {
  order: { sn: string; tradeSn: string; orderStatus: string; flowPrice: number; logisticsNo: string | null }
  orderItems: [OrderItem, ...OrderItem[]]
}
/** The prices of a cart. */
export type CartPrices = { flowPrice: number; goodsPrice: number; couponPrice: number | null }
/** A claim of a buyer. */
export type Claim = { sn: string; serviceStatus: string; applyRefundPrice: number; actualRefundPrice: number | null }

/** The buyer chooses an SKU and the own address; resolves to what it costs. `way` is of the shop's own words. */
export async function fillCart(
  buyer: ShopCall,
  { sku, num, way = 'BUY_NOW', coupon }: { sku: Sku; num: number; way?: string; coupon?: string },
): Promise<CartPrices> {
  await buyer(CARTS, { method: 'POST', form: { skuId: sku.id, num, cartType: way } })
  const { records } = await buyer<{ records: { id: string }[] }>('/buyer/member/address', { query: { pageSize: 1 } })
  const [address] = records
  if (!address) throw new Error('The buyer has no address')
  await buyer(`${CARTS}/shippingAddress`, { query: { shippingAddressId: address.id, way } })
  await buyer(`${CARTS}/shippingMethod`, { method: 'PUT', query: { shippingMethod: 'LOGISTICS', way } })
  if (coupon) await buyer(`${CARTS}/select/coupon`, { query: { way, memberCouponId: coupon, used: true } })
  const { priceDetailDTO } = await buyer<{ priceDetailDTO: CartPrices }>(`${CARTS}/checked`, { query: { way } })
  return priceDetailDTO
}

/**
 * Makes the order of the cart and pays it from the wallet; resolves to it once the shop has taken note: it waits to be
 * shipped, or for its group.
 */
export async function payCart(buyer: ShopCall, way = 'BUY_NOW'): Promise<OrderRecord> {
  const { sn } = await makeTrade(buyer, way)
  const query = { orderType: 'TRADE', sn, clientType: 'PC' }
  await expect.poll(() => orderOfTrade(buyer, sn), { timeout: 20_000 }).toBeTruthy()
  await buyer('/buyer/payment/cashier/pay/WALLET/NATIVE', { query })
  const paid = async () => (await orderOfTrade(buyer, sn))?.order.orderStatus ?? ''
  await expect.poll(paid, { timeout: 20_000 }).toBe(way === 'PINTUAN' ? 'PAID' : 'UNDELIVERED')
  return (await orderOfTrade(buyer, sn)) as OrderRecord
}

/** An order of two pieces, paid from the wallet. */
export async function paidOrder(buyer: ShopCall, sku: Sku): Promise<OrderRecord> {
  await fillCart(buyer, { sku, num: 2 })
  return payCart(buyer)
}

/** The same, shipped and received. */
export async function receivedOrder(
  { seller, buyer }: { seller: ShopCall; buyer: ShopCall },
  sku: Sku,
  logisticsId: string,
): Promise<OrderRecord> {
  const { order } = await paidOrder(buyer, sku)
  const form = { logisticsNo: trackingNumber(), logisticsId }
  await seller(`/store/order/order/${order.sn}/delivery`, { method: 'POST', form })
  await buyer(`${ORDERS}/${order.sn}/receiving`, { method: 'POST' })
  const open = async () => (await readOrder(buyer, order.sn)).orderItems[0].afterSaleStatus
  await expect.poll(open, { timeout: 20_000 }).toBe('NOT_APPLIED')
  return readOrder(buyer, order.sn)
}

/** The buyer claims one piece of an order's first line; resolves to the claim. */
export async function claimOne(
  buyer: ShopCall,
  { orderItems: [item] }: OrderRecord,
  serviceType: 'RETURN_GOODS' | 'RETURN_MONEY',
): Promise<Claim> {
  const info = await buyer<{ applyRefundPrice: number; refundWay: string; accountType: string }>(
    `/buyer/order/afterSale/applyAfterSaleInfo/${item.sn}`,
  )
  const [reason] = await buyer<{ reason: string }[]>(`/buyer/order/afterSale/get/afterSaleReason/${serviceType}`)
  return buyer(`/buyer/order/afterSale/save/${item.sn}`, {
    method: 'POST',
    form: {
      orderItemSn: item.sn,
      goodsId: item.goodsId,
      skuId: item.skuId,
      applyRefundPrice: info.applyRefundPrice.toFixed(2),
      num: 1,
      reason: reason?.reason ?? '其他',
      problemDesc: '有一件破损',
      images: '',
      serviceType,
      refundWay: info.refundWay,
      accountType: info.accountType,
    },
  })
}

/** An order as its reader's service has it. */
export function readOrder(reader: ShopCall, sn: string, path = ORDERS): Promise<OrderRecord> {
  return reader(`${path}/${sn}`)
}

/** The money in the buyer's wallet, in yuan. */
export async function walletOf(buyer: ShopCall): Promise<number> {
  return (await buyer<{ memberWallet: number }>('/buyer/wallet/wallet')).memberWallet
}

/** A number of a parcel that no other has. */
export function trackingNumber(): string {
  return `TEST${Date.now()}`
}

async function makeTrade(buyer: ShopCall, way: string, attempts = 5): Promise<{ sn: string }> {
  try {
    return await buyer(`${CARTS}/create/trade`, { method: 'POST', json: { way, client: 'PC', remark: [] } })
  } catch (error) {
    if (attempts === 1 || !/频繁/.test(String(error))) throw error
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRADES_MS))
    return makeTrade(buyer, way, attempts - 1)
  }
}

/** The order that a trade became, among the newest. */
async function orderOfTrade(buyer: ShopCall, tradeSn: string): Promise<OrderRecord | null> {
  const { records } = await buyer<{ records: { sn: string }[] }>(ORDERS, { query: NEWEST })
  for (const { sn } of records) {
    const record = await readOrder(buyer, sn)
    if (record.order.tradeSn === tradeSn) return record
  }
  return null
}
