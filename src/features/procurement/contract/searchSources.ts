import { defineSearchSource, isName, isNumberLike } from '#shared/search/searchSource'
import { contracts } from './api'
import { contractFields } from './fields'
import type { Contract } from './model'

/** Search sources of contracts: by number, by name and by project. */
export const searchSources = [
  defineSearchSource({
    key: 'contract',
    label: '集采合同',
    byPinyin: ({ contractName, projects }) => [contractName, ...projects.map(({ projectName }) => projectName)],
    screen: 'agreementList',
    query: contracts.page,
    fields: contractFields,
    filters: (text) =>
      isNumberLike(text)
        ? [{ contractCode: text }]
        : isName(text)
          ? [{ contractName: text }, { projectName: text }]
          : [],
    amountOf: ({ totalAmountTax }: Contract) => totalAmountTax,
    foundOf: ({ id, contractCode, contractName }: Contract) => ({
      name: contractCode,
      detail: contractName,
      link: { name: 'agreementDetail', query: { id } },
    }),
  }),
]
