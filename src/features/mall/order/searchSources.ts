import { defineSearchSource, isName, isNumberLike } from '#shared/search/searchSource'
import { mallOrders } from './api'
import { orderFields } from './fields'
import type { OrderRow } from './shape'

/**
 * Search sources of the mall's orders: by number, product, buyer, consignee and phone, by the number of a waybill, and
 * by amount.
 */
export const searchSources = [
  defineSearchSource({
    key: 'mallOrder',
    label: '商城订单',
    // This screen shows orders of goods and of services.
    screen: 'order-detail',
    query: mallOrders.search,
    fields: orderFields,
    filters: (text) => [
      ...(isNumberLike(text) || isName(text) ? [{ keywords: text }] : []),
      ...(isName(text) ? [{ buyerName: text }] : []),
    ],
    amountOf: ({ flowPrice }: OrderRow) => flowPrice,
    foundOf: ({ sn, memberName, consigneeName }: OrderRow) => ({
      name: sn,
      detail: [memberName, consigneeName].filter(Boolean).join(' '),
      link: { name: 'order-detail', query: { sn } },
    }),
  }),
]
