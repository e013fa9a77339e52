import { defineActions, linkAction } from '#shared/action/action'
import { canApply, type Seckill } from './model'

/** The actions on a seckill of the platform. */
export const seckillActions = defineActions<Seckill>({
  screen: 'seckill',
  idOf: ({ id }) => `seckill ${id}`,
  nameOf: ({ promotionName }) => promotionName,
  all: [
    linkAction({
      key: 'apply',
      label: '报名',
      isWrite: true,
      isAllowed: (row) => canApply(row),
      go: ({ id }) => ({ name: 'seckill-goods', query: { id } }),
    }),
  ],
})
