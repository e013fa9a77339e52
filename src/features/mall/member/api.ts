import * as v from 'valibot'
import { pageOf, pageWith, recordOf } from '#domain/shape'
import { recordLeaf } from '#domain/wire'
import { operation } from '#shared/http/operation'
import { defineResource, pageQuery, recordQuery } from '#shared/resource'
import { memberEndpoints } from './endpoints'
import { footprintSchema, memberCouponSchema, memberSchema, memberSums } from './model'

const memberPage = pageWith(memberSchema, v.object({ summary: recordLeaf(memberSums) }))

/** The buyers of the shop. */
export const members = defineResource('member', {
  page: pageQuery(operation(memberEndpoints.page, memberPage)),
  detail: recordQuery(operation(memberEndpoints.detail, recordOf(memberSchema))),
  footprints: pageQuery(operation(memberEndpoints.footprints, pageOf(footprintSchema))),
  coupons: pageQuery(operation(memberEndpoints.coupons, pageOf(memberCouponSchema))),
})
