import * as v from 'valibot'
import type { Page } from '#domain/page'
import { pageOf, pageWith, recordOf } from '#domain/shape'
import * as wire from '#domain/wire'
import type { Purchases } from '#features/mall/member/bought/model'
import { operation } from '#shared/http/operation'
import { defineResource, pageQuery, recordQuery } from '#shared/resource'
import { memberEndpoints } from './endpoints'
import { footprintSchema, type Member, memberCouponSchema, memberSchema, memberSums } from './model'

const memberPage = pageWith(memberSchema, v.object({ summary: wire.record(memberSums) }))
/** A page of members with the sums of all; with their purchases where those are asked for. */
type MemberPage = Page<Member & Partial<Purchases>> & { summary: v.InferOutput<typeof memberSums> | null }

/** The buyers of the shop. */
export const members = defineResource('member', {
  page: pageQuery<MemberPage>(operation(memberEndpoints.page, memberPage)),
  detail: recordQuery(operation(memberEndpoints.detail, recordOf(memberSchema))),
  footprints: pageQuery(operation(memberEndpoints.footprints, pageOf(footprintSchema))),
  coupons: pageQuery(operation(memberEndpoints.coupons, pageOf(memberCouponSchema))),
})
