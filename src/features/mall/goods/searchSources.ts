import { defineSearchSource, isWord } from '#shared/search/searchSource'
import { type GoodsRow, goods } from './api'
import { goodsFields } from './fields'

/** Search sources of products: by name and by number. */
export const searchSources = [
  defineSearchSource({
    key: 'goods',
    label: '商品',
    screen: 'goods',
    query: goods.page,
    fields: goodsFields,
    filters: (text) => (/^\d{5,}$/.test(text) ? [{ id: text }] : isWord(text) ? [{ goodsName: text }] : []),
    foundOf: ({ id, goodsName }: GoodsRow) => ({
      name: goodsName,
      detail: id,
      link: { name: 'goods', query: { view: id } },
    }),
  }),
]
