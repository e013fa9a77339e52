import * as v from 'valibot'
import type { Page } from '#domain/page'
import { listOf, pageOf, recordOf, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pageQuery, pagesBy, query, recordQuery, valueQuery } from '#shared/resource'
import { platformServiceEndpoints } from './endpoints'
import { type NewOrder, type PlatformFeature, platformFeatureSchema, platformOrderSchema } from './model'
import { serviceStateOf } from './serviceState'

const readFeatures = operation(platformServiceEndpoints.features, listOf(platformFeatureSchema))
const payOrder = operation(platformServiceEndpoints.pay, requiredValue(v.object({ orderId: wire.id() })))

/** Packages of platform services and their orders. One resource: a payment changes all of it. */
export const platformServices = defineResource('platformService', {
  features: valueQuery(readFeatures),
  /** One package: no endpoint returns a single one, but the list is short. */
  feature: query(async (featureId: string, signal): Promise<PlatformFeature | null> => {
    const features = await readFeatures(null, { signal })
    return features.find((feature) => feature.featureId === featureId) ?? null
  }),
  /** The packages in use that end soon, as one page, soonest first. */
  ending: pagesBy(async (_query: ListQuery, signal): Promise<Page<PlatformFeature>> => {
    const features = (await readFeatures(null, { signal })).filter((feature) => serviceStateOf(feature) === 'soon')
    const records = [...features].sort((a, b) => a.serviceEnd.localeCompare(b.serviceEnd))
    return { records, total: records.length, current: 1, size: records.length, pages: 1 }
  }),
  page: pageQuery(operation(platformServiceEndpoints.page, pageOf(platformOrderSchema))),
  detail: recordQuery(operation(platformServiceEndpoints.detail, recordOf(platformOrderSchema))),
  /** Creates an order and requests its payment, or requests the payment of an existing one. */
  pay: mutation((order: NewOrder | { orderId: string; payType: string }) => payOrder(order)),
})
