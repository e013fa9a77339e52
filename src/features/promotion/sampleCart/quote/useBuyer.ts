import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReceivedCoupon } from '#features/mall/activity/model/cart'
import { members } from '#features/mall/member/api'
import { receivedAt } from '#features/promotion/sampleCart/model/coupon'
import { useCapability } from '#shared/capability/useCapability'
import { listQuery } from '#shared/listState'
import { IN_PLACE } from '#shared/resource'

/** Most coupons of a shop that are read of one buyer. */
const MAX_COUPONS = 200

/** The buyer of a sample cart, and the coupons received until a moment; '' is a new buyer, who received none. */
export function useBuyer(id: string, moment: string) {
  const enabled = useCapability('members') && id !== ''
  const member = useQuery({ ...members.detail(id), enabled, meta: IN_PLACE })
  const asked = listQuery({ criteria: { id }, current: 1, size: MAX_COUPONS, sort: '', order: '' })
  const coupons = useQuery({ ...members.coupons(asked), enabled: enabled && Boolean(member.data), meta: IN_PLACE })
  // Pages keep the rows of another buyer while they load.
  const rows = member.data && !coupons.isPlaceholderData ? coupons.data?.records : undefined
  const received = useMemo((): readonly ReceivedCoupon[] => (rows ? receivedAt(rows, moment) : []), [rows, moment])
  return {
    /** null of a new buyer, and of one that is not among those of the shop. */
    member: member.data ?? null,
    received,
    isLoading: member.isLoading || (Boolean(member.data) && !rows && !coupons.isError),
    failed: [member, coupons].find(({ isError }) => isError) ?? null,
  }
}
