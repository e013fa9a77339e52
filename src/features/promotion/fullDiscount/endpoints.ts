import { getPage, getRecord, post, put, putForm, remove } from '#shared/endpoint'

const FULL_DISCOUNT = '/api/store/promotion/fullDiscount'

/** Calls about full discounts. */
export const fullDiscountEndpoints = {
  page: getPage(FULL_DISCOUNT),
  byId: getRecord(`${FULL_DISCOUNT}/{id}`, 'id'),
  add: post(FULL_DISCOUNT),
  update: put(FULL_DISCOUNT),
  /** Opens it in a period, in milliseconds; without one it is closed. */
  setStatus: putForm(`${FULL_DISCOUNT}/status/{id}`),
  remove: remove(`${FULL_DISCOUNT}/{id}`),
}
