import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { platformServices } from './api'
import { platformOrderFields } from './fields'
import type { PlatformFeature } from './model'

/** Services that end soon. */
export const todos = [
  defineTodo({
    key: 'service',
    group: 'expiry',
    label: '即将到期的服务',
    hint: '30 天内到期，到期后停用',
    query: platformServices.ending,
    fields: platformOrderFields,
    list: () => ({ name: 'platformServiceList' }),
    lineOf: ({ featureId, featureName, serviceEnd }: PlatformFeature): TodoLine => ({
      name: featureName,
      detail: '',
      due: serviceEnd,
      link: { name: 'platformServicePayment', query: { featureId } },
    }),
  }),
]
