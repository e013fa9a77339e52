import { canOperate } from '#shared/navigation'
import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { type GoodsRow, goods, skus } from './api'
import { goodsFields, skuFields } from './fields'
import type { GoodsSku } from './model'

/** Products that are running out, and those that the platform refused. */
export const todos = [
  defineTodo({
    key: 'lowStock',
    group: 'act',
    label: '库存预警',
    hint: '在售商品的库存低于预警值',
    query: skus.page,
    fields: skuFields,
    list: () => ({ name: 'alert-goods-quantity', query: { stock: 'LOW', sort: 'quantity', order: 'asc' } }),
    lineOf: ({ goodsId, goodsName, quantity: sent }: GoodsSku): TodoLine => {
      const quantity = sent ?? 0
      return {
        name: goodsName,
        detail: `库存 ${quantity}`,
        link: canOperate('alert-goods-quantity')
          ? { name: 'goods-operation-edit', query: { id: goodsId } }
          : { name: 'alert-goods-quantity', query: { stock: 'LOW' } },
      }
    },
  }),
  defineTodo({
    key: 'refusedGoods',
    group: 'act',
    label: '审核未通过商品',
    hint: '按原因修改后重新提交',
    query: goods.page,
    fields: goodsFields,
    list: () => ({ name: 'goods', query: { goodsStatus: 'REFUSE' } }),
    lineOf: ({ id, goodsName, reason }: GoodsRow): TodoLine => ({
      name: goodsName,
      detail: reason,
      link: { name: 'goods', query: { view: id } },
    }),
  }),
]
