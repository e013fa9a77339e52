import { defineSearchSource, isWord } from '#shared/search/searchSource'
import { coupons } from './api'
import { couponFields } from './fields'
import type { Coupon } from './model'

/** Search sources of coupons: by name. */
export const searchSources = [
  defineSearchSource({
    key: 'coupon',
    label: '优惠券',
    screen: 'coupon',
    query: coupons.page,
    fields: couponFields,
    filters: (text) => (isWord(text) ? [{ couponName: text }] : []),
    foundOf: ({ id, couponName, promotionName }: Coupon) => ({
      name: couponName,
      detail: promotionName,
      link: { name: 'add-coupon', query: { id } },
    }),
  }),
]
