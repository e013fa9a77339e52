import { getPage, getRecord, optional, requiring } from '#shared/endpoint'

const BASE = '/api/store/member'

/**
 * Calls about the buyers of the shop. lilishop's client names the list and the record, and no server answers them;
 * the coupons of a member are [proposed].
 */
export const memberEndpoints = optional('members', {
  page: getPage(BASE),
  detail: getRecord(`${BASE}/{id}`, 'id'),
  /** What buyers looked at; with `memberId` one of them. */
  footprints: getPage(`${BASE}/footprint`),
  coupons: requiring(getPage(`${BASE}/{id}/coupon`), 'id'),
})
