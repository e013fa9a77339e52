import * as v from 'valibot'
import type { Page } from '#domain/page'
import { listOf, pageOf, promised, recordOf } from '#domain/shape'
import { idLeaf } from '#domain/wire'
import { get, post } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import {
  type NewOrder,
  type PlatformFeature,
  platformFeatureSchema,
  platformOrderSchema,
  serviceStateOf,
} from './model'

const BASE = '/api/gd-order/order'

/** Packages of platform services and their orders. One resource: a payment changes all of it. */
export const platformServices = defineResource('platformService', {
  features: query((_all: null, signal) => readFeatures(signal)),
  /** One package: no endpoint returns a single one, but the list is short. */
  feature: query(async (featureId: string, signal): Promise<PlatformFeature | null> => {
    const features = await readFeatures(signal)
    return features.find((feature) => feature.featureId === featureId) ?? null
  }),
  /** The packages in use that end soon, as one page, soonest first. */
  ending: pagesBy(async (_query: ListQuery, signal): Promise<Page<PlatformFeature>> => {
    const features = (await readFeatures(signal)).filter((feature) => serviceStateOf(feature) === 'soon')
    const records = features.toSorted((a, b) => a.serviceEnd.localeCompare(b.serviceEnd))
    return { records, total: records.length, current: 1, size: records.length, pages: 1 }
  }),
  page: pagesBy((query: ListQuery, signal) => get(`${BASE}/page`, pageOf(platformOrderSchema), query, { signal })),
  detail: query((id: string, signal) =>
    get(`${BASE}/detail/${encodeURIComponent(id)}`, recordOf(platformOrderSchema), {}, { signal }),
  ),
  /** Creates an order and requests its payment, or requests the payment of an existing one. */
  pay: mutation((order: NewOrder | { orderId: string; payType: string }) =>
    post(`${BASE}/supplierPay`, promised(v.object({ orderId: idLeaf() })), order),
  ),
})

function readFeatures(signal: AbortSignal): Promise<PlatformFeature[]> {
  return get('/api/manager/feature/queryList', listOf(platformFeatureSchema), {}, { signal })
}
