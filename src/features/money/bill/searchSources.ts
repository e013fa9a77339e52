import { defineSearchSource, isNumberLike } from '#shared/search/searchSource'
import { bills } from './api'
import { billFields } from './fields'
import type { BillRow } from './model'

/** Search source of the bills, by number and amount. */
export const searchSources = [
  defineSearchSource({
    key: 'bill',
    label: '店铺结算单',
    screen: 'bill-detail',
    query: bills.page,
    fields: billFields,
    filters: (text) => (isNumberLike(text) ? [{ sn: text }] : []),
    amountOf: ({ billPrice }: BillRow) => billPrice,
    foundOf: ({ id, sn, startTime, endTime }: BillRow) => ({
      name: sn,
      detail: `${startTime} ~ ${endTime}`,
      link: { name: 'bill-detail', query: { id } },
    }),
  }),
]
