import { defineFind, isNumberLike } from '#shared/find/find'
import { afterSales } from './api'
import { afterSaleFields } from './fields'
import type { AfterSale } from './model'

/** What the search finds of claims: by number, and those of an order. */
export const finds = [
  defineFind({
    key: 'afterSale',
    label: '售后单',
    screen: 'return-goods-order-detail',
    query: afterSales.page,
    fields: afterSaleFields,
    filters: (text) => (isNumberLike(text) ? [{ sn: text }, { orderSn: text }] : []),
    foundOf: ({ sn, memberName, goodsName }: AfterSale) => ({
      name: sn,
      detail: [memberName, goodsName].filter(Boolean).join(' '),
      link: { name: 'return-goods-order-detail', query: { sn } },
    }),
  }),
]
