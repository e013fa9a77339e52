import { defineSearchSource, isName, isNumberLike } from '#shared/search/searchSource'
import { settlements } from './api'
import { settlementFields } from './fields'
import type { Settlement } from './model'

/** Search sources of settlements: by number, project and amount. */
export const searchSources = [
  defineSearchSource({
    key: 'settlement',
    label: '结算单',
    screen: 'settlementList',
    query: settlements.page,
    fields: settlementFields,
    filters: (text) => (isNumberLike(text) ? [{ settlementCode: text }] : isName(text) ? [{ projectName: text }] : []),
    amountOf: ({ totalAmountTax }: Settlement) => totalAmountTax,
    foundOf: ({ id, settlementCode, projectName }: Settlement) => ({
      name: settlementCode,
      detail: projectName,
      link: { name: 'settlementDetail', query: { id } },
    }),
  }),
]
