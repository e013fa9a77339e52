import { text } from '#domain/text'
import { defineActions, drawerAction, mutationAction } from '#shared/action/action'
import { distributionGoods } from './api'
import type { DistributionGoods } from './model'

/** The shop's actions on a SKU that distributors sell. */
export const distributionGoodsActions = defineActions<DistributionGoods>({
  screen: 'distributionGoods',
  idOf: ({ skuId }) => `distributionGoods ${skuId}`,
  nameOf: ({ goodsName }) => goodsName,
  all: [
    drawerAction({ key: 'edit', label: '编辑', needs: 'distributionChange', open: ({ id }) => ({ edit: id }) }),
    mutationAction({
      key: 'cancel',
      label: '移除',
      isDanger: true,
      mutation: distributionGoods.cancel,
      argOf: ({ id }) => ({ id }),
      question: ({ goodsName }) => text('移除分销商品 {{name}}？', { name: goodsName }),
      consequence: text('移除后分销员不能再推广，已产生的分销订单照常结算佣金。'),
      done: ({ goodsName }) => text('已移除分销商品 {{name}}', { name: goodsName }),
      batch: {
        label: '批量移除',
        question: (count) => text('移除 {{count}} 个分销商品？', { count }),
        consequence: text('移除后分销员不能再推广，已产生的分销订单照常结算佣金。'),
      },
    }),
  ],
})
