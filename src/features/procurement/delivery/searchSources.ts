import { formatPlate, isPlate } from '#domain/plate'
import { defineSearchSource, isNumberLike } from '#shared/search/searchSource'
import { deliveries } from './api'
import { deliverFields } from './fields'
import type { Deliver } from './model'

/** Search sources of delivery notes: by number and by truck. */
export const searchSources = [
  defineSearchSource({
    key: 'note',
    label: '送货单',
    screen: 'deliverList',
    query: deliveries.page,
    fields: deliverFields,
    filters: (text) => (isNumberLike(text) ? [{ deliverSn: text }] : isPlate(text) ? [{ carNo: text }] : []),
    foundOf: ({ deliverSn, projectName, carNo }: Deliver) => ({
      name: deliverSn,
      detail: [projectName, carNo && formatPlate(carNo)].filter(Boolean).join(' '),
      link: { name: 'deliverDetail', query: { deliverSn } },
    }),
  }),
]
