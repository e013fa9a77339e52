import { defineSearchSource, isNumberLike } from '#shared/search/searchSource'
import { afterSales } from './api'
import { afterSaleFields } from './fields'
import type { AfterSale } from './model'

/** Search sources of claims: by claim number, order number and amount. */
export const searchSources = [
  defineSearchSource({
    key: 'afterSale',
    label: '售后单',
    screen: 'return-goods-order-detail',
    query: afterSales.page,
    fields: afterSaleFields,
    filters: (text) => (isNumberLike(text) ? [{ sn: text }, { orderSn: text }] : []),
    // The latest of what was refunded, agreed and claimed.
    amountOf: ({ actualRefundPrice, agreedRefundPrice, applyRefundPrice }: AfterSale) =>
      actualRefundPrice ?? agreedRefundPrice ?? applyRefundPrice,
    foundOf: ({ sn, memberName, goodsName }: AfterSale) => ({
      name: sn,
      detail: [memberName, goodsName].filter(Boolean).join(' '),
      link: { name: 'return-goods-order-detail', query: { sn } },
    }),
  }),
]
