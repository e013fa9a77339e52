import { defineSearchSource, isWord } from '#shared/search/searchSource'
import { type GoodsRow, goods } from './api'
import { goodsFields } from './fields'

/** Search sources of products: by name, by number, and by the number of a SKU. */
export const searchSources = [
  defineSearchSource({
    key: 'goods',
    label: '商品',
    screen: 'goods',
    query: goods.page,
    fields: goodsFields,
    filters: (text) => [
      ...(/^\d{5,}$/.test(text) ? [{ id: text }] : []),
      ...(isWord(text) ? [{ goodsName: text }] : []),
      // Of a SKU: HC001-05, 6901234567892.
      ...(/^[\w-]{4,30}$/.test(text) && /\d/.test(text) ? [{ sn: text }] : []),
    ],
    foundOf: ({ id, goodsName }: GoodsRow) => ({
      name: goodsName,
      detail: id,
      link: { name: 'goods', query: { view: id } },
    }),
  }),
]
