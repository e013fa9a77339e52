import { formatPlate, isPlate } from '#domain/plate'
import { defineFind, isNumberLike } from '#shared/find/find'
import { deliveries } from './api'
import { deliverFields } from './fields'
import type { Deliver } from './model'

/** Search sources of delivery notes: by number and by truck. */
export const finds = [
  defineFind({
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
