import { getPage, getRecord, post, put, putForm, remove } from '#shared/endpoint'

const COUPON = '/api/store/promotion/coupon'

/** Calls about coupons. Several ids are joined by commas. */
export const couponEndpoints = {
  page: getPage(COUPON),
  byId: getRecord(`${COUPON}/{id}`, 'id'),
  add: post(COUPON),
  update: put(COUPON),
  /** Opens coupons in a period, in milliseconds; without one they are closed. */
  setStatus: putForm(`${COUPON}/status`),
  remove: remove(`${COUPON}/{ids}`),
  received: getPage(`${COUPON}/received`),
}
