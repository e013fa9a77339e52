import { decimal } from '#domain/money'
import { toList, toPage } from '#domain/page'
import { unchecked } from '#domain/shape'
import { isRecord, wireText } from '#domain/wire'
import { get, post } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { action, call, defineResource, pageCall } from '#shared/resource'
import type { FeatureDuration, NewOrder, Payment, PlatformFeature, PlatformOrder } from './model'

const BASE = '/api/gd-order/order'

/** What a payment answers: the order and how to pay it. */
export type PayAnswer = Pick<PlatformOrder, 'orderSn' | 'payStatus' | 'payType' | 'expireTime'> & { orderId: string }

/** Packages of platform services and their orders. One resource: a payment changes all of it. */
export const platformServices = defineResource('platformService', {
  features: call(async (_all: null, signal) =>
    toList<PlatformFeature>(await get('/api/manager/feature/queryList', unchecked(), {}, { signal }))
      .filter(isRecord)
      .map(readFeature),
  ),
  page: pageCall(async (query: ListQuery, signal) =>
    toPage<PlatformOrder>(await get(`${BASE}/page`, unchecked(), query, { signal })),
  ),
  detail: call(async (id: string, signal) => {
    const order = await get<PlatformOrder>(`${BASE}/detail/${encodeURIComponent(id)}`, unchecked(), {}, { signal })
    return isRecord(order) ? { ...order, payments: toList<Payment>(order.payments) } : null
  }),
  /** Makes an order and asks for its payment, or asks for the payment of one that is there. */
  pay: action((order: NewOrder | { orderId: string; payType: string }) =>
    post<PayAnswer>(`${BASE}/supplierPay`, unchecked(), order),
  ),
})

function readFeature(feature: PlatformFeature): PlatformFeature {
  return {
    ...feature,
    items: toList<string>(feature.items),
    maxQuantity: Math.max(1, Number(wireText(feature.maxQuantity))),
    // What has no price is not sold.
    durations: toList<FeatureDuration>(feature.durations).filter(
      (one) => isRecord(one) && Number(one.duration) > 0 && decimal(one.price) !== null,
    ),
    serviceEnd: wireText(feature.serviceEnd),
    openOrderId: wireText(feature.openOrderId),
  }
}
