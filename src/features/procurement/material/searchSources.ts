import { defineSearchSource, isWord } from '#shared/search/searchSource'
import { materials } from './api'
import { materialFields } from './fields'
import type { DeliverableMaterial } from './model'

/** Search sources of the contracts' materials: by name, size and grade. */
export const searchSources = [
  defineSearchSource({
    key: 'material',
    label: '合同材料',
    screen: 'materialList',
    query: materials.available,
    fields: materialFields,
    filters: (text) => (isWord(text) ? [{ materialName: text }] : []),
    foundOf: ({ materialName, spec, grade, contractCode, contractId }: DeliverableMaterial) => ({
      name: [materialName, spec, grade].filter(Boolean).join(' '),
      detail: contractCode,
      link: { name: 'agreementDetail', query: { id: contractId } },
    }),
  }),
]
